import { type ReactNode, useEffect, useRef } from 'react';

type Props = {
  /** One line above the button: what it is about, and what comes of it. */
  readonly summary?: readonly [ReactNode, ReactNode];
  /** One button; two only where the choice is the screen, the cheaper one first and filled. */
  readonly children: ReactNode;
};

/**
 * The one action of a screen, at the thumb. It ends the flow of the page, so it never covers the last line.
 * With large letters it would take the page's room: past a third of the screen it only ends the page.
 */
export function StickyBar({ summary, children }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const own = bar.current as HTMLElement;
    const watch = new ResizeObserver(() =>
      own.classList.toggle('c-sticky-still', own.offsetHeight > innerHeight / 3),
    );
    watch.observe(own);
    return () => watch.disconnect();
  }, []);
  return (
    <div className="c-sticky-bar" ref={bar}>
      {summary && (
        <p className="c-sticky-summary">
          <span>{summary[0]}</span>
          <span>{summary[1]}</span>
        </p>
      )}
      {children}
    </div>
  );
}
