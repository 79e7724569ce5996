// Opens an export as a web page would: node play.mjs FILE.glb|FILE.json FRAME,FRAME,... [BODY.glb] prints one JSON object. In a GLB
// a frame may be a fraction, between two. Movement without a mesh is played on the body of another file.
import { readFileSync } from "node:fs";
import { AnimationMixer, Bone, LoopOnce, NumberKeyframeTrack, Quaternion, REVISION, Vector3 } from "three";
import { GLTFLoader } from "three/addons/loaders/GLTFLoader.js";

globalThis.self ??= globalThis; // three's loaders are written for pages

const [path, list, bodyPath] = process.argv.slice(2);
const frames = list.split(",").map(Number);
const place = object => object.getWorldPosition(new Vector3()).toArray();

async function load(file) {
  const data = readFileSync(file);
  return new GLTFLoader().parseAsync(data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength), "");
}

// Gives the clip of a movement what moves the face of a body: tracks of joints find theirs by name.
function addFace(clip, { face_weights: weights = {} }, scene) {
  const [{ times }] = clip.tracks;
  scene.traverse(one => {
    for (const shape of Object.keys(one.morphTargetDictionary ?? {}))
      if (shape in weights) clip.tracks.push(new NumberKeyframeTrack(`${one.name}.morphTargetInfluences[${shape}]`, times, weights[shape]));
  });
}

async function playGlb() {
  const gltf = await load(path), fps = gltf.asset.extras?.frames_per_second ?? gltf.animations[0].userData.frames_per_second;
  if (bodyPath) {
    gltf.scene = (await load(bodyPath)).scene;
    addFace(gltf.animations[0], gltf.asset.extras, gltf.scene);
  }
  const mixer = new AnimationMixer(gltf.scene);
  const action = mixer.clipAction(gltf.animations[0]).play().setLoop(LoopOnce); // looped, the last frame would be the first
  action.clampWhenFinished = true;
  const skins = [], joints = [];
  gltf.scene.traverse(one => {
    if (one.isSkinnedMesh) skins.push(one);
    if (one.isBone) joints.push(one);
  });
  const shown = frames.map(frame => {
    action.paused = false; // the end pauses it
    mixer.setTime(frame / fps);
    gltf.scene.updateMatrixWorld(true);
    for (const skin of skins) skin.skeleton.update();
    const vertex = new Vector3();
    const vertices = skin => {
      const all = new Float32Array(3 * skin.geometry.attributes.position.count);
      for (let index = 0; 3 * index < all.length; index++) skin.getVertexPosition(index, vertex).toArray(all, 3 * index);
      return Buffer.from(all.buffer).toString("base64");
    };
    return {
      joints: Object.fromEntries(joints.map(joint => [joint.name, place(joint)])),
      vertices: Object.fromEntries(skins.map(skin => [skin.name, vertices(skin)])),
    };
  });
  return { client: `three.js ${REVISION}`, frames: shown, duration: gltf.animations[0].duration, about: gltf.asset.extras };
}

function playJson() {
  const animation = JSON.parse(readFileSync(path, "utf8"));
  const bones = Object.fromEntries(animation.skeleton.map(joint => [joint.name, new Bone()]));
  const shown = frames.map(frame => {
    for (const joint of animation.skeleton) {
      const bone = bones[joint.name];
      bone.name = joint.name;
      bone.position.fromArray(joint.translation_m);
      bone.quaternion.copy(new Quaternion().fromArray(joint.rest_rotation));
      if (joint.parent) bones[joint.parent].add(bone);
    }
    const { rotation, translation } = animation.tracks;
    rotation.joints.forEach((name, index) => bones[name].quaternion.fromArray(rotation.frames[frame][index]));
    translation.joints.forEach((name, index) => bones[name].position.fromArray(translation.frames_m[frame][index]));
    bones[animation.skeleton[0].name].updateMatrixWorld(true);
    return { joints: Object.fromEntries(Object.values(bones).map(bone => [bone.name, place(bone)])) };
  });
  return { frames: shown };
}

process.stdout.write(JSON.stringify(path.endsWith(".glb") ? await playGlb() : playJson()));
