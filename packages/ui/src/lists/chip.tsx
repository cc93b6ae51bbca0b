import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import type { IconName } from '../icon-paths.ts';

type Props = {
  readonly kind?: 'plain' | 'good' | 'warn' | 'bad';
  readonly icon?: IconName;
  readonly children: ReactNode;
};

/** A state in a word or two: On time, 4 days late. Never a control. */
export function Chip({ kind = 'plain', icon, children }: Props) {
  return (
    <span className={`c-chip c-chip-${kind}`}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
