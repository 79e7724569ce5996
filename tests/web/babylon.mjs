// Plays a GLB in Babylon.js without a screen: node babylon.mjs FILE.glb FRAME,FRAME,... [BODY.glb] prints one JSON object. A frame
// may be a fraction, between two. Babylon's own code blends the shapes and skins the vertices. Movement without a mesh is played on
// the body of another file.
import { readFileSync } from "node:fs";
import { Animation } from "@babylonjs/core/Animations/animation.js";
import { AbstractEngine } from "@babylonjs/core/Engines/abstractEngine.js";
import { NullEngine } from "@babylonjs/core/Engines/nullEngine.js";
import { LoadAssetContainerAsync } from "@babylonjs/core/Loading/sceneLoader.js";
import { Vector3 } from "@babylonjs/core/Maths/math.vector.js";
import { Logger } from "@babylonjs/core/Misc/logger.js";
import { Scene } from "@babylonjs/core/scene.js";
import "@babylonjs/loaders/glTF/2.0/glTFLoader.js";

Logger.LogLevels = Logger.ErrorLogLevel; // its greeting would stand before the JSON
const LOADER_FPS = 60; // the loader counts an animation in frames of its own, sixty a second

const [path, list, bodyPath] = process.argv.slice(2);
const frames = list.split(",").map(Number);
const scene = new Scene(new NullEngine());
scene.useRightHandedSystem = true; // as glTF is: nothing is mirrored
const load = file => LoadAssetContainerAsync(new Uint8Array(readFileSync(file)), scene, { pluginExtension: ".glb" });
const moving = await load(path), loaded = bodyPath ? await load(bodyPath) : moving;
loaded.addAllToScene();
const skinned = loaded.meshes.filter(mesh => mesh.skeleton);
const { extras } = JSON.parse(jsonOfGlb(readFileSync(path))).asset;
const [animation] = bodyPath ? [onBody(moving.animationGroups[0])] : moving.animationGroups;
animation.start(true);
animation.pause();

// The animation on the nodes of the body that have the names of its own, and of its face shapes.
function onBody(group) {
  const nodes = Object.fromEntries(loaded.transformNodes.map(node => [node.name, node]));
  const made = group.clone("on the body", target => nodes[target.name]);
  const frames = group.targetedAnimations[0].animation.getKeys().map(key => key.frame);
  for (const { morphTargetManager } of skinned)
    for (let at = 0; at < (morphTargetManager?.numTargets ?? 0); at++) {
      const target = morphTargetManager.getTarget(at), weights = extras.face_weights?.[target.name];
      if (!weights) continue;
      const face = new Animation(target.name, "influence", LOADER_FPS, Animation.ANIMATIONTYPE_FLOAT);
      face.setKeys(weights.map((value, index) => ({ frame: frames[index], value })));
      made.addTargetedAnimation(face, target);
    }
  return made;
}

function jsonOfGlb(data) {
  return data.subarray(20, 20 + data.readUInt32LE(12)).toString("utf8");
}

function inWorld(mesh) {
  const positions = Float32Array.from(mesh.getPositionData(true, true)), world = mesh.computeWorldMatrix(true), place = new Vector3();
  for (let at = 0; at < positions.length; at += 3)
    Vector3.TransformCoordinatesFromFloatsToRef(positions[at], positions[at + 1], positions[at + 2], world, place).toArray(positions, at);
  return Buffer.from(positions.buffer).toString("base64");
}

const shown = frames.map(frame => {
  animation.goToFrame((LOADER_FPS * frame) / extras.frames_per_second);
  for (const node of loaded.transformNodes) node.computeWorldMatrix(true);
  for (const skeleton of loaded.skeletons) skeleton.prepare(true);
  return {
    joints: Object.fromEntries(loaded.transformNodes.map(node => [node.name, node.getAbsolutePosition().asArray()])),
    vertices: Object.fromEntries(skinned.map(mesh => [mesh.name, inWorld(mesh)])),
  };
});
process.stdout.write(JSON.stringify({ client: `Babylon.js ${AbstractEngine.Version}`, frames: shown }));
