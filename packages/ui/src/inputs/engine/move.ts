import { type Box, endOf, select, startOf } from './box.ts';

export type Movement = {
  readonly towards: 'start' | 'end';
  /** To the very start or end, which is also what "one word" means in a number. */
  readonly far: boolean;
  /** Keeps the anchor, as Shift does. */
  readonly extend: boolean;
};

/**
 * One key, one significant character: a gap is never a stop of its own. The caret is drawn on the side of the
 * gap that it came from.
 */
export function move(box: Box, { towards, far, extend }: Movement): Box {
  const forward = towards === 'end';
  const side = forward ? 'before' : 'after';
  const selected = box.anchor !== box.focus;
  const edge = forward ? box.text.length : 0;
  const step = forward ? Math.min(edge, box.focus + 1) : Math.max(edge, box.focus - 1);
  const collapsed = forward ? endOf(box) : startOf(box);
  const focus = far ? edge : selected && !extend ? collapsed : step;
  return select(box, extend ? box.anchor : focus, focus, side);
}
