import { useDesk } from '../../shell/me.ts';
import { EntryLines } from '../../kit/records/entry-lines.tsx';
import { Facts, Figures } from '../../kit/records/facts.tsx';
import { SidePart } from '../../kit/pane.tsx';
import { moneyWords } from '../../kit/words/money-words.ts';
import type { Checked } from './import-start.tsx';
import { loanWords } from './loan-words.ts';

type Props = { readonly summary: NonNullable<Checked['summary']>; readonly isBooked?: boolean };

export function ImportFigures({ summary: { rows, good, refused, known, late, totals } }: Props) {
  const { money } = useDesk();
  const words = (minor: number) => moneyWords(money, BigInt(minor));
  return (
    <Figures
      figures={[
        { what: 'Valid rows', value: good, below: `of ${rows}` },
        {
          what: 'Rejected rows',
          value: refused,
          below: refused === 0 ? 'none left out' : 'not imported',
          ...(refused > 0 && { tone: 'red' as const }),
        },
        { what: 'Principal outstanding', value: words(totals.principal), below: `${loanWords(late)} late` },
        {
          what: 'Interest to date',
          value: words(totals.interest),
          below: `${words(totals.charges)} of charges`,
        },
        {
          what: 'Existing customers',
          value: known,
          below: known === 0 ? 'all new' : 'loans are added to their accounts',
        },
      ]}
    />
  );
}

/** Sums by product, the entries together, and the file itself. */
export function WhatComesIn({ summary: { products, postings, fingerprint }, isBooked }: Props) {
  const { money } = useDesk();
  const words = (minor: number) => moneyWords(money, BigInt(minor));
  return (
    <>
      {products.map(({ product, sums }) => (
        <SidePart key={product} title={product} about={loanWords(sums.loans)}>
          <Facts
            look="lines"
            facts={[
              ['Principal', words(sums.principal)],
              ['Interest', words(sums.interest)],
              ['Fees due', words(sums.fee)],
              ['Late charges due', words(sums.penalty)],
            ]}
          />
        </SidePart>
      ))}
      <SidePart title={isBooked ? 'Approved postings' : 'Will be posted'} about="one entry per loan">
        <EntryLines way={money} lines={postings.map(lineOf)} />
        <p className="k-muted">
          None of it is income. Clear account 2090 in your general ledger against the previous system’s books.
        </p>
      </SidePart>
      <SidePart title="Fingerprint" about="SHA-256">
        <p className="im-print k-reference">{fingerprint}</p>
      </SidePart>
    </>
  );
}

function lineOf({ account, side, amount }: Props['summary']['postings'][number]) {
  const [number = '', ...name] = account.split(' ');
  return { number: Number(number), name: name.join(' '), minor: side === 'debit' ? amount : -amount };
}
