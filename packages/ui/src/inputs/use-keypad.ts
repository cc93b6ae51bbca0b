import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** How long a pressed mouse button usually stays down. */
const PRESS_MS = 150;

/**
 * Whether the keypad is there, and that the field is never behind it: the page gets as much room at its end
 * as the keypad takes (`--keypad-height`), and the field is brought above it with its label, its hint and
 * what it says: also at 200 % text, and when the screen turns.
 */
export function useKeypad(
  input: RefObject<HTMLInputElement | null>,
  pad: RefObject<HTMLFieldSetElement | null>,
) {
  const [isOpen, setOpen] = useState(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);

  useLayoutEffect(() => {
    const field = input.current?.closest('.c-field');
    if (!isOpen || !pad.current || !field) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty('--keypad-height', `${pad.current?.offsetHeight ?? 0}px`);
      field.scrollIntoView({ block: 'nearest' });
      // Where not all of it fits, the box itself does.
      input.current?.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(pad.current);
    observer.observe(field);
    return () => observer.disconnect();
  }, [isOpen, input, pad]);

  const turn = (open: boolean) => {
    clearTimeout(leaving.current);
    setOpen(open);
  };
  return {
    isOpen,
    open: () => turn(true),
    close: () => turn(false),
    /**
     * A moment later: were the room taken away while something is pressed, that thing would move from under
     * the finger. Where only the window lost the focus, to another app or a notice of the phone, the field
     * still has it here: then it stays.
     */
    leave: (onLeft?: () => void) => {
      clearTimeout(leaving.current);
      leaving.current = setTimeout(() => {
        if (document.activeElement === input.current) return;
        setOpen(false);
        onLeft?.();
      }, PRESS_MS);
    },
  };
}
