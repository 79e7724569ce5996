// The figure: bones carry its cage, and the surface is refined from that, as in the editor: no vertex is off by more than rounding.

import { quaternionMatrix } from "./rotations.js";

const LONGEST = 400; // letters of a credit that a page shows

/** A body of a site; `pose` puts its surface, of which there is one, where a movement has it. */
export class Figure {
  constructor(glb) {
    const { json } = glb, [{ attributes, targets }] = glb.entry("meshes", 0).primitives;
    const { rig, surface } = json.asset.extras, skin = glb.entry("skins", 0);
    this.name = String(rig.name);
    this.height = Math.min(5, Math.max(0.2, Number(json.asset.extras.height) || 1)); // of the body that signs are written on
    this.credit = typeof json.asset.copyright === "string" ? json.asset.copyright.slice(0, LONGEST) : "";
    this.rest = glb.floats(attributes.POSITION);
    this.count = this.rest.length / 3;
    this.joints = this.#joints(json, skin.joints, glb.floats(skin.inverseBindMatrices));
    this.index = new Map(this.joints.map(({ name }, number) => [name, number]));
    this.#carry(glb, attributes);
    this.shapes = new Map(json.meshes[0].extras.targetNames.map((name, number) => {
      const [vertices, moved] = glb.sparse(targets[number].POSITION);
      if (vertices.some(vertex => vertex >= this.count)) throw new Error("a face shape moves what is not there");
      return [String(name), { vertices, moved }];
    }));
    this.#refine(glb, surface);
    this.#paint(glb, surface);
    this.matrices = new Float64Array(12 * this.joints.length);
    this.places = new Float64Array(12 * this.joints.length);
    this.cage = new Float32Array(3 * this.count);
    this.around = new Float32Array(3 * this.count);
    this.positions = new Float32Array(3 * this.rows);
    this.normals = new Float32Array(3 * this.rows);
  }

