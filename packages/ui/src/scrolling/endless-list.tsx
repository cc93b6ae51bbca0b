import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Announce } from '../announce.tsx';
import { Button } from '../button.tsx';
import { useWords } from '../words/use-words.ts';

type Props = {
  /** How many rows are shown now. */
  readonly count: number;
  readonly hasMore: boolean;
  /** Fetches the next rows; rejects when it can't. */
  readonly onMore: () => Promise<void>;
  readonly children: ReactNode;
};

/**
 * A list that goes on as one scrolls. The button does the same by hand: for keyboards and screen readers, for
 * a browser that does not observe, and after a failure, when the list waits to be asked instead of trying on
 * and on.
 */
export function EndlessList({ count, hasMore, onMore, children }: Props) {
  const words = useWords();
  const end = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'resting' | 'loading' | 'failed'>('resting');
  const [countBefore, setCountBefore] = useState(count);
  const more = () => {
    setCountBefore(count);
    setState('loading');
    onMore().then(
      () => setState('resting'),
      () => setState('failed'),
    );
  };
  const latest = useRef(more);
  useEffect(() => void (latest.current = more));
  useEffect(() => {
    if (!end.current || !hasMore || state !== 'resting') return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), {
      rootMargin: '400px 0px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hasMore, state]);
  return (
    <>
      {children}
      <div className="c-endless" ref={end}>
        {state === 'failed' && <p>{words.notLoaded}</p>}
        {hasMore && (
          <Button
            kind="outlined"
            {...(state === 'loading' && { busy: words.loading })}
            {...(state === 'failed' && { icon: 'retry' as const })}
            onClick={more}
          >
            {state === 'failed' ? words.retry : words.showMore}
          </Button>
        )}
      </div>
      <Announce text={saying(state, count - countBefore)} />
    </>
  );

  function saying(now: typeof state, added: number): string {
    if (now === 'failed') return words.notLoaded;
    return now === 'resting' && added > 0 ? words.moreShown(added) : '';
  }
}
