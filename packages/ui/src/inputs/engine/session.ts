import { type Box, boxOf, endOf, select, selectAll, startOf } from './box.ts';
import { changeBetween } from './change-between.ts';
import { erase } from './erase.ts';
import { insert, type Outcome } from './insert.ts';
import type { Kind, Say } from './kind.ts';
import { fromPainted, paint, toPainted } from './paint.ts';

/** What the element holds at this moment, in its own, painted positions. */
export type Native = {
  readonly value: string;
  readonly start: number;
  readonly end: number;
  readonly backward: boolean;
};

/**
 * A box and the element that shows it. Every function here is pure; `bind-box.ts` joins them to a real
 * element.
 */
export type Session = {
  readonly box: Box;
  /** What the element shows as far as we know; the browser may have changed it since. */
  readonly shown: string;
  /** While an input method composes: where it began, against which every text in between is measured. */
  readonly composing?: { readonly box: Box; readonly shown: string };
  /** What the last step refused or asks. */
  readonly say?: Say | undefined;
};

export function sessionOf(kind: Kind, text: string): Session {
  return { box: boxOf(text), shown: paint(kind, text) };
}

export function settle(kind: Kind, { box, say }: Outcome): Session {
  return { box, shown: paint(kind, box.text), say };
}

/** What the element should hold. A selection is drawn tight: it neither begins nor ends with a gap. */
export function nativeOf(kind: Kind, { box, shown }: Session): Native {
  const collapsed = box.anchor === box.focus;
  const at = (index: number, side: Box['side']) => toPainted(kind, box.text, { index, side });
  return {
    value: shown,
    start: at(startOf(box), collapsed ? box.side : 'after'),
    end: at(endOf(box), collapsed ? box.side : 'before'),
    backward: box.focus < box.anchor,
  };
}

/** Takes over where the reader put the caret or the selection. */
export function follow(kind: Kind, session: Session, native: Native): Session {
  if (session.composing || native.value !== session.shown) return session;
  const { text } = session.box;
  const start = fromPainted(kind, text, native.start);
  const end = fromPainted(kind, text, native.end);
  const [anchor, focus] = native.backward ? [end, start] : [start, end];
  return { ...session, box: select(session.box, anchor.index, focus.index, focus.side) };
}

/**
 * An event without a type comes from filling in: a password manager, the browser's own store, a suggestion.
 */
const isFilledIn = (inputType: string) => inputType === '' || inputType === 'insertReplacementText';

/** Understands what the browser did by itself and either takes it over or puts the box back as it was. */
export function reconcile(kind: Kind, session: Session, native: Native, inputType: string): Session {
  if (native.value === session.shown) return session;
  return settle(
    kind,
    isFilledIn(inputType)
      ? refill(kind, session.box, native.value)
      : replay(kind, session, native, inputType),
  );
}

/** The same change, made to the plain box. */
export function replay(kind: Kind, { box, shown }: Session, native: Native, inputType: string): Outcome {
  if (native.value === shown) return { box: follow(kind, { box, shown }, native).box };
  const from = nativeOf(kind, { box, shown }).start;
  const { start, end, inserted } = changeBetween(shown, native.value, { caret: native.end, from });
  const significant = (painted: string) => [...painted].filter((character) => character !== kind.gap).length;
  const range = select(box, significant(shown.slice(0, start)), significant(shown.slice(0, end)));
  if (inserted !== '') return exchange(kind, box, range, inserted);
  if (range.anchor !== range.focus) return { box: erase(range, 'selection') };
  // A gap alone was erased, which means the character beyond it.
  if (inputType === 'deleteContentBackward') return { box: erase(range, 'before') };
  return { box: inputType === 'deleteContentForward' ? erase(range, 'after') : box };
}

function refill(kind: Kind, box: Box, value: string): Outcome {
  const all = selectAll(box);
  return value === '' ? { box: erase(all, 'all') } : exchange(kind, box, all, value);
}

/** If it can't be put in, the selection too is what it was before. */
function exchange(kind: Kind, box: Box, range: Box, incoming: string): Outcome {
  const outcome = insert(kind, range, incoming);
  return outcome.box === range ? { box, say: outcome.say } : outcome;
}
