import type { Box, Moment, Run, Side } from './box.ts';

const LONGEST_PAST = 100;

type Change = { readonly text: string; readonly caret: number; readonly side: Side; readonly run: Run };

/** The box after a change, which can be undone. Changes of one run are undone together. */
export function changed(box: Box, { text, caret, side, run }: Change): Box {
  const past =
    run !== 'none' && run === box.run ? box.past : [...box.past, momentOf(box)].slice(-LONGEST_PAST);
  return { text, anchor: caret, focus: caret, side, past, future: [], run };
}

export function undo(box: Box): Box {
  const last = box.past.at(-1);
  if (!last) return box;
  return {
    ...box,
    ...last,
    past: box.past.slice(0, -1),
    future: [momentOf(box), ...box.future],
    run: 'none',
  };
}

export function redo(box: Box): Box {
  const [next, ...future] = box.future;
  if (!next) return box;
  return { ...box, ...next, past: [...box.past, momentOf(box)], future, run: 'none' };
}

const momentOf = ({ text, anchor, focus }: Box): Moment => ({ text, anchor, focus });