  #joints(json, nodes, bound) {
    const parents = new Map();
    for (const [number, node] of json.nodes.entries()) for (const child of node.children ?? []) parents.set(child, number);
    return nodes.map((node, number) => {
      const { name, rotation, translation } = json.nodes[node], parent = parents.has(node) ? nodes.indexOf(parents.get(node)) : -1;
      if (parent >= number) throw new Error(`the parent of ${name} does not stand before it`);
      return { name: String(name), parent, rotation, translation, bound: bound.subarray(16 * number, 16 * number + 16) };
    });
  }

  // Bones of each vertex of the cage and their weights, one after the other; `starts` says where those of a vertex begin.
  #carry(glb, attributes) {
    const sets = [];
    for (let set = 0; attributes[`JOINTS_${set}`] !== undefined; set++)
      sets.push([glb.stored(attributes[`JOINTS_${set}`])[0], glb.floats(attributes[`WEIGHTS_${set}`])]);
    const starts = new Uint32Array(this.count + 1), bones = [], weights = [];
    for (let vertex = 0; vertex < this.count; vertex++) {
      for (const [joints, shares] of sets) {
        for (let k = 4 * vertex; k < 4 * vertex + 4; k++) {
          if (!shares[k]) continue;
          if (!(joints[k] < this.joints.length)) throw new Error("a bone is missing");
          bones.push(joints[k]);
          weights.push(shares[k]);
        }
      }
      starts[vertex + 1] = bones.length;
    }
    this.carried = { starts, bones: Uint8Array.from(bones), weights: Float32Array.from(weights) };
  }

  #refine(glb, surface) {
    const counts = glb.stored(surface.counts)[0], value = glb.stored(surface.value)[0], values = glb.floats(surface.values);
    const starts = new Uint32Array(counts.length + 1);
    for (let row = 0; row < counts.length; row++) starts[row + 1] = starts[row] + counts[row];
    this.rows = counts.length;
    this.refined = { starts, columns: glb.stored(surface.columns)[0], shares: Float32Array.from(value, one => values[one]) };
    this.faces = glb.stored(surface.faces)[0];
    this.colours = glb.stored(surface.colours)[0];
    this.looks = Object.entries(surface.looks).map(([name, index]) => [name, glb.stored(index)[0]]);
    let face = 0;
    this.light = Object.entries(surface.face_counts ?? {}).map(([name, count]) => {
      const corners = [];
      for (const end = face + count; face < end; face++) for (const k of [0, 1, 2, 0, 2, 3]) corners.push(this.faces[4 * face + k]);
      return [name, corners];
    });
    const inside = (list, count) => list.every(one => one < count);
    if (starts[this.rows] !== this.refined.columns.length || !inside(this.refined.columns, this.count) || !inside(this.faces, this.count)
      || (this.light.length && 4 * face !== this.faces.length) || this.count > this.rows
      || !this.looks.every(([, corners]) => inside(corners, this.rows))) throw new Error("its surface does not fit its cage");
  }

  // Of an avatar: pictures that colour it, not yet unpacked, and where each point lies in them.
  #paint(glb, { paints = {}, places }) {
    this.inPictures = places === undefined ? null : glb.floats(places);
    if (this.inPictures && this.inPictures.length !== 2 * this.rows) throw new Error("its pictures do not fit");
    const packed = ({ bufferView, mimeType }) => new Blob([glb.part(bufferView, Uint8Array, glb.entry("bufferViews", bufferView).byteLength)], { type: String(mimeType) });
    this.paints = new Map(Object.entries(paints).map(([name, { cut, both_sides, picture }]) =>
      [name, { cut: Number(cut) || 0, isDouble: both_sides === true, picture: picture === undefined ? null : packed(glb.entry("images", picture)) }]));
  }

  /** Unpack its pictures; return the figure. */
  async painted() {
    await Promise.all([...this.paints.values()].filter(({ picture }) => picture).map(async paint => {
      paint.image = await createImageBitmap(paint.picture, { premultiplyAlpha: "none" }).catch(() => { throw new Error("a picture of it is broken"); });
      paint.picture = null;
    }));
    return this;
  }

  /** Put the surface where a movement has it at a time, in seconds; null for rest. The corners of its faces alone where it is `light`. */
  pose(movement, time_s, isLight = false) {
    const rotations = this.joints.map(joint => joint.rotation), translations = this.joints.map(joint => joint.translation);
    const face = movement ? movement.at(time_s, rotations, translations) : [];
    this.#stand(rotations, translations);
    this.#carryCage(face);
    this.#aroundCage();
    this.#refineCage(isLight ? this.count : this.rows);
  }

  /** Where a joint stands, in metres, in the pose that is shown. */
  place(name) {
    const at = 12 * (this.index.get(name) ?? 0);
    return [3, 7, 11].map(k => this.places[at + k]);
  }

  // Rows of 3 x 4 matrices: where each joint stands, and what carries rest points there.
  #stand(rotations, translations) {
    const own = new Float64Array(12), { places, matrices } = this;
    for (const [joint, { parent, bound }] of this.joints.entries()) {
      quaternionMatrix(rotations[joint], translations[joint], own);
      const at = 12 * joint, above = 12 * parent;
      for (let row = 0; row < 12; row += 4) {
        for (let column = 0; column < 4; column++) {
          if (parent < 0) { places[at + row + column] = own[row + column]; continue; }
          let sum = column === 3 ? places[above + row + 3] : 0;
          for (let k = 0; k < 3; k++) sum += places[above + row + k] * own[4 * k + column];
          places[at + row + column] = sum;
        }
        for (let column = 0; column < 4; column++) {
          let sum = column === 3 ? places[at + row + 3] : 0;
          for (let k = 0; k < 3; k++) sum += places[at + row + k] * bound[4 * column + k];
          matrices[at + row + column] = sum;
        }
      }
    }
  }

  #carryCage(face) {
    const { cage, matrices, carried: { starts, bones, weights } } = this;
    cage.set(this.rest);
    for (const [name, weight] of face) {
      const shape = this.shapes.get(name);
      if (!shape || !weight) continue;
      for (let k = 0; k < shape.vertices.length; k++)
        for (let axis = 0; axis < 3; axis++) cage[3 * shape.vertices[k] + axis] += weight * shape.moved[3 * k + axis];
    }
    for (let vertex = 0, at = 0; vertex < this.count; vertex++, at += 3) {
      const x = cage[at], y = cage[at + 1], z = cage[at + 2];
      let p = 0, q = 0, r = 0;
      for (let k = starts[vertex]; k < starts[vertex + 1]; k++) {
        const m = 12 * bones[k], w = weights[k];
        p += w * (matrices[m] * x + matrices[m + 1] * y + matrices[m + 2] * z + matrices[m + 3]);
        q += w * (matrices[m + 4] * x + matrices[m + 5] * y + matrices[m + 6] * z + matrices[m + 7]);
        r += w * (matrices[m + 8] * x + matrices[m + 9] * y + matrices[m + 10] * z + matrices[m + 11]);
      }
      cage[at] = p; cage[at + 1] = q; cage[at + 2] = r;
    }
  }

  // Normals of the cage, as long as the faces around are large: the cross product of the diagonals of each.
  #aroundCage() {
    const { cage, around, faces } = this;
    around.fill(0);
    for (let face = 0; face < faces.length; face += 4) {
      const a = 3 * faces[face], b = 3 * faces[face + 1], c = 3 * faces[face + 2], d = 3 * faces[face + 3];
      const x = cage[c] - cage[a], y = cage[c + 1] - cage[a + 1], z = cage[c + 2] - cage[a + 2];
      const u = cage[d] - cage[b], v = cage[d + 1] - cage[b + 1], w = cage[d + 2] - cage[b + 2];
      const p = y * w - z * v, q = z * u - x * w, r = x * v - y * u;
      around[a] += p; around[a + 1] += q; around[a + 2] += r;
      around[b] += p; around[b + 1] += q; around[b + 2] += r;
      around[c] += p; around[c + 1] += q; around[c + 2] += r;
      if (d !== c) { around[d] += p; around[d + 1] += q; around[d + 2] += r; }
    }
  }

  #refineCage(rows) {
    const { cage, around, positions, normals, refined: { starts, columns, shares } } = this;
    for (let row = 0, at = 0; row < rows; row++, at += 3) {
      let x = 0, y = 0, z = 0, u = 0, v = 0, w = 0;
      for (let k = starts[row], end = starts[row + 1]; k < end; k++) {
        const from = 3 * columns[k], share = shares[k];
        x += share * cage[from]; y += share * cage[from + 1]; z += share * cage[from + 2];
        u += share * around[from]; v += share * around[from + 1]; w += share * around[from + 2];
      }
      const length = Math.sqrt(u * u + v * v + w * w) || 1;
      positions[at] = x; positions[at + 1] = y; positions[at + 2] = z;
      normals[at] = u / length; normals[at + 1] = v / length; normals[at + 2] = w / length;
    }
  }
}
