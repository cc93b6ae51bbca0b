import type { ReactNode } from 'react';
import { useWords } from '../words/use-words.ts';

/**
 * What loads, in the shapes and at the height it will have. It stands still: a shimmer asks for attention it
 * can't repay.
 */
export function Skeleton({ children }: { readonly children: ReactNode }) {
  const words = useWords();
  return (
    <div className="c-skeleton" aria-busy="true">
      <output className="c-unseen">{words.loading}</output>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

type Shape = 'line' | 'second' | 'title' | 'figure' | 'icon' | 'button' | 'bar';

/** One bar where a text will stand: as high as its line, and roughly as long. */
export function Bone({
  shape = 'line',
  width = 'half',
}: {
  readonly shape?: Shape;
  readonly width?: 'fifth' | 'third' | 'half' | 'most' | 'all';
}) {
  return <span className={`c-bone c-bone-${shape} c-bone-${width}`} />;
}

/** A list of rows that is still to come. */
export function BoneRows({ count }: { readonly count: number }) {
  return (
    <div className="c-card">
      {Array.from({ length: count }, (_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- they are all alike and never change places
        <div className="c-row c-bone-row" key={index}>
          <Bone shape="icon" />
          <span className="c-row-text">
            <Bone width="half" />
            <Bone shape="second" width="most" />
          </span>
        </div>
      ))}
    </div>
  );
}
