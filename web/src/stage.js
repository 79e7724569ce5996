// One renderer for all elements of a page: it draws the figure for one after the other and copies the picture to each.

import {
  BufferAttribute, BufferGeometry, Color, DirectionalLight, DoubleSide, FrontSide, HemisphereLight, Mesh, MeshStandardMaterial,
  PerspectiveCamera, RepeatWrapping, SRGBColorSpace, Scene, Texture, Vector3, WebGLRenderer,
} from "three";

const LOOKS = { surface: { roughness: 0.75 }, eyes: { roughness: 0.2 }, lashes: { roughness: 0.9, transparent: true, side: DoubleSide, depthWrite: false } };
const MOST_PIXELS = 2048; // along a side of a picture
const FINE = 700; // pixels a metre from which edges of the light surface, which has a quarter of the triangles, would be seen
const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i; // names of what draws on the processor
const HAND = 0.3, TALL = 1.1, LEVEL = 1.33; // metres: what a close-up shows of a hand, what else is seen of a signer, and its middle
/** Directions from which a signer is seen, in degrees: to the viewer's right, and up. */
export const VIEWS = { front: [0, 0], left: [-60, 5], right: [60, 5], side: [90, 0], back: [180, 0], top: [0, 70], hand: [0, 0] };
const FIELD = 24; // degrees that the camera sees from top to bottom

let stage = null;
/** The stage of the page, made when it is first needed. */
export function theStage() { return (stage ??= new Stage()); }

/** How the paint of an avatar looks; nothing for what has none. */
function painted(paint) {
  if (!paint) return {};
  const map = paint.image ? new Texture(paint.image) : null;
  if (map) [map.colorSpace, map.flipY, map.wrapS, map.wrapT, map.needsUpdate] = [SRGBColorSpace, false, RepeatWrapping, RepeatWrapping, true];
  return { map, alphaTest: paint.cut, side: paint.isDouble ? DoubleSide : FrontSide };
}

class Stage {
  constructor() {
    // A processor smooths edges in pictures that stand still, by drawing them twice as large, and makes one context alone.
    const options = { alpha: true, antialias: false, powerPreference: "low-power" }, canvas = document.createElement("canvas");
    const context = canvas.getContext("webgl2", options), told = context?.getExtension("WEBGL_debug_renderer_info");
    const name = context ? context.getParameter(told ? told.UNMASKED_RENDERER_WEBGL : context.RENDERER) : "";
    this.isSoftware = SOFTWARE.test(name);
    try {
      this.renderer = new WebGLRenderer(this.isSoftware ? { ...options, canvas, context } : { ...options, antialias: true });
    } catch { throw new Error("this browser shows no 3-D pictures (WebGL)"); }
    if (!this.isSoftware) context?.getExtension("WEBGL_lose_context")?.loseContext();
    this.renderer.setPixelRatio(1);
    this.scene = new Scene();
    this.camera = new PerspectiveCamera(FIELD, 1, 0.1, 20);
    this.scene.add(new HemisphereLight(new Color(1, 1, 1), new Color(0.55, 0.5, 0.47), 1.5));
    for (const [x, y, z, strength] of [[-1.5, 1.6, 2.4, 1.5], [2.2, 0.9, 1.4, 0.7], [0.3, 1.5, -2.5, 0.9]]) {
      const light = new DirectionalLight(new Color(1, 0.98, 0.95), strength);
      light.position.set(x, y, z);
      this.scene.add(light);
    }
    this.meshes = new Map();
    this.size = [0, 0];
  }

  #meshOf(figure) {
    if (this.meshes.has(figure)) return this.meshes.get(figure);
    const geometry = new BufferGeometry();
    for (const [name, values] of [["position", figure.positions], ["normal", figure.normals]]) {
      const attribute = new BufferAttribute(values, 3);
      attribute.setUsage(35048); // gl.DYNAMIC_DRAW: written again for every picture
      geometry.setAttribute(name, attribute);
    }
    if (figure.inPictures) geometry.setAttribute("uv", new BufferAttribute(figure.inPictures, 2));
    geometry.setAttribute("color", new BufferAttribute(figure.colours, 4, true));
    const materials = new Map(), groups = [];
    const corners = Uint32Array.from([...figure.looks, ...figure.light].flatMap(([name, list]) => {
      if (!materials.has(name)) materials.set(name, new MeshStandardMaterial({ vertexColors: true, ...(LOOKS[name] ?? LOOKS.surface), ...painted(figure.paints.get(name)) }));
      groups.push({ start: groups.length ? groups.at(-1).start + groups.at(-1).count : 0, count: list.length, materialIndex: [...materials.keys()].indexOf(name) });
      return [...list];
    }));
    geometry.setIndex(new BufferAttribute(corners, 1));
    const mesh = new Mesh(geometry, [...materials.values()]);
    mesh.userData = { fine: groups.slice(0, figure.looks.length), light: groups.slice(figure.looks.length) };
    mesh.frustumCulled = false;
    this.scene.add(mesh);
    this.meshes.set(figure, mesh);
    return mesh;
  }

  /** Draw a figure in a pose of a movement into a canvas: seen as `eye` says ({turn, lift, zoom, hand, leftHanded, mirrored}). */
  draw(figure, movement, time_s, eye, canvas) {
    const isLight = figure.light.length > 0 && canvas.height * eye.zoom / (eye.hand ? HAND : TALL) < FINE;
    figure.pose(movement, time_s, isLight);
    const scale = this.isSoftware && eye.isStill ? 2 : 1, mesh = this.#meshOf(figure);
    const [width, height] = [canvas.width, canvas.height].map(size => Math.min(MOST_PIXELS, scale * size));
    mesh.geometry.groups = isLight ? mesh.userData.light : mesh.userData.fine;
    for (const other of this.meshes.values()) other.visible = other === mesh;
    for (const name of ["position", "normal"]) {
      const attribute = mesh.geometry.attributes[name];
      attribute.clearUpdateRanges();
      attribute.addUpdateRange(0, 3 * (isLight ? figure.count : figure.rows));
      attribute.needsUpdate = true;
    }
    mesh.scale.x = eye.leftHanded ? -1 : 1;
    if (this.size[0] !== width || this.size[1] !== height) {
      this.renderer.setSize(width, height, false);
      this.size = [width, height];
    }
    this.#look(figure, eye, width / height);
    this.renderer.render(this.scene, this.camera);
    const pen = canvas.getContext("2d");
    pen.setTransform(eye.mirrored ? -1 : 1, 0, 0, 1, eye.mirrored ? canvas.width : 0, 0);
    pen.clearRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(this.renderer.domElement, 0, 0, canvas.width, canvas.height);
  }

  #look(figure, eye, aspect) {
    const { camera } = this, radians = Math.PI / 180;
    const middle = new Vector3(...(eye.hand ? figure.place(eye.hand) : [0, LEVEL * figure.height, 0.1]));
    if (eye.leftHanded) middle.x = -middle.x;
    const tall = (eye.hand ? HAND : TALL) * figure.height / eye.zoom / Math.min(1, aspect);
    const away = tall / 2 / Math.tan(FIELD / 2 * radians), turn = eye.turn * radians, lift = eye.lift * radians;
    camera.aspect = aspect;
    camera.near = Math.max(0.02, away - 1.5);
    camera.position.set(Math.sin(turn) * Math.cos(lift), Math.sin(lift), Math.cos(turn) * Math.cos(lift)).multiplyScalar(away).add(middle);
    camera.lookAt(middle);
    camera.updateProjectionMatrix();
  }
}
