import { selectAll, selectedText } from './engine/box.ts';
import { beginComposing, composed, endComposing } from './engine/compose.ts';
import type { Kind, Say } from './engine/kind.ts';
import { paint } from './engine/paint.ts';
import { type Act, perform } from './engine/perform.ts';
import { follow, nativeOf, reconcile, type Session, sessionOf, settle } from './engine/session.ts';
import { hasFocus, readNative, writeNative } from './native-text.ts';

export type Listener = {
  readonly onText: (text: string) => void;
  /** What a step refused or asks; nothing as soon as the text changes. */
  readonly onSay: (say: Say | undefined) => void;
};

export type LiveBox = {
  readonly act: (act: Act) => void;
  /** Takes over the caret that the reader has set since. */
  readonly catchUp: () => void;
  /** Takes over, or takes back, what the browser did by itself. */
  readonly understand: (inputType: string) => void;
  readonly beginComposing: () => void;
  readonly endComposing: () => void;
  readonly isComposing: () => boolean;
  readonly selectAll: () => void;
  readonly selectedText: () => string;
  /** A value from outside: nobody is told, and there is nothing to undo. */
  readonly setText: (text: string) => void;
  readonly setKind: (kind: Kind) => void;
};

/** A session that keeps an element in step with itself. */
export function liveBox(
  input: HTMLInputElement,
  first: { readonly kind: Kind; readonly text: string },
  listener: Listener,
): LiveBox {
  let { kind } = first;
  let session = sessionOf(kind, first.text);

  const become = (next: Session) => {
    if (next === session) return;
    const before = session.box.text;
    session = next;
    if (!session.composing) writeNative(input, nativeOf(kind, session));
    const isNew = session.box.text !== before;
    if (isNew || session.say) listener.onSay(session.say);
    if (isNew) listener.onText(session.box.text);
  };
  const catchUp = () => void (session = follow(kind, session, readNative(input)));

  return {
    catchUp,
    act: (act) => {
      if (hasFocus(input)) catchUp();
      const outcome = perform(kind, session.box, act);
      if (outcome.say || outcome.box !== session.box) become(settle(kind, outcome));
    },
    understand: (inputType) => {
      // If the text is the same, at least the caret may have moved.
      catchUp();
      const understanding = session.composing ? composed : reconcile;
      become(understanding(kind, session, readNative(input), inputType));
    },
    beginComposing: () => {
      catchUp();
      session = beginComposing(session);
    },
    endComposing: () => become(endComposing(kind, session, readNative(input))),
    isComposing: () => session.composing !== undefined,
    selectAll: () => become({ ...session, box: selectAll(session.box) }),
    selectedText: () => selectedText(session.box),
    setText: (text) => {
      if (text === session.box.text) return;
      session = sessionOf(kind, text);
      writeNative(input, nativeOf(kind, session));
    },
    setKind: (next) => {
      kind = next;
      // A rule that is only another object must not repaint what an input method is composing.
      if (!session.composing && paint(kind, session.box.text) !== session.shown)
        become(settle(kind, session));
    },
  };
}
