import { useEffect, useEffectEvent } from 'react';

const LOOK_AGAIN_MS = 3000;

/**
 * Whoever is here waits for something: a code, a decision, a payout. A page that nobody sees asks nothing.
 */
export function useLookAgain(look: () => void): void {
  const lookAgain = useEffectEvent(() => {
    if (document.visibilityState === 'visible') look();
  });
  useEffect(() => {
    const timer = setInterval(() => lookAgain(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
}
