import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';

type Props = {
  readonly title: string;
  readonly startsOpen?: boolean;
  /** It was opened: what it holds may be loaded only now. */
  readonly onOpen?: () => void;
  readonly children: ReactNode;
};

/**
 * A card that opens. The browser's own element: it works without scripts, and a search in the page opens it.
 */
export function Disclosure({ title, startsOpen = false, onOpen, children }: Props) {
  return (
    <details
      className="c-card c-disclosure"
      open={startsOpen}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary>
        <span>{title}</span>
        <Icon name="chevron-down" />
      </summary>
      <div className="c-disclosure-inside">{children}</div>
    </details>
  );
}
