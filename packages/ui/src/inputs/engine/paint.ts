import type { Side } from './box.ts';
import type { Kind } from './kind.ts';

type Place = { readonly index: number; readonly side: Side };

/**
 * The text as it is shown: gaps between characters, never at the end, so that a caret there has no gap to
 * jump.
 */
export function paint(kind: Kind, text: string): string {
  let painted = '';
  let from = 0;
  for (const index of kind.gapsBefore(text)) {
    painted += text.slice(from, index) + kind.gap;
    from = index;
  }
  return painted + text.slice(from);
}

/** Where in the painted text the place before a significant character is, on the given side of a gap. */
export function toPainted(kind: Kind, text: string, { index, side }: Place): number {
  const gaps = kind.gapsBefore(text).filter((gap) => gap < index || (gap === index && side === 'after'));
  return index + gaps.length;
}

export function fromPainted(kind: Kind, text: string, position: number): Place {
  const passed = kind.gapsBefore(text).filter((gap, nth) => gap + nth < position);
  const index = Math.min(text.length, position - passed.length);
  return { index, side: passed.at(-1) === index ? 'after' : 'before' };
}
