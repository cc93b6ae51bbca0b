import { useEffect, useState } from 'react';

const pauseMs = 250;

/** What was typed, once the fingers rest: nothing is asked for with every letter. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
