import { Facts } from '../../kit/records/facts.tsx';
import { SidePart } from '../../kit/pane.tsx';
import { dayWords } from '../../kit/words/day-words.ts';
import { figureWords, type MoneyWay } from '../../kit/words/money-words.ts';
import type { Step } from './audit-shapes.ts';

type Props = { readonly entry: NonNullable<Step['entry']>; readonly way: MoneyWay };

/** The entry as the books have it: debits and credits, which are equal. */
export function EntryFacts({ entry, way }: Props) {
  return (
    <SidePart
      title={entry.no === null ? 'Entry, not numbered yet' : `Entry ${entry.no}`}
      about={dayWords(entry.businessDate)}
    >
      <Facts
        look="lines"
        facts={entry.lines.map(({ account, name, minor }) => {
          const amount = BigInt(minor);
          return [
            `${amount > 0n ? 'Dr' : 'Cr'} ${account} ${name}`,
            figureWords(way, amount > 0n ? amount : -amount),
          ] as const;
        })}
      />
      {entry.hasOthers && <p className="k-muted">It is of several loans: these are this loan’s lines.</p>}
      {entry.reverses !== null && <p className="k-muted">It reverses entry {entry.reverses}.</p>}
    </SidePart>
  );
}
