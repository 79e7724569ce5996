// Opens an export as a web page would: node play.mjs FILE.glb|FILE.json FRAME,FRAME,... prints one JSON object. In a GLB a frame
// may be a fraction, between two.
import { readFileSync } from "node:fs";
import { AnimationMixer, Bone, LoopOnce, Quaternion, REVISION, Vector3 } from "three";
import { GLTFLoader } from "three/addons/loaders/GLTFLoader.js";

globalThis.self ??= globalThis; // three's loaders are written for pages

const [path, list] = process.argv.slice(2);
const frames = list.split(",").map(Number);
const place = object => object.getWorldPosition(new Vector3()).toArray();

async function playGlb() {
  const data = readFileSync(path);
  const gltf = await new GLTFLoader().parseAsync(data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength), "");
  const mixer = new AnimationMixer(gltf.scene), fps = gltf.asset.extras.frames_per_second;
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
