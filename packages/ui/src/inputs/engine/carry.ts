import { type Box, endOf, select, startOf } from './box.ts';
import { insert, type Outcome } from './insert.ts';
import type { Kind } from './kind.ts';

/** Drag and drop. A browser first says that the text leaves its old place, then where it arrives. */
export const lift = (box: Box): Box => ({ ...box, lifted: { start: startOf(box), end: endOf(box) } });

/**
 * It arrived somewhere else, which may have refused it: so it stays here too, and nothing can be lost on the
 * way.
 */
export const letGo = (box: Box): Box => ({ ...box, lifted: undefined });

/**
 * Text dropped at the caret. If it comes out of this same box, taking it out and putting it in are one step:
 * refused together (a decimal point may not fit at its new place) and undone together.
 */
export function drop(kind: Kind, { lifted, ...box }: Box, incoming: string): Outcome {
  const without = lifted ? takeOut(box, lifted.start, lifted.end) : box;
  const { box: arrived, say } = insert(kind, without, incoming);
  if (say || arrived === without) return { box, say };
  const past = [
    ...box.past,
    { text: box.text, anchor: lifted?.start ?? box.anchor, focus: lifted?.end ?? box.focus },
  ];
  // Browsers leave what was dropped selected.
  return { box: select({ ...arrived, past }, startOf(without), arrived.focus) };
}

function takeOut(box: Box, start: number, end: number): Box {
  const caret = box.focus - Math.max(0, Math.min(box.focus, end) - start);
  return { ...box, text: box.text.slice(0, start) + box.text.slice(end), anchor: caret, focus: caret };
}
