import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';

type Props = { readonly title: string; readonly startsOpen?: boolean; readonly children: ReactNode };

/** A card that opens. The browser's own element: it works without scripts, and a search in the page opens it. */
export function Disclosure({ title, startsOpen = false, children }: Props) {
  return (
    <details className="c-card c-disclosure" open={startsOpen}>
      <summary>
        <span>{title}</span>
        <Icon name="chevron-down" />
      </summary>
      <div className="c-disclosure-inside">{children}</div>
    </details>
  );
}
