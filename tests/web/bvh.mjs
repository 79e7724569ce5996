// Plays BVH files: node bvh.mjs FRAME,FRAME,... FILE.bvh... prints where every joint of each is in these frames, in the file's own unit.
import { readFileSync } from "node:fs";
import { AnimationMixer, LoopOnce, Vector3 } from "three";
import { BVHLoader } from "three/addons/loaders/BVHLoader.js";

const [list, ...paths] = process.argv.slice(2);

function play(path) {
  const { clip, skeleton } = new BVHLoader().parse(readFileSync(path, "utf8"));
  const [root] = skeleton.bones, mixer = new AnimationMixer(root);
  const action = mixer.clipAction(clip).play().setLoop(LoopOnce);
  action.clampWhenFinished = true;
  const times = clip.tracks[0].times;
  const frames = list.split(",").map(frame => {
    action.paused = false; // the end pauses it
    mixer.setTime(times[Number(frame)]);
    root.updateMatrixWorld(true);
    const named = skeleton.bones.filter(bone => bone.name !== "ENDSITE");
    return Object.fromEntries(named.map(bone => [bone.name, bone.getWorldPosition(new Vector3()).toArray()]));
  });
  return { frames, count: times.length, step: times[1] - times[0] };
}

process.stdout.write(JSON.stringify(paths.map(play)));
