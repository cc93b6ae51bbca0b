import { useEffect, useEffectEvent, useState } from 'react';

const restMs = 350;

/** What somebody types, once they have stopped for a moment: nobody is asked about half an amount. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  const key = JSON.stringify(value);
  const settle = useEffectEvent(() => setSettled(value));
  useEffect(() => {
    const timer = setTimeout(settle, restMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- by what it says, not by which object says it
  }, [key]);
  return settled;
}
