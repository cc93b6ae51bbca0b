/**
 * Colours between sRGB hex and OKLCH, the space in which equal steps of lightness look equal, so that one
 * rule ("lightness .95, a quarter of the chroma") gives a fitting tint for a green lender and for a yellow
 * one. Matrices: Björn Ottosson, "A perceptual color space for image processing" (2020).
 *
 * Example: #11473C is l .360, c .059, h 176°.
 */
export interface Oklch {
  /** 0 black … 1 white */
  readonly l: number;
  /** 0 grey … about .32 the most vivid that sRGB holds */
  readonly c: number;
  /** degrees */
  readonly h: number;
}

type Triple = readonly [number, number, number];

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/**
 * `#rgb` or `#rrggbb`, nothing else: a colour name or `rgb()` would have to be understood alike on server and
 * client.
 */
export function isHex(text: string): boolean {
  return HEX.test(text);
}

/** Channels 0–255. Call it with what isHex accepted; anything else is a fault of the caller. */
export function parseHex(text: string): Triple {
  if (!isHex(text)) throw new RangeError(`"${text}" is not a colour like #rgb or #rrggbb`);
  const digits = text.slice(1);
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const value = Number.parseInt(full, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

export function hexToOklch(text: string): Oklch {
  const [l, a, b] = linearToOklab(hexToLinear(text));
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

/**
 * A colour that the screen can't show keeps its lightness and hue and gives up chroma. Clipping the channels
 * instead, as browsers do, turns a dark yellow into a brown of another hue.
 */
export function oklchToHex(colour: Oklch): string {
  const l = Math.min(1, Math.max(0, colour.l));
  if (fits(toLinear({ ...colour, l }))) return linearToHex(toLinear({ ...colour, l }));
  let low = 0;
  let high = colour.c;
  for (let step = 0; step < 24; step += 1) {
    const c = (low + high) / 2;
    if (fits(toLinear({ ...colour, l, c }))) low = c;
    else high = c;
  }
  return linearToHex(toLinear({ ...colour, l, c: low }));
}

/**
 * `share` of the first colour, the rest of the second, mixed in OKLab as CSS `color-mix(in oklab, …)` does.
 */
export function mix(first: string, share: number, second: string): string {
  const one = linearToOklab(hexToLinear(first));
  const two = linearToOklab(hexToLinear(second));
  const blend = (i: 0 | 1 | 2) => one[i] * share + two[i] * (1 - share);
  return linearToHex(oklabToLinear([blend(0), blend(1), blend(2)]));
}

/** Relative luminance needs the same linear channels, so it is exported for contrast. */
export function hexToLinear(text: string): Triple {
  const [r, g, b] = parseHex(text);
  return [decode(r / 255), decode(g / 255), decode(b / 255)];
}

function toLinear({ l, c, h }: Oklch): Triple {
  const radians = (h * Math.PI) / 180;
  return oklabToLinear([l, c * Math.cos(radians), c * Math.sin(radians)]);
}

/** A thousandth of the smallest hex step: white and pure primaries land a rounding error outside. */
const SLACK = 1e-6;

function fits(linear: Triple): boolean {
  return linear.every((channel) => channel >= -SLACK && channel <= 1 + SLACK);
}

function linearToHex(linear: Triple): string {
  const channels = linear.map((channel) => Math.round(encode(Math.min(1, Math.max(0, channel))) * 255));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

function decode(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function encode(linear: number): number {
  return linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
}

function linearToOklab([r, g, b]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function oklabToLinear([l, a, b]: Triple): Triple {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}
