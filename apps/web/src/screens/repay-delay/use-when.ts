import { useEffect, useEffectEvent } from 'react';

/** A timer holds no more; whoever looks for a month loads the page again. */
const LONGEST_MS = 2 ** 31 - 1;

/** Does something once a moment has come, if somebody still looks. */
export function useWhen(moment: string | undefined, act: () => Promise<void>): void {
  const come = useEffectEvent(act);
  useEffect(() => {
    if (moment === undefined) return;
    const wait = Date.parse(moment) - Date.now();
    // Over already when it came: the lender's day has not been closed, and asking again would change nothing.
    if (wait <= 0 || wait > LONGEST_MS) return;
    const timer = setTimeout(() => void come(), wait);
    return () => clearTimeout(timer);
  }, [moment]);
}
