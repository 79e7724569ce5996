// Plays VRMA files on an avatar: node vrma.mjs AVATAR.vrm TIME,TIME,... FILE.vrma... prints for each where the humanoid's bones are at each
// time (s), their turns in the world from the T-pose (quaternions), the weights of expressions that the avatar has, and where it looks (degrees to its left, and down).
import { readFileSync } from "node:fs";
import { AnimationMixer, LoopOnce, Quaternion, Vector3 } from "three";
import { GLTFLoader } from "three/addons/loaders/GLTFLoader.js";
import { VRMLoaderPlugin } from "@pixiv/three-vrm";
import { createVRMAnimationClip, VRMAnimationLoaderPlugin, VRMLookAtQuaternionProxy } from "@pixiv/three-vrm-animation";

globalThis.self ??= globalThis; // three's loaders are written for pages

const [avatar, list, ...paths] = process.argv.slice(2);
const loader = new GLTFLoader();
loader.register(parser => new VRMLoaderPlugin(parser));
loader.register(parser => new VRMAnimationLoaderPlugin(parser));

async function load(file) {
  const data = readFileSync(file);
  return loader.parseAsync(data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength), "");
}

async function play(path) {
  const { vrm } = (await load(avatar)).userData, gltf = await load(path), [animation] = gltf.userData.vrmAnimations;
  const proxy = new VRMLookAtQuaternionProxy(vrm.lookAt);
  proxy.name = "lookAtProxy";
  vrm.scene.add(proxy);
  const mixer = new AnimationMixer(vrm.scene);
  const action = mixer.clipAction(createVRMAnimationClip(animation, vrm)).play().setLoop(LoopOnce);
  action.clampWhenFinished = true;
  const bones = Object.keys(vrm.humanoid.humanBones);
  const raw = bone => vrm.humanoid.getRawBoneNode(bone);
  vrm.scene.updateMatrixWorld(true);
  const rests = new Map(bones.map(bone => [bone, raw(bone).getWorldQuaternion(new Quaternion()).invert()]));
  const frames = list.split(",").map(time => {
    action.paused = false; // the end pauses it
    mixer.setTime(Number(time));
    vrm.update(0);
    vrm.scene.updateMatrixWorld(true);
    const places = bones.map(bone => [bone, raw(bone).getWorldPosition(new Vector3()).toArray()]);
    const turns = bones.map(bone => [bone, raw(bone).getWorldQuaternion(new Quaternion()).multiply(rests.get(bone)).toArray()]);
    const weights = vrm.expressionManager.expressions.map(one => [one.expressionName, one.weight]);
    return { bones: Object.fromEntries(places), turns: Object.fromEntries(turns), weights: Object.fromEntries(weights), look: [vrm.lookAt.yaw, vrm.lookAt.pitch] };
  });
  const { preset, custom } = animation.expressionTracks;
  return { frames, duration: animation.duration, presets: [...preset.keys()], custom: [...custom.keys()] };
}

const played = [];
for (const path of paths) played.push(await play(path));
process.stdout.write(JSON.stringify(played));
