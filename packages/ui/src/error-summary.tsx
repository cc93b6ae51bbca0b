import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { Icon } from './icon.tsx';
import { useWords } from './words/use-words.ts';

export type FieldFaultLine = { readonly fieldId: string; readonly text: string };

/**
 * What is wrong with a form, on top of it, after it was sent. The focus comes here each time new faults do,
 * and each line leads to its field. Pass new objects for every attempt; a list with fewer of the same ones
 * leaves the focus in the field that was corrected.
 */
export function ErrorSummary({ faults }: { readonly faults: readonly FieldFaultLine[] }) {
  const words = useWords();
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  const told = useRef<readonly FieldFaultLine[]>([]);
  useEffect(() => {
    const isNews = !faults.every((fault) => told.current.includes(fault));
    told.current = faults;
    if (!isNews) return;
    box.current?.focus();
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [faults]);
  if (faults.length === 0) return null;
  return (
    <section className="c-summary" aria-labelledby={titleId} tabIndex={-1} ref={box}>
      <h2 className="c-summary-title" id={titleId}>
        <Icon name="warning" />
        {words.toCorrect(faults.length)}
      </h2>
      <ul>
        {faults.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={goTo}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Into the field, not only to it: and without a step in the history that "back" would have to undo. */
function goTo(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}
