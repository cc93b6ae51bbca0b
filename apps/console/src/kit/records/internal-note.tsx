import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';

type Props = { readonly by: string; readonly when: ReactNode; readonly children: ReactNode };

/** What only staff see: dashed and hatched, so that nobody takes it for an answer to the borrower. */
export function InternalNote({ by, when, children }: Props) {
  return (
    <div role="note" className="k-note" aria-label="Internal note">
      <p className="k-note-head">
        <Icon name="lock" />
        <strong className="k-strong">Internal note</strong>
        <span className="k-note-about">{by} · only staff see it</span>
        <span className="k-note-when">{when}</span>
      </p>
      {children}
    </div>
  );
}
