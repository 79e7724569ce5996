// Reads binary glTF: its description, and its accessors as typed arrays. All that a file says is checked before use.

const KINDS = {
  5121: [Uint8Array, 255], 5122: [Int16Array, 32767], 5123: [Uint16Array, 65535],
  5125: [Uint32Array, 1], 5126: [Float32Array, 1],
};
const WIDTHS = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4, MAT4: 16 };
const MOST_NUMBERS = 1 << 25; // of one accessor: ten times the largest of a figure or of ten minutes of signing

/** Read a GLB; an Error says in words what is wrong with it. */
export class Glb {
  constructor(given) {
    const bytes = new Uint8Array(given.buffer, given.byteOffset, given.byteLength); // a Buffer of Node slices otherwise
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (bytes.length < 20 || view.getUint32(0, true) !== 0x46546c67) throw new Error("it is no GLB file");
    const length = view.getUint32(12, true);
    if (20 + length > bytes.length) throw new Error("the file is cut off");
    try { this.json = JSON.parse(new TextDecoder().decode(bytes.subarray(20, 20 + length))); } catch { throw new Error("its description is no JSON"); }
    this.buffer = bytes.subarray(Math.min(bytes.length, 28 + length));
  }

  /** Numbers of an accessor as they are stored, those of a sparse one with its zeros: [values, numbers a row, whole step]. */
  stored(index) {
    const accessor = this.entry("accessors", index), kind = KINDS[accessor.componentType], width = WIDTHS[accessor.type];
    const count = accessor.count * width;
    if (!kind || !width || !(count >= 0 && count <= MOST_NUMBERS)) throw new Error(`accessor ${index} is none that Signer writes`);
    const [Kind, whole] = kind;
    const values = accessor.bufferView === undefined ? new Kind(count) : this.part(accessor.bufferView, Kind, count);
    return [values, width, accessor.normalized ? whole : 1];
  }

  /** Numbers of an accessor as floats; normalised ones from -1 to 1. */
  floats(index) {
    const [values, , whole] = this.stored(index), found = new Float32Array(values.length);
    for (let k = 0; k < found.length; k++) found[k] = values[k] / whole;
    return found;
  }

  /** Rows of a sparse accessor of vectors and their values. */
  sparse(index) {
    const { sparse } = this.entry("accessors", index);
    if (!sparse) throw new Error(`accessor ${index} is not sparse`);
    return [this.part(sparse.indices.bufferView, Uint32Array, sparse.count), this.part(sparse.values.bufferView, Float32Array, 3 * sparse.count)];
  }

  entry(list, index) {
    const found = Number.isInteger(index) && Array.isArray(this.json[list]) ? this.json[list][index] : undefined;
    if (!found || typeof found !== "object") throw new Error(`${list} ${index} is missing`);
    return found;
  }

  part(index, Kind, count) {
    const { byteOffset = 0, byteLength } = this.entry("bufferViews", index), bytes = count * Kind.BYTES_PER_ELEMENT;
    if (!(count >= 0 && count <= MOST_NUMBERS && byteOffset >= 0 && bytes <= byteLength && byteOffset + bytes <= this.buffer.length))
      throw new Error("the file is cut off");
    return new Kind(this.buffer.slice(byteOffset, byteOffset + bytes).buffer); // a copy lies as its kind of number wants it
  }
}
