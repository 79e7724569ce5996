// Quaternions x, y, z, w of joints.

/** Turn `from` a share of the shortest way to `to`, at an even rate. */
export function slerp(from, to, share) {
  let dot = from[0] * to[0] + from[1] * to[1] + from[2] * to[2] + from[3] * to[3];
  const sign = dot < 0 ? -1 : 1;
  dot = Math.min(1, dot * sign);
  let before = 1 - share, after = share;
  if (dot < 0.9999) { // below 1.6 degrees straight mixing is off by less than 1e-6 rad
    const angle = Math.acos(dot), sine = Math.sin(angle);
    before = Math.sin(before * angle) / sine;
    after = Math.sin(after * angle) / sine;
  }
  after *= sign;
  return [0, 1, 2, 3].map(k => before * from[k] + after * to[k]);
}

/** Write the rows of a 3 x 4 matrix that turns and shifts; the quaternion may be of any length. */
export function quaternionMatrix([x, y, z, w], [p, q, r], out) {
  const s = 2 / (x * x + y * y + z * z + w * w || 1);
  out[0] = 1 - s * (y * y + z * z); out[1] = s * (x * y - z * w); out[2] = s * (x * z + y * w); out[3] = p;
  out[4] = s * (x * y + z * w); out[5] = 1 - s * (x * x + z * z); out[6] = s * (y * z - x * w); out[7] = q;
  out[8] = s * (x * z - y * w); out[9] = s * (y * z + x * w); out[10] = 1 - s * (x * x + y * y); out[11] = r;
}
