import { useEffect, useRef, useState } from 'react';
import { useWords } from '../words/use-words.ts';
import { nextChangeMs, timeLeftText } from './time-left.ts';

type Props = {
  /** The instant at which the time is up. */
  readonly until: number;
  /**
   * The clock. The server's first paint and the scripts must agree, so the page says what time it began with.
   */
  readonly startedAt: number;
  readonly now?: () => number;
  readonly onEnd?: () => void;
};

/** setTimeout counts in 32 bits; a longer wait would end at once. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/**
 * How much time is left, in one calm unit. It neither ticks by the second nor pulses, and is not read out by
 * itself.
 */
export function Countdown({ until, startedAt, now = Date.now, onEnd }: Props) {
  const words = useWords();
  const [at, setAt] = useState(startedAt);
  const end = useRef(onEnd);
  useEffect(() => void (end.current = onEnd));
  useEffect(() => {
    // The page may have been kept for a while: what it began with is corrected at once.
    const isStale = at === startedAt && now() !== at;
    const wait = isStale ? 0 : nextChangeMs(until - at);
    if (wait === undefined) {
      end.current?.();
      return;
    }
    const timer = setTimeout(() => setAt(now()), Math.min(wait, LONGEST_WAIT_MS));
    return () => clearTimeout(timer);
  }, [until, at, startedAt, now]);
  return (
    <span className="c-countdown" role="timer">
      {timeLeftText(words, until - at)}
    </span>
  );
}
