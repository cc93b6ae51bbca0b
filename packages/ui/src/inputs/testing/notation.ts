import type { Kind } from '../engine/kind.ts';
import { type Act, perform } from '../engine/perform.ts';
import { follow, nativeOf, type Session, sessionOf, settle } from '../engine/session.ts';

/**
 * A box as one reads it: `091 |7123 4567` has its caret behind the gap, `[091 7]123` has four digits
 * selected.
 */
export function sessionAt(kind: Kind, notation: string): Session {
  const shown = notation.replace(/[|[\]]/g, '');
  const caret = notation.indexOf('|');
  const start = caret >= 0 ? caret : notation.indexOf('[');
  const end = caret >= 0 ? caret : notation.indexOf(']') - 1;
  const session = sessionOf(kind, shown.replaceAll(kind.gap, ''));
  if (session.shown !== shown) throw new Error(`${notation} is not how ${session.shown} is painted`);
  return follow(kind, session, { value: shown, start, end, backward: false });
}

export function notationOf(kind: Kind, session: Session): string {
  const { value, start, end } = nativeOf(kind, session);
  return start === end
    ? `${value.slice(0, start)}|${value.slice(start)}`
    : `${value.slice(0, start)}[${value.slice(start, end)}]${value.slice(end)}`;
}

/** What a box looks like after some acts, and what the last of them said. */
export function after(kind: Kind, notation: string, ...acts: readonly Act[]) {
  const session = acts.reduce(
    (before, act) => settle(kind, perform(kind, before.box, act)),
    sessionAt(kind, notation),
  );
  return { box: notationOf(kind, session), value: session.box.text, say: session.say };
}

export const typed = (text: string): Act[] =>
  [...text].map((character) => ({ do: 'insert', text: character }));

export const pasted = (text: string): Act => ({ do: 'insert', text });

export const backspace: Act = { do: 'erase', reach: 'before' };

export const del: Act = { do: 'erase', reach: 'after' };
