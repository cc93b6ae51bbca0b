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
        { what: 'Good rows', value: good, below: `of ${rows}` },
        {
          what: 'Refused rows',
          value: refused,
          below: refused === 0 ? 'nothing stays out' : 'they stay out',
          ...(refused > 0 && { tone: 'red' as const }),
        },
        { what: 'Principal outstanding', value: words(totals.principal), below: `${loanWords(late)} late` },
        {
          what: 'Interest to that day',
          value: words(totals.interest),
          below: `${words(totals.charges)} of charges`,
        },
        {
          what: 'People known here',
          value: known,
          below: known === 0 ? 'everybody is new' : 'their loans join their accounts',
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
      <SidePart title={isBooked ? 'Agreed to be booked' : 'Will be booked'} about="an entry a loan">
        <EntryLines way={money} lines={postings.map(lineOf)} />
        <p className="k-muted">
          None of it is income. Clear account 2090 in the general ledger against the books of the earlier
          system.
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
