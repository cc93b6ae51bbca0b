import type { ReactNode } from 'react';
import { useWords } from '../words/use-words.ts';

export type RailPart = {
  readonly id: string;
  readonly state: 'done' | 'now' | 'later' | 'bad';
  /** What the state is called here, where the usual word is not right. */
  readonly stateWord?: string;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  /** How much of the present one is done already: its outline fills to scale. */
  readonly fill?: { readonly done: number; readonly all: number };
};

/** More names than this under one rail would be too small to read; then only the present one is named. */
const MOST_NAMED = 4;

/** Equal parts of a whole: solid is done, outlined is now, pale comes later. */
export function Rail({ label, parts }: { readonly label: string; readonly parts: readonly RailPart[] }) {
  const words = useWords();
  const stateWords = { done: words.done, now: words.now, later: words.later, bad: words.sentBack };
  const isCrowded = parts.length > MOST_NAMED;
  const present = isCrowded ? parts.find(({ state }) => state === 'now') : undefined;
  return (
    <div className="c-rail-frame">
      <ol className={`c-rail c-rail-${isCrowded ? 'crowded' : `of-${parts.length}`}`} aria-label={label}>
        {parts.map((part) => (
          <li key={part.id} className={`c-rail-part c-rail-${part.state}`}>
            {part.fill !== undefined && part.fill.done > 0 && (
              <svg className="c-rail-fill" aria-hidden="true">
                <rect width={shareText(part.fill)} height="100%" />
              </svg>
            )}
            <span className="c-unseen">{part.stateWord ?? stateWords[part.state]}: </span>
            <span className={isCrowded ? 'c-unseen' : 'c-rail-text'}>
              <Name part={part} />
            </span>
          </li>
        ))}
      </ol>
      {present && (
        <p className="c-rail-text" aria-hidden="true">
          <Name part={present} />
        </p>
      )}
    </div>
  );
}

const shareText = ({ done, all }: NonNullable<RailPart['fill']>) =>
  `${Math.round(Math.min(1, done / all) * 1000) / 10}%`;

function Name({ part: { title, detail } }: { readonly part: RailPart }) {
  return (
    <>
      <span className="c-rail-title">{title}</span>
      {detail !== undefined && <span> {detail}</span>}
    </>
  );
}
