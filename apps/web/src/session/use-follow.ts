import { useEffect, useEffectEvent } from 'react';

const FIRST_WAIT_MS = 1500;
const LONGEST_WAIT_MS = 20_000;

/** How long to wait before the nth look: what takes long is looked at less and less often. */
export const followWaitMs = (nth: number): number => Math.min(FIRST_WAIT_MS * 1.5 ** nth, LONGEST_WAIT_MS);

/** Looks again by itself while something is under way; a page that nobody sees asks nothing, and looks at once when it is seen. */
export function useFollow(isUnderWay: boolean, look: () => Promise<void>): void {
  const lookAgain = useEffectEvent(look);
  useEffect(() => {
    if (!isUnderWay) return;
    let nth = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const plan = () => {
      clearTimeout(timer);
      if (isOver || document.hidden) return;
      timer = setTimeout(() => void lookAgain().then(plan), followWaitMs(nth));
      nth += 1;
    };
    const seen = () => {
      if (document.hidden) return clearTimeout(timer);
      nth = 0;
      void lookAgain().then(plan);
    };
    plan();
    document.addEventListener('visibilitychange', seen);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [isUnderWay]);
}
