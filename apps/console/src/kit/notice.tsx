import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

const icons = { neutral: 'check', green: 'check', amber: 'warning', red: 'warning' } as const;

type Props = { readonly tone?: keyof typeof icons; readonly children: ReactNode };

/** What came of an act, where it was done, until it is read: nothing that matters floats by and is gone. */
export function Notice({ tone = 'neutral', children }: Props) {
  return (
    <div className="k-notice" data-tone={tone} role={tone === 'red' ? 'alert' : 'status'}>
      <Icon name={icons[tone]} />
      <div>{children}</div>
    </div>
  );
}
