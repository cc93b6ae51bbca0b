/** A grey picture: one byte for each point, row after row. */
export type GreyPicture = {
  readonly width: number;
  readonly height: number;
  readonly light: Uint8Array | Uint8ClampedArray;
};

/** How far from the frame's edge the card's may be, as a share of the side. */
const BAND = 0.24;
/** A step in brightness that is an edge and no noise. */
const STEP = 20;
/** Points that are tried on each side, and how many of them must lie on one line. */
const POINTS = 14;
const ON_A_LINE = 11;

/**
 * Whether a card lies in the frame with all four corners: on each side, from the outside inwards, the first
 * step in brightness of nearly all points must lie on one straight line. A busy table is no card, and neither
 * is one that reaches over the frame.
 */
export function cardInView({ width, height, light }: GreyPicture): boolean {
  const at = (x: number, y: number) => light[y * width + x] ?? 0;
  const sides = [
    { along: width, deep: height, look: (a: number, d: number) => at(a, d) },
    { along: width, deep: height, look: (a: number, d: number) => at(a, height - 1 - d) },
    { along: height, deep: width, look: (a: number, d: number) => at(d, a) },
    { along: height, deep: width, look: (a: number, d: number) => at(width - 1 - d, a) },
  ];
  return sides.every((side) => isOneLine(edgePoints(side)));
}

type Side = {
  readonly along: number;
  readonly deep: number;
  readonly look: (along: number, deep: number) => number;
};
type Point = { readonly a: number; readonly d: number };

/** Where the first step is, at places along the middle of a side: the corners are round. */
function edgePoints({ along, deep, look }: Side): Point[] {
  const places = Array.from({ length: POINTS }, (_, k) =>
    Math.round(along * (0.15 + (0.7 * k) / (POINTS - 1))),
  );
  return places.flatMap((a) => {
    for (let d = 1; d < deep * BAND; d += 1)
      if (Math.abs(look(a, d + 1) - look(a, d - 1)) >= STEP) return d < 2 ? [] : [{ a, d }];
    return [];
  });
}

/** Most of the points lie on the line through two of them, which leans no more than a hand does. */
function isOneLine(points: readonly Point[]): boolean {
  if (points.length < ON_A_LINE) return false;
  return points.some((one, k) =>
    points.slice(k + 4).some((other) => {
      const lean = (other.d - one.d) / (other.a - one.a);
      const isOn = ({ a, d }: Point) => Math.abs(one.d + lean * (a - one.a) - d) <= 1.6;
      return Math.abs(lean) < 0.12 && points.filter(isOn).length >= ON_A_LINE;
    }),
  );
}

/** Brightness as eyes weigh it. */
export function greyOf({ width, height, data }: ImageData): GreyPicture {
  const light = new Uint8Array(width * height);
  for (let k = 0; k < light.length; k += 1)
    light[k] = ((data[4 * k] ?? 0) * 77 + (data[4 * k + 1] ?? 0) * 150 + (data[4 * k + 2] ?? 0) * 29) >> 8;
  return { width, height, light };
}
