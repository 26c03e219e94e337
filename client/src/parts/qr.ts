/** QR codes for addresses: byte mode, error correction L, versions 1 to 6 (up to 134 bytes). */

const SIZES = [
  // [bytes of data, bytes of correction for each block, blocks]
  [19, 7, 1],
  [34, 10, 1],
  [55, 15, 1],
  [80, 20, 1],
  [108, 26, 1],
  [136, 18, 2],
] as const;
const FORMAT_L_MASK_0 = 0b111011111000100; // error correction L and mask 0, with their own correction

/** Powers of 2 in the field of 256 elements, and their logarithms. */
const EXP: number[] = [];
const LOG: number[] = [];
for (let power = 0, value = 1; power < 255; power += 1) {
  EXP[power] = value;
  LOG[value] = power;
  value = value * 2 >= 256 ? (value * 2) ^ 0x11d : value * 2;
}
const times = (one: number, other: number) =>
  one && other ? EXP[(LOG[one]! + LOG[other]!) % 255]! : 0;

/** The remainder that corrects errors in the data. */
export function correction(data: readonly number[], length: number): number[] {
  let divisor = [1];
  for (let root = 0; root < length; root += 1) {
    const next = [...divisor, 0];
    divisor.forEach((each, index) => (next[index + 1]! ^= times(each, EXP[root]!)));
    divisor = next;
  }
  const rest = [...data, ...Array<number>(length).fill(0)];
  data.forEach((_, index) => {
    const factor = rest[index]!;
    divisor.forEach((each, offset) => (rest[index + offset]! ^= times(each, factor)));
  });
  return rest.slice(data.length);
}

/** Length, text and padding in bytes. */
function coded(text: Uint8Array, room: number): number[] {
  const bits = [0, 1, 0, 0];
  const push = (value: number, count: number) => {
    for (let bit = count - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1);
  };
  push(text.length, 8);
  for (const byte of text) push(byte, 8);
  push(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  for (let pad = 0xec; bits.length < room * 8; pad ^= 0xec ^ 0x11) push(pad, 8);
  return Array.from({ length: room }, (_, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((all, bit) => all * 2 + bit, 0),
  );
}

/** Data and correction of all blocks, byte by byte in turn. */
function interleaved(data: number[], length: number, blocks: number): number[] {
  const size = data.length / blocks;
  const parts = Array.from({ length: blocks }, (_, index) =>
    data.slice(index * size, (index + 1) * size),
  );
  const checks = parts.map((part) => correction(part, length));
  const turns = (rows: number[][]) => rows[0]!.flatMap((_, at) => rows.map((row) => row[at]!));
  return [...turns(parts), ...turns(checks)];
}

/** The squares of the code, row by row: dark or not; null if the text is too long. */
export function squaresOf(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = SIZES.findIndex(([room]) => bytes.length + 2 <= room) + 1;
  if (!version) return null;
  const [room, length, blocks] = SIZES[version - 1]!;
  const side = 17 + 4 * version;
  const dark = Array.from({ length: side }, () => Array<boolean>(side).fill(false));
  const fixed = Array.from({ length: side }, () => Array<boolean>(side).fill(false));
  const set = (x: number, y: number, value: boolean) => {
    if (x < 0 || y < 0 || x >= side || y >= side) return;
    dark[y]![x] = value;
    fixed[y]![x] = true;
  };
  const square = (cx: number, cy: number, reach: number, isLight: (ring: number) => boolean) => {
    for (let y = -reach; y <= reach; y += 1)
      for (let x = -reach; x <= reach; x += 1)
        set(cx + x, cy + y, !isLight(Math.max(Math.abs(x), Math.abs(y))));
  };
  for (let at = 8; at < side - 8; at += 1) {
    set(at, 6, at % 2 === 0);
    set(6, at, at % 2 === 0);
  }
  const isFinderLight = (ring: number) => ring === 2 || ring === 4;
  square(3, 3, 4, isFinderLight);
  square(side - 4, 3, 4, isFinderLight);
  square(3, side - 4, 4, isFinderLight);
  if (version > 1) square(side - 7, side - 7, 2, (ring) => ring === 1);
  for (let bit = 0; bit < 15; bit += 1) {
    const value = ((FORMAT_L_MASK_0 >> bit) & 1) === 1;
    set(8, bit < 6 ? bit : bit < 8 ? bit + 1 : side - 15 + bit, value);
    set(bit < 8 ? side - 1 - bit : bit < 9 ? 7 : 14 - bit, 8, value);
  }
  set(8, side - 8, true);
  lay(interleaved(coded(bytes, room), length, blocks), dark, fixed);
  return dark;
}

/** Lay the bits in columns of two, up and down, and mask them like a chessboard. */
function lay(bytes: readonly number[], dark: boolean[][], fixed: boolean[][]): void {
  const side = dark.length;
  let bit = 0;
  for (let right = side - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < side; step += 1) {
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? side - 1 - step : step;
        if (fixed[y]![x]) continue;
        const value = ((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1;
        dark[y]![x] = (value === 1) !== ((x + y) % 2 === 0);
        bit += 1;
      }
    }
  }
}
