import { useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { TextField } from '../../../kit/fields/text-field.tsx';
import { offeredWords, readAt, type Draft } from './draft.ts';

type Offered = {
  readonly instalments: number;
  readonly every: { readonly count: number; readonly unit: string };
};
type Props = { readonly draft: Draft; readonly onChange: (terms: readonly Offered[]) => void };

/** The terms that are offered, each with a way to leave it out, and one more of the same step. */
export function OfferedTerms({ draft, onChange }: Props) {
  const terms = (readAt(draft, 'terms') as readonly Offered[] | undefined) ?? [];
  const [more, setMore] = useState('');
  const step = terms[0]?.every ?? { count: 1, unit: 'month' };
  const add = () => {
    const instalments = Number(more);
    if (!Number.isInteger(instalments) || instalments < 1) return;
    onChange([...terms, { instalments, every: step }].toSorted((a, b) => a.instalments - b.instalments));
    setMore('');
  };
  return (
    <div className="p-terms">
      <ul className="p-term-list">
        {terms.map((term) => (
          <li key={JSON.stringify(term)}>
            {offeredWords(term)}
            <Button
              size="small"
              look="quiet"
              icon="close"
              onClick={() => onChange(terms.filter((each) => each !== term))}
            >
              <span className="k-spoken">Remove {offeredWords(term)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <div className="p-term-more">
        <TextField
          label="Add instalments"
          inputMode="numeric"
          value={more}
          onChange={setMore}
          beside={`× ${step.count} ${step.unit}`}
        />
        <Button size="small" icon="plus" onClick={add}>
          Add
        </Button>
      </div>
    </div>
  );
}
