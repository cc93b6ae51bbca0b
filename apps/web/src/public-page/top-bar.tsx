import { LenderMark } from '@candor/ui';
import type { MouseEvent } from 'react';
import { type SectionIndex, sections } from './sections.ts';

type Props = {
  readonly comName: string;
  readonly current: SectionIndex;
  readonly onChoose: (index: SectionIndex) => void;
};

/**
 * Real links: without scripts they jump to their section; with scripts they show it, and the address stays as
 * it is.
 */
export function TopBar({ comName, current, onChoose }: Props) {
  const choose = (event: MouseEvent, index: SectionIndex) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose(index);
  };
  return (
    <header className="p-top">
      <div className="p-wide p-top-inside">
        <div className="p-brand">
          <LenderMark />
          <span>{comName}</span>
        </div>
        <nav aria-label="Sections">
          <ul className="p-tabs">
            {sections.map(({ id, title }, index) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  aria-current={index === current ? 'page' : undefined}
                  onClick={(event) => choose(event, index as SectionIndex)}
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
