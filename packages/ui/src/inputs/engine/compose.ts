import type { Kind } from './kind.ts';
import { type Native, replay, type Session, settle } from './session.ts';

/**
 * Composition. Android keyboards may send digits as one growing composition (`0`, `09`, `091`); a desktop
 * input method shows letters first and digits in the end. The text under composition belongs to the input
 * method: to repaint it would make keyboards repeat or lose characters. So each text in between is replayed
 * on the box as it was at the start; the value follows at once, the paint when the composition ends.
 */
export function beginComposing({ box, shown }: Session): Session {
  return { box, shown, composing: { box, shown } };
}

export function composed(kind: Kind, session: Session, native: Native, inputType: string): Session {
  const { composing } = session;
  if (!composing) return session;
  const { box, say } = replay(kind, composing, native, inputType);
  if (!say) return { box, shown: native.value, composing };
  // Letters may still become digits. What is digits already and doesn't fit won't fit later: then the
  // composition is over and the last text that did fit is put back, or one would see twelve digits where the
  // value has eleven.
  return say.code === 'not_a_digit'
    ? { box: session.box, shown: native.value, composing }
    : settle(kind, { box: session.box, say });
}

/** What was last accepted stays; if the committed text itself was refused, that is said now. */
export function endComposing(kind: Kind, session: Session, native: Native): Session {
  if (!session.composing) return session;
  const { say } = replay(kind, session.composing, native, 'insertCompositionText');
  return settle(kind, { box: session.box, say });
}
