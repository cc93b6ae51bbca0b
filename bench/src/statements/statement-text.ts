import { paymentReference } from '@candor/services/kernel/references';
import { benchDate } from '../ledger-books.ts';

/** Of a hundred lines. */
export type StatementMix = Readonly<Record<'toLoans' | 'unapplied' | 'withoutNumber' | 'out', number>>;

/**
 * A statement as a large bank writes it, with a running balance on every line. The payments that borrowers
 * name stand in turn among the others.
 */
export function statementText(
  name: string,
  lines: number,
  mix: StatementMix,
  payments: readonly string[],
): string {
  const rows = ['Posting Date,Description,Reference No,Debit,Credit,Running Balance,Branch'];
  let balance = 5_000_000_00n;
  let named = 0;
  const [, month, day] = benchDate.split('-');
  const on = `${month}/${day}/${benchDate.slice(0, 4)}`;
  for (let at = 0; at < lines; at += 1) {
    const place = (at * 37) % 100;
    const number = `${name.toUpperCase()}${String(at).padStart(9, '0')}`;
    const amount = place < mix.toLoans ? 500n : BigInt(10_000 + ((at * 7919) % 90_000));
    const isOut = place >= 100 - mix.out;
    const hasNumber = place < mix.toLoans + mix.unapplied;
    balance += isOut ? -amount : amount;
    const payment = place < mix.toLoans ? payments[named++] : undefined;
    const words = isOut
      ? `DISB FILE ${at} DEBIT`
      : payment === undefined
        ? `INSTAPAY TRANSFER FROM ACCOUNT ENDING ${String(at % 10_000).padStart(4, '0')}`
        : `INSTAPAY ${paymentReference(payment)} MARIA SANTOS`;
    rows.push(
      [
        on,
        words,
        hasNumber ? number : '',
        isOut ? written(amount) : '',
        isOut ? '' : written(amount),
        written(balance),
        '0187',
      ].join(','),
    );
  }
  return rows.join('\n');
}

const written = (minor: bigint) => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;
