/**
 * The plain box: significant characters and a selection among them, nothing else. `091 |7123 4567` and
 * `091| 7123 4567` are the same box, { text: '09171234567', anchor: 3, focus: 3 }: the gap is paint, and
 * `side` only remembers on which side of it the caret is drawn.
 */
export type Box = Moment & {
  readonly side: Side;
  readonly past: readonly Moment[];
  readonly future: readonly Moment[];
  /** What the last change was, so that a run of typing is undone at once, as in any other box. */
  readonly run: Run;
  /** What is being dragged; it leaves its place only when it arrives in another one of the same box. */
  readonly lifted?: Range | undefined;
};

type Range = { readonly start: number; readonly end: number };

export type Moment = { readonly text: string; readonly anchor: number; readonly focus: number };

export type Side = 'before' | 'after';

export type Run = 'typing' | 'erasing' | 'none';

/** A box that was given its text: the caret is at the end and there is nothing to undo. */
export function boxOf(text: string): Box {
  return { text, anchor: text.length, focus: text.length, side: 'before', past: [], future: [], run: 'none' };
}

export function select(box: Box, anchor: number, focus: number, side: Side = 'before'): Box {
  const moved = anchor !== box.anchor || focus !== box.focus;
  return moved ? { ...box, anchor, focus, side, run: 'none' } : { ...box, side };
}

export const selectAll = (box: Box): Box => select(box, 0, box.text.length);

export const startOf = ({ anchor, focus }: Moment): number => Math.min(anchor, focus);

export const endOf = ({ anchor, focus }: Moment): number => Math.max(anchor, focus);

export const selectedText = (box: Box): string => box.text.slice(startOf(box), endOf(box));
