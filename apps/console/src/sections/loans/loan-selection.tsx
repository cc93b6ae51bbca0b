import { useDesk } from '../../shell/me.ts';
import { SelectionBar } from '../../kit/list/selection-bar.tsx';
import { MoneyText } from '../../kit/words/money-text.tsx';
import type { Line } from './loan-columns.tsx';

type Props = {
  readonly rows: readonly Line[];
  readonly onClear: () => void;
  readonly onDone: () => void;
};

/** What the selected loans come to, and what can be done with all of them. */
export function LoanSelection({ rows, onClear }: Props) {
  const { money } = useDesk();
  const sum = (of: (row: Line) => number) => rows.reduce((all, row) => all + BigInt(of(row)), 0n);
  return (
    <SelectionBar
      count={rows.length}
      sum={
        <>
          outstanding <MoneyText way={money} minor={sum(({ left }) => left)} />, overdue{' '}
          <MoneyText way={money} minor={sum(({ overdue }) => overdue)} />
        </>
      }
      acts={[]}
      onClear={onClear}
    />
  );
}
