import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';

type FactsProps = {
  readonly facts: readonly (readonly [what: ReactNode, value: ReactNode])[];
  /** `lines`: a hairline under each, the value at the right. */
  readonly look?: 'plain' | 'lines';
};

/** What is known, with its name. */
export function Facts({ facts, look = 'plain' }: FactsProps) {
  return (
    <dl className="k-facts" data-look={look}>
      {facts.map(([what, value], at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a fixed list
        <FactRow key={at} what={what} value={value} />
      ))}
    </dl>
  );
}

function FactRow({ what, value }: { readonly what: ReactNode; readonly value: ReactNode }) {
  return (
    <>
      <dt>{what}</dt>
      <dd>{value}</dd>
    </>
  );
}

type Figure = {
  readonly what: ReactNode;
  readonly value: ReactNode;
  readonly below?: ReactNode;
  readonly tone?: 'red' | 'green';
};

/** The few figures that a page is about, side by side: Owed today · Overdue · Next due. */
export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className="k-figures">
      {figures.map(({ what, value, below, tone }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a fixed list
        <div key={at} className="k-figure">
          <dt>{what}</dt>
          <dd>
            <span className={tone ? `k-figure-value k-${tone}` : 'k-figure-value'}>{value}</span>
            {below && <span className="k-figure-below">{below}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Check = {
  readonly key: string;
  /** Agrees, wants a look, or contradicts. */
  readonly state: 'agrees' | 'look' | 'not';
  readonly words: ReactNode;
  readonly beside?: ReactNode;
};

const said = { agrees: 'checked: ', look: 'look at this: ', not: 'wrong: ' } as const;

/** What was checked for the person who decides. */
export function Checks({ checks }: { readonly checks: readonly Check[] }) {
  return (
    <ul className="k-checks">
      {checks.map(({ key, state, words, beside }) => (
        <li key={key} data-state={state}>
          <Icon name={state === 'agrees' ? 'check' : 'warning'} />
          <span className="k-check-words">
            <span className="k-spoken">{said[state]}</span>
            {words}
          </span>
          {beside && <span className="k-check-beside">{beside}</span>}
        </li>
      ))}
    </ul>
  );
}
