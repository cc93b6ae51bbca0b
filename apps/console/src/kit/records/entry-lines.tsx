import { MoneyText } from '../words/money-text.tsx';
import type { MoneyWay } from '../words/money-words.ts';

type EntryLine = { readonly number: number; readonly name: string; readonly minor: number };

type Props = {
  readonly way: MoneyWay;
  readonly lines: readonly EntryLine[];
};

/** An entry as accountants write it: Dr 2030 Suspense 2,282.36. */
export function EntryLines({ way, lines }: Props) {
  return (
    <dl className="k-entry">
      {lines.map(({ number, name, minor }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the lines of an entry never move
        <div key={at}>
          <dt>
            {minor > 0 ? 'Dr' : 'Cr'} <span className="k-reference">{number}</span> {name}
          </dt>
          <dd>
            <MoneyText way={way} minor={BigInt(Math.abs(minor))} place="column" />
          </dd>
        </div>
      ))}
    </dl>
  );
}
