import { useDesk } from '../../shell/me.ts';
import { Checks, Facts } from '../../kit/records/facts.tsx';
import { moneyWords } from '../../kit/words/money-words.ts';
import type { BureauTotals } from './bureau-types.ts';

type Group = {
  readonly key: string;
  readonly words: string;
  readonly rows: number;
  readonly outstanding: number;
};
type Props = {
  readonly totals: BureauTotals;
  readonly statuses: readonly Group[];
  readonly leftOutBy: readonly Group[];
};

/** What a file comes to, beside the books, and what is not in it. */
export function Totals({ totals, statuses, leftOutBy }: Props) {
  const { money } = useDesk();
  const words = (minor: number) => moneyWords(money, BigInt(minor));
  const { together } = totals;
  const ties = together === totals.ledger;
  return (
    <>
      <Checks
        checks={[
          {
            key: 'tie',
            state: ties ? 'agrees' : 'not',
            words: ties
              ? `Loans tie to the books: ${words(totals.ledger)}`
              : `Loans total ${words(together)}, the books ${words(totals.ledger)}`,
          },
          ...leftOutBy.map(({ key, words: why, rows, outstanding }) => ({
            key,
            state: 'look' as const,
            words: `${rows} left out, ${words(outstanding)}: ${why.toLowerCase()}`,
          })),
        ]}
      />
      <Facts
        look="lines"
        facts={[
          ...statuses.map(
            ({ words: status, rows, outstanding }) =>
              [status, `${rows} · ${words(outstanding)}`] as [string, string],
          ),
          ['Overdue', words(totals.overdue)],
          ...(totals.unchanged > 0
            ? [
                ['Unchanged, not included', `${totals.unchanged} · ${words(totals.sameOutstanding)}`] as [
                  string,
                  string,
                ],
              ]
            : []),
        ]}
      />
    </>
  );
}
