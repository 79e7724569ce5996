// Plays a GLB in Babylon.js without a screen: node babylon.mjs FILE.glb FRAME,FRAME,... prints one JSON object. A frame may be
// a fraction, between two. Babylon's own code blends the shapes and skins the vertices.
import { readFileSync } from "node:fs";
import { AbstractEngine } from "@babylonjs/core/Engines/abstractEngine.js";
import { NullEngine } from "@babylonjs/core/Engines/nullEngine.js";
import { LoadAssetContainerAsync } from "@babylonjs/core/Loading/sceneLoader.js";
import { Vector3 } from "@babylonjs/core/Maths/math.vector.js";
import { Logger } from "@babylonjs/core/Misc/logger.js";
import { Scene } from "@babylonjs/core/scene.js";
import "@babylonjs/loaders/glTF/2.0/glTFLoader.js";

Logger.LogLevels = Logger.ErrorLogLevel; // its greeting would stand before the JSON
const LOADER_FPS = 60; // the loader counts an animation in frames of its own, sixty a second

const [path, list] = process.argv.slice(2);
const frames = list.split(",").map(Number);
const scene = new Scene(new NullEngine());
scene.useRightHandedSystem = true; // as glTF is: nothing is mirrored
const loaded = await LoadAssetContainerAsync(new Uint8Array(readFileSync(path)), scene, { pluginExtension: ".glb" });
loaded.addAllToScene();
const skinned = loaded.meshes.filter(mesh => mesh.skeleton);
const { extras } = JSON.parse(jsonOfGlb(readFileSync(path))).asset;
const [animation] = loaded.animationGroups;
animation.start(true);
animation.pause();

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
