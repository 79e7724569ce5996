// Shows a sign on another body, as retarget.py does; needs player.js. `body` is a list of joints in their T-pose, parents before children:
// { name, parent, translation_m, rest_rotation, ours }, where `ours` is the joint of the animation that moves it, or null.
const back = ([x, y, z, w]) => [-x, -y, -z, w];
const plus = (a, b, share = 1) => a.map((x, i) => x + share * b[i]);
const dot = (a, b) => a.reduce((sum, x, i) => sum + x * b[i], 0);
const shortestTurn = (a, b) => unit([
  a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0], Math.hypot(...a) * Math.hypot(...b) + dot(a, b)]);

// Where joints are, each turned in the world or against its parent by turnOf(joint, parent's turn).
function standing(skeleton, turnOf) {
  const joints = {}, floor = { p: [0, 0, 0], q: [0, 0, 0, 1] };
  for (const joint of skeleton) {
    const parent = joints[joint.parent] || floor;
    joints[joint.name] = { p: pointOf(parent, joint.translation_m), q: turnOf(joint, parent.q) };
  }
  return joints;
}

function retargeter(animation, body) {
  const theirs = Object.fromEntries(body.filter(joint => joint.ours).map(joint => [joint.ours, joint.name]));
  const parents = Object.fromEntries(animation.skeleton.map(joint => [joint.name, joint.parent]));
  const ourT = standing(animation.skeleton, (joint, above) => times(above, joint.t_pose_rotation));
  const theirT = standing(body, (joint, above) => times(above, joint.rest_rotation));

  // 1. Every joint is turned as ours is, each counted from its T-pose.
  const copied = ours => standing(body, (joint, above) => joint.ours
    ? times(times(ours[joint.ours].q, back(ourT[joint.ours].q)), theirT[joint.name].q) : times(above, joint.rest_rotation));

  // Where a point of one of our joints is on the other body; the next joint up stands in for one that it lacks.
  function carried(ours, shown, joint, point) {
    point = pointOf(ours[joint], point);
    while (!theirs[joint]) joint = parents[joint];
    const name = theirs[joint], fromT = times(shown[name].q, back(theirT[name].q)), oursFromT = times(ours[joint].q, back(ourT[joint].q));
    return plus(shown[name].p, turn(times(fromT, back(oursFromT)), plus(point, ours[joint].p, -1)));
  }

  // 2. The arm is bent and turned so that the hand moves by what its contact misses; the hand stays turned as it is.
  const missed = (ours, shown, goal) => plus(
    carried(ours, shown, goal.target_joint, goal.target_m), carried(ours, shown, goal.articulator_joint, goal.articulator_m), -1);
  function withHandMoved(shown, side, shift) {
    const [shoulder, elbow, wrist] = ["UpperArm", "LowerArm", "Hand"].map(part => shown[theirs[side + part]].p);
    const upper = plus(elbow, shoulder, -1), lower = plus(wrist, elbow, -1), wanted = plus(plus(wrist, shift), shoulder, -1);
    const a = Math.hypot(...upper), b = Math.hypot(...lower), reach = Math.min(Math.max(Math.hypot(...wanted), Math.abs(a - b)), a + b);
    const ahead = unit(wanted), along = (a * a - b * b + reach * reach) / (2 * reach), aside = plus(upper, ahead, -dot(upper, ahead));
    const newUpper = plus(ahead.map(x => along * x), aside, Math.sqrt(Math.max(a * a - along * along, 0)) / Math.max(Math.hypot(...aside), 1e-9));
    const moved = {}, bent = { UpperArm: shortestTurn(upper, newUpper), LowerArm: shortestTurn(lower, plus(ahead.map(x => reach * x), newUpper, -1)) };
    for (const part in bent) for (const name of [theirs[side + part], theirs[`${side}${part}Twist`]]) moved[name] = bent[part];
    return standing(body, ({ name }) => moved[name] ? times(moved[name], shown[name].q) : shown[name].q);
  }
  return { copied, missed, withHandMoved };
}

// For every frame where every joint of the other body is and how it is turned in the world, with every contact where it belongs.
function retargeted(animation, body) {
  const { copied, missed, withHandMoved } = retargeter(animation, body), last = animation.timing.frames - 1;
  const ours = Array.from({ length: last + 1 }, (_, frame) => jointPositions(animation, frame));
  let shown = ours.map(copied);
  const other = hand => hand.side === "right" ? "left" : "right";
  const follows = hand => hand.goals.some(goal => goal.target_joint.startsWith(other(hand)));
  const hands = Object.values(animation.hands).sort((a, b) => follows(a) - follows(b));
  for (const hand of [...hands, ...hands, ...hands]) { // again, for hands that follow each other by turns
    const shifts = new Map([[0, [0, 0, 0]], [last, [0, 0, 0]]]);
    for (const goal of hand.goals.filter(goal => goal.primary)) {
      for (let frame = goal.first_frame; frame <= goal.last_frame; frame++) shifts.set(frame, missed(ours[frame], shown[frame], goal));
    }
    const known = [...shifts.keys()].sort((a, b) => a - b);
    shown = shown.map((joints, frame) => { // evenly from one goal to the next
      const before = known.findLast(one => one <= frame), after = known.find(one => one >= frame);
      return withHandMoved(joints, hand.side, mix(shifts.get(before), shifts.get(after), before === after ? 0 : (frame - before) / (after - before)));
    });
  }
  return shown;
}
