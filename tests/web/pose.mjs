// Reads a .pose file with pose-format: node pose.mjs FRAME,FRAME,... FILE.pose prints its rate, its size, the points of each component and where all are in these frames.
import { readFileSync } from "node:fs";
import { parsePose } from "pose-format/dist/parser.js"; // its index needs a bundler

const [list, path] = process.argv.slice(2);
const { header, body } = parsePose(readFileSync(path));
const frames = list.split(",").map(frame => {
  const [person] = body.frames[Number(frame)].people;
  return header.components.flatMap(component => person[component.name].map(({ X, Y, Z, C }) => [X, Y, Z, C]));
});
const points = header.components.map(component => [component.name, component.points]);
const { width, height } = header;
process.stdout.write(JSON.stringify({ fps: body.fps, size: [width, height], count: body.frames.length, points, frames }));
