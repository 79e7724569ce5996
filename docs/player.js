// Where every joint is in one frame: animation JSON needs no more than this.
function jointPositions(animation, frame) {
  const turn = (q, v) => {
    const t = [0, 1, 2].map(i => 2 * (q[(i + 1) % 3] * v[(i + 2) % 3] - q[(i + 2) % 3] * v[(i + 1) % 3]));
    return [0, 1, 2].map(i => v[i] + q[3] * t[i] + q[(i + 1) % 3] * t[(i + 2) % 3] - q[(i + 2) % 3] * t[(i + 1) % 3]);
  };
  const times = (p, q) => {
    const [a, b, c, d] = p, [x, y, z, w] = q;
    return [d * x + a * w + b * z - c * y, d * y - a * z + b * w + c * x, d * z + a * y - b * x + c * w, d * w - a * x - b * y - c * z];
  };
  const { rotation, translation } = animation.tracks, placed = {};
  for (const joint of animation.skeleton) {
    const r = rotation.joints.indexOf(joint.name), t = translation.joints.indexOf(joint.name);
    const local = { q: r < 0 ? joint.rest_rotation : rotation.frames[frame][r], p: t < 0 ? joint.translation_m : translation.frames_m[frame][t] };
    const parent = placed[joint.parent] || { q: [0, 0, 0, 1], p: [0, 0, 0] };
    placed[joint.name] = { q: times(parent.q, local.q), p: turn(parent.q, local.p).map((x, i) => x + parent.p[i]) };
  }
  return placed;
}
