import { type MouseEvent, type PointerEvent, type ReactNode, type Ref, useRef } from 'react';
import { useCover } from '../steady/uncovering.ts';
import type { Act } from './engine/perform.ts';
import { useInputWords } from './words/use-input-words.ts';

type Props = {
  readonly act: (act: Act) => void;
  readonly onDone: () => void;
  /** What the amount comes to, above the keys. */
  readonly summary?: ReactNode;
  readonly ref: Ref<HTMLFieldSetElement>;
};

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/**
 * Real buttons. A key acts when it is pressed down, as keys do, so that two thumbs lose nothing: a browser
 * sends no click for a second finger that lands before the first has left.
 */
export function Keypad({ act, onDone, summary, ref }: Props) {
  const words = useInputWords();
  useCover();
  const key = useKeys();
  const typing = (text: string) => key(() => act({ do: 'insert', text }));
  return (
    <fieldset className="c-keypad" aria-label={words.keypad} ref={ref}>
      <div className="c-keypad-head">
        <div className="c-keypad-summary">{summary}</div>
        <button type="button" className="c-keypad-done" onMouseDown={keepFocus} onClick={onDone}>
          {words.done}
        </button>
      </div>
      <div className="c-keypad-keys">
        {digits.map((digit) => (
          <button key={digit} type="button" {...typing(digit)}>
            {digit}
          </button>
        ))}
        <button type="button" className="c-keypad-aside" aria-label={words.point} {...typing('.')}>
          .
        </button>
        <button type="button" {...typing('0')}>
          0
        </button>
        <button
          type="button"
          className="c-keypad-aside"
          aria-label={words.backspace}
          {...key(() => act({ do: 'erase', reach: 'before' }))}
        >
          <svg className="c-icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M9 5.5h11.25v13H9L3.25 12zM12 9.5l5 5M17 9.5l-5 5" />
          </svg>
        </button>
      </div>
    </fieldset>
  );
}

/**
 * A click this long after a finger or a mouse let go belongs to something else: a screen reader, a switch.
 */
const GHOST_MS = 500;

function useKeys() {
  const touchedAt = useRef(-Infinity);
  const touched = ({ timeStamp }: { readonly timeStamp: number }) => void (touchedAt.current = timeStamp);
  return (press: () => void) => ({
    onMouseDown: keepFocus,
    onPointerDown: (event: PointerEvent) => {
      touched(event);
      if (event.button === 0) press();
    },
    onPointerUp: touched,
    onPointerCancel: touched,
    // Enter and Space click too, and count no clicks in `detail`.
    onClick: ({ detail, timeStamp }: MouseEvent) => {
      if (detail === 0 || timeStamp - touchedAt.current > GHOST_MS) press();
    },
  });
}

/** The caret stays in the field. */
const keepFocus = (event: MouseEvent) => event.preventDefault();
