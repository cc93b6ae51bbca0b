/** What is painted in one colour: where it may be, and which points of that are in it. */
export type Shape = {
  readonly colour: string;
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
  readonly holds: (x: number, y: number) => boolean;
};

export function roundRect(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  colour: string,
): Shape {
  /** How far beyond the straight part of its side a point is. */
  const beyond = (at: number, from: number, length: number) =>
    Math.max(from + radius - at, at - (from + length - radius), 0);
  const holds = (px: number, py: number) =>
    beyond(px, x, width) ** 2 + beyond(py, y, height) ** 2 <= radius ** 2;
  return { colour, box: [x, y, x + width, y + height], holds };
}

export const capsule = (x: number, y: number, width: number, height: number, colour: string): Shape =>
  roundRect(x, y, width, height, height / 2, colour);

const inEllipse = (dx: number, dy: number, rx: number, ry: number) => (dx / rx) ** 2 + (dy / ry) ** 2 <= 1;

export const disc = (cx: number, cy: number, rx: number, ry: number, colour: string): Shape => ({
  colour,
  box: [cx - rx, cy - ry, cx + rx, cy + ry],
  holds: (x, y) => inEllipse(x - cx, y - cy, rx, ry),
});

export const ring = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  thick: number,
  colour: string,
): Shape => ({
  colour,
  box: [cx - rx, cy - ry, cx + rx, cy + ry],
  holds: (x, y) => inEllipse(x - cx, y - cy, rx, ry) && !inEllipse(x - cx, y - cy, rx - thick, ry - thick),
});

/** The rim of a coin that lies flat: its upper side is drawn over it. */
export function coinStack(x: number, y: number, width: number, colour: string): Shape {
  const [thick, bow] = [40, 36];
  const middle = x + width / 2;
  return {
    colour,
    box: [x, y, x + width, y + thick + bow],
    holds: (px, py) => py <= y + thick || inEllipse(px - middle, py - y - thick, width / 2, bow),
  };
}

/** A sheet with a torn upper edge, which goes on below the picture. */
export function receipt(x: number, y: number, width: number, colour: string): Shape {
  const [tooth, deep, below] = [30, 18, 10_000];
  const edge = (px: number) => {
    const along = ((px - x) % tooth) / tooth;
    return y + deep * (1 - Math.abs(2 * along - 1));
  };
  return { colour, box: [x, y, x + width, below], holds: (px, py) => py >= edge(px) };
}

const samples = 4;

/** RGBA, one shape over the other; an edge is as strong as the part of its pixel that it covers. */
export function paint(width: number, height: number, shapes: readonly Shape[]): Buffer {
  const pixels = Buffer.alloc(width * height * 4);
  for (const { colour, box, holds } of shapes) {
    const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
    const [left, top] = [Math.max(0, Math.floor(box[0])), Math.max(0, Math.floor(box[1]))];
    const [right, bottom] = [Math.min(width, Math.ceil(box[2])), Math.min(height, Math.ceil(box[3]))];
    for (let y = top; y < bottom; y += 1)
      for (let x = left; x < right; x += 1)
        blend(pixels, (y * width + x) * 4, channels, coverage(holds, x, y));
  }
  return pixels;
}

function coverage(holds: Shape['holds'], x: number, y: number): number {
  // Most pixels are inside: their corners say so.
  if (holds(x, y) && holds(x + 1, y) && holds(x, y + 1) && holds(x + 1, y + 1)) return 1;
  let covered = 0;
  for (let nth = 0; nth < samples ** 2; nth += 1) {
    const [column, row] = [nth % samples, Math.floor(nth / samples)];
    if (holds(x + (column + 0.5) / samples, y + (row + 0.5) / samples)) covered += 1;
  }
  return covered / samples ** 2;
}

function blend(pixels: Buffer, at: number, channels: readonly number[], share: number): void {
  if (share === 0) return;
  const before = (pixels[at + 3] ?? 0) / 255;
  const alpha = share + before * (1 - share);
  for (const [channel, value] of channels.entries()) {
    const under = pixels[at + channel] ?? 0;
    pixels[at + channel] = Math.round((value * share + under * before * (1 - share)) / alpha);
  }
  pixels[at + 3] = Math.round(alpha * 255);
}
