// Animation JSON read in a few lines. A quaternion is x, y, z, w; `joints` is { name: { p: place, q: turn } } in the world.
const turn = (q, v) => {
  const t = [0, 1, 2].map(i => 2 * (q[(i + 1) % 3] * v[(i + 2) % 3] - q[(i + 2) % 3] * v[(i + 1) % 3]));
  return [0, 1, 2].map(i => v[i] + q[3] * t[i] + q[(i + 1) % 3] * t[(i + 2) % 3] - q[(i + 2) % 3] * t[(i + 1) % 3]);
};
const times = ([a, b, c, d], [x, y, z, w]) =>
  [d * x + a * w + b * z - c * y, d * y - a * z + b * w + c * x, d * z + a * y - b * x + c * w, d * w - a * x - b * y - c * z];
const mix = (a, b, share) => a.map((x, i) => x + share * (b[i] - x));
const unit = q => q.map(x => x / Math.hypot(...q));
const pointOf = ({ p, q }, v) => turn(q, v).map((x, i) => x + p[i]);

// Where every joint is in a frame. A broken number such as 3.5 is between two frames: turns and places are mixed.
function jointPositions(animation, frame) {
  const { rotation, translation } = animation.tracks, joints = {};
  const whole = Math.floor(frame), next = Math.min(whole + 1, animation.timing.frames - 1);
  const at = (frames, index) => mix(frames[whole][index], frames[next][index], frame - whole);
  for (const joint of animation.skeleton) {
    const r = rotation.joints.indexOf(joint.name), t = translation.joints.indexOf(joint.name);
    const q = r < 0 ? joint.rest_rotation : unit(at(rotation.frames, r));
    const p = t < 0 ? joint.translation_m : at(translation.frames_m, t);
    const parent = joints[joint.parent] || { p: [0, 0, 0], q: [0, 0, 0, 1] };
    joints[joint.name] = { p: pointOf(parent, p), q: times(parent.q, q) };
  }
  return joints;
}

// What every hand is brought to in a frame: the goal, where its articulator is, where it should be, and by how much it misses.
function contacts(animation, frame, joints) {
  return Object.values(animation.hands).flatMap(hand => (hand.goals || [])
    .filter(goal => goal.first_frame <= frame && frame <= goal.last_frame)
    .map(goal => ({
      goal, touching: hand.touching[frame], miss_m: goal.primary ? hand.contact_error_m[frame] : null,
      from: pointOf(joints[goal.articulator_joint], goal.articulator_m), to: pointOf(joints[goal.target_joint], goal.target_m),
    })));
}

// How strong a shape of the face is in a frame, from 0 to 1; the file names only shapes that the sign shows.
function strength({ face }, frame, shape) {
  const index = face ? face.shapes.indexOf(shape) : -1;
  return index < 0 ? 0 : face.frames[Math.floor(frame)][index];
}
