import type { ReactNode } from 'react';

type Props = {
  /** One line above the button: what it is about, and what comes of it. */
  readonly summary?: readonly [ReactNode, ReactNode];
  /** One button; two only where the choice is the screen, the cheaper one first and filled. */
  readonly children: ReactNode;
};

/**
 * The one action of a screen, at the thumb. It ends the flow of the page, so it never covers the last line.
 */
export function StickyBar({ summary, children }: Props) {
  return (
    <div className="c-sticky-bar">
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
