import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

type Props = {
  readonly kind?: 'plain' | 'good' | 'warn' | 'bad';
  readonly icon: IconName;
  readonly children: ReactNode;
};

/**
 * One or two sentences that belong to the page, not to a moment: it is read in its place and never announced.
 */
export function Notice({ kind = 'plain', icon, children }: Props) {
  return (
    <div className={kind === 'plain' ? 'c-notice' : `c-notice c-notice-${kind}`}>
      <Icon name={icon} />
      <div className="c-notice-text">{children}</div>
    </div>
  );
}
