import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from './icon.tsx';

const icons = { neutral: 'check', green: 'check', amber: 'warning', red: 'warning' } as const;

type Props = { readonly tone?: keyof typeof icons; readonly children: ReactNode };

/** What came of an act, where it was done, until it is read: nothing that matters floats by and is gone. */
export function Notice({ tone = 'neutral', children }: Props) {
  const at = useRef<HTMLDivElement>(null);
  // What was refused is seen by who pressed, also where the pane had been scrolled on.
  useEffect(() => {
    if (tone === 'red') at.current?.scrollIntoView({ block: 'nearest' });
  }, [tone]);
  return (
    <div ref={at} className="k-notice" data-tone={tone} role={tone === 'red' ? 'alert' : 'status'}>
      <Icon name={icons[tone]} />
      <div>{children}</div>
    </div>
  );
}
