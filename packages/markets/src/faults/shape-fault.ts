import type { Fault } from './fault.ts';

/**
 * How a number is written, place by place: A is a letter, 9 a digit, X either of them, and what may stand at
 * one place alone is in brackets. A person's PAN is AAA[P]A9999A.
 */
export type Shape = string;

export type ShapeFaultKind =
  | 'number-short'
  | 'number-long'
  | 'number-length'
  | 'number-letter'
  | 'number-digit'
  | 'number-place';

const signs: Readonly<Record<string, string>> = { A: '[A-Z]', 9: '[0-9]', X: '[A-Z0-9]' };

function placesOf(shape: Shape): readonly string[] {
  return (shape.match(/\[[^\]]+\]|./gu) ?? []).map((place) => signs[place] ?? place);
}

/** What may stand at a place, where it is a few signs alone: the fifth of an IFSC is 0. */
export function signsAt(shape: Shape, place: number): readonly string[] {
  const few = /^\[([A-Z0-9]+)\]$/u.exec((shape.match(/\[[^\]]+\]|./gu) ?? [])[place - 1] ?? '')?.[1];
  return [...(few ?? '')];
}

/** Fits a bare number (capitals, nothing between them) of any of these shapes. */
export function shapePattern(shapes: readonly Shape[]): RegExp {
  return new RegExp(`^(?:${shapes.map((shape) => placesOf(shape).join('')).join('|')})$`, 'u');
}

/**
 * The first thing that is wrong with a bare number, measured by the shape that it comes closest to; nothing
 * for a number that has one of the shapes. ABCDE1234F as a PAN: its fourth letter; ABCPE123F: a place short.
 */
export function shapeFault(shapes: readonly Shape[], text: string): Fault<ShapeFaultKind> | undefined {
  const found = shapes
    .map((shape) => ({ places: placesOf(shape), wrong: wrongPlaces(placesOf(shape), text) }))
    .toSorted((one, other) => distance(one, text) - distance(other, text))[0];
  if (!found) return undefined;
  const { places, wrong } = found;
  const have = text.length;
  const lengths = [...new Set(shapes.map((shape) => placesOf(shape).length))];
  const unit = places.every(isDigits) ? 'digit' : 'sign';
  if (have !== places.length && lengths.length > 1)
    return { fault: 'number-length', facts: { have, need: lengths.join(' / '), unit } };
  const need = places.length;
  if (have < need) return { fault: 'number-short', facts: { have, need, missing: need - have, unit } };
  if (have > need) return { fault: 'number-long', facts: { have, need, over: have - need, unit } };
  const [first] = wrong;
  return first === undefined ? undefined : placeFault(places, text, first);
}

function placeFault(places: readonly string[], text: string, at: number): Fault<ShapeFaultKind> {
  const [place = '', sign = ''] = [places[at], text[at]];
  const facts = { place: at + 1, sign };
  if (isDigits(place) && !/\d/u.test(sign)) return { fault: 'number-digit', facts };
  if (isLetters(place) && !/[A-Z]/u.test(sign)) return { fault: 'number-letter', facts };
  return { fault: 'number-place', facts };
}

const fits = (place: string, sign: string) => new RegExp(`^${place}$`, 'u').test(sign);
const isDigits = (place: string) => !/[A-Z]/u.test(place);
const isLetters = (place: string) => !/\d/u.test(place);

function wrongPlaces(places: readonly string[], text: string): readonly number[] {
  return places.flatMap((place, at) => (at < text.length && !fits(place, text[at] ?? '') ? [at] : []));
}

type Measured = { readonly places: readonly string[]; readonly wrong: readonly number[] };

/** A place too many or too few weighs more than any number of wrong signs. */
function distance({ places, wrong }: Measured, text: string): number {
  return Math.abs(places.length - text.length) * 100 + wrong.length;
}
