import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { createSteadiness, type Settling } from './steadiness.ts';
import { onUncovered } from './uncovering.ts';
import { watchPlace } from './watch-place.ts';

/**
 * For a button that sends money or signs. It does nothing within 300 ms of appearing, of becoming usable, of
 * moving or of saying something else: see `steadiness.ts`.
 */
export function useSteady({
  isGuarded,
  isResting,
}: {
  readonly isGuarded: boolean;
  readonly isResting: boolean;
}) {
  const ref = useRef<HTMLButtonElement>(null);
  const said = useRef<string>(undefined);
  const [settling, setSettling] = useState<Settling | undefined>(isGuarded ? 'new' : undefined);
  const [steadiness] = useState(() => createSteadiness(setSettling));
  const look = useRef<() => void>(undefined);
  /** Somebody has typed into the button's form since it was last sent: Enter there is meant for it. */
  const isTyped = useRef(false);

  useLayoutEffect(() => {
    const button = ref.current;
    if (!isGuarded || !button) return;
    const { look: lookNow, end } = watchPlace(button, () => steadiness.disturb('moved'));
    look.current = lookNow;
    const press = () => {
      lookNow();
      steadiness.press();
    };
    // A key that is held down repeats: what it does to the next page was not asked for.
    const hold = (event: KeyboardEvent) => event.repeat && event.key === 'Enter' && event.preventDefault();
    const type = () => void (isTyped.current = true);
    const { form } = button;
    form?.addEventListener('input', type);
    button.addEventListener('pointerdown', press);
    button.addEventListener('keydown', hold);
    const deafen = onUncovered(() => steadiness.disturb('new'));
    return () => {
      end();
      deafen();
      steadiness.end();
      form?.removeEventListener('input', type);
      button.removeEventListener('pointerdown', press);
      button.removeEventListener('keydown', hold);
    };
  }, [isGuarded, steadiness]);

  useLayoutEffect(() => {
    if (isGuarded && !isResting) steadiness.disturb('new');
  }, [isGuarded, isResting, steadiness]);

  useLayoutEffect(() => {
    const says = ref.current?.textContent;
    if (isGuarded && said.current !== undefined && said.current !== says) steadiness.disturb('moved');
    said.current = says;
    look.current?.();
  });

  return {
    ref,
    settling,
    takes({ detail }: MouseEvent): boolean {
      if (!isGuarded) return true;
      look.current?.();
      const { current: wasTyped } = isTyped;
      isTyped.current = false;
      // A password manager fills in a code and presses Enter at once: it is a field that has the focus.
      if (detail === 0 && wasTyped && document.activeElement !== ref.current) return true;
      // A click that counts no clicks came from a key, a screen reader or a form.
      return steadiness.takes(detail === 0 ? 'key' : 'pointer');
    },
  };
}
