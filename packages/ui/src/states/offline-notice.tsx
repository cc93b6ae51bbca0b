import type { ReactNode } from 'react';
import { Notice } from '../notice.tsx';

type Props = {
  /** "You are offline." */
  readonly title: string;
  /** The age of what is shown, and what can't be done until one is back. */
  readonly children: ReactNode;
};

/**
 * The region is there before it is needed, so that losing the connection is announced and finding it again is
 * not.
 */
export function OfflineNotice({ isOffline, ...words }: Props & { readonly isOffline: boolean }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> may only hold words, not a box
    <div role="status">
      {isOffline && (
        <Notice kind="warn" icon="warning">
          <strong>{words.title}</strong> {words.children}
        </Notice>
      )}
    </div>
  );
}
