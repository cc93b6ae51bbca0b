import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import type { IconName } from '../icon-paths.ts';
import { Badge } from './badge.tsx';

/** Four in a row; fewer only where large letters leave no room for four. */
export function Grid({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul className="c-grid" aria-label={label}>
      {children}
    </ul>
  );
}

type ItemProps = {
  readonly icon: IconName;
  readonly label: string;
  readonly count?: number;
} & AnchorHTMLAttributes<HTMLAnchorElement>;

/** An icon over its word; the whole field is the target. */
export function GridItem({ icon, label, count = 0, ...link }: ItemProps) {
  return (
    <li>
      <a {...link} className="c-grid-item">
        <span className="c-grid-icon">
          <Icon name={icon} />
          {count > 0 && <Badge count={count} />}
        </span>
        <span className="c-grid-label">{label}</span>
      </a>
    </li>
  );
}
