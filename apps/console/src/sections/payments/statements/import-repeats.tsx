import { useState } from 'react';
import { useDesk } from '../../../shell/me.ts';
import { Button } from '../../../kit/button.tsx';
import { AmountField } from '../../../kit/fields/amount-field.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { SidePart } from '../../../kit/pane.tsx';
import { Segmented } from '../../../kit/segmented.tsx';
import { readAmount } from '../../../kit/words/money-words.ts';
import type { SaidColumns } from './import-columns.tsx';
import type { ImportFile } from './statement-import.tsx';

type Props = {
  readonly file: ImportFile;
  /** Null: this role only looks. */
  readonly onSay: ((said: SaidColumns) => void) | null;
};

/** Whether lines that nobody numbered were imported before: the balance tells it, or somebody who looked. */
export function ImportRepeats({ file: { repeats, hasLineBalances, opening }, onSay }: Props) {
  const { money } = useDesk();
  const [typed, setTyped] = useState('');
  const { lines, firstLine, said } = repeats;
  if (lines === 0) return null;
  const amount = readAmount(money, typed);
  return (
    <SidePart title="Imported before?">
      <Notice tone="amber">
        {lines === 1 ? 'Line' : `${lines.toLocaleString('en-US')} lines from line`} {firstLine}{' '}
        {lines === 1 ? 'has' : 'have'} no bank reference and look{lines === 1 && 's'} like a line of an
        earlier file.
      </Notice>
      {onSay && !hasLineBalances && opening === null && (
        <>
          <AmountField
            way={money}
            label="Opening balance of this file"
            hint="With it the balance tells which lines are new"
            value={typed}
            onChange={setTyped}
          />
          <Button
            size="small"
            disabled={amount === undefined}
            onClick={() => amount !== undefined && onSay({ opening: Number(amount) })}
          >
            Use this balance
          </Button>
        </>
      )}
      {onSay && (
        <Segmented<'known' | 'further' | 'none'>
          label="These lines are"
          value={said ?? 'none'}
          options={[
            { value: 'known', words: 'The same lines' },
            { value: 'further', words: 'Further payments' },
          ]}
          onChange={(words) => words !== 'none' && onSay({ repeats: words })}
        />
      )}
    </SidePart>
  );
}
