import { useEffect, useState } from 'react';

/**
 * Whole seconds until `seconds` after `at`, both by the page's own clock: a wall clock that is set wrong, or
 * set anew, changes nothing. The server decides anyway; this only shows when asking makes sense.
 */
export function useSecondsLeft(at: number, seconds: number): number {
  const [now, setNow] = useState(() => performance.now());
  const left = Math.min(seconds, Math.max(0, Math.ceil((at + seconds * 1000 - now) / 1000)));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return left;
}

/** 0:42. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
