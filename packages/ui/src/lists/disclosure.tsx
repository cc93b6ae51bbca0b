import { type ReactNode, useEffect, useRef } from 'react';
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
  const box = useRef<HTMLDetailsElement>(null);
  const first = useRef(onOpen);
  // Opened before the scripts were there: nobody heard of it then.
  useEffect(() => {
    if (box.current?.open) first.current?.();
  }, []);
  return (
    <details
      ref={box}
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
