import { readLoan } from '@candor/store/loans';
import type { ReadTx } from '@candor/store/database';
import type { RaceGround } from './race-ground.ts';

/** Each a list of lines; what differs from run to run (numbers of rows, instants) is left out. */
const parts = {
  payment: `select id, state, amount, channel, external_id, loan_id, meant_for, received_on, reported_on from payment`,
  balance: `select subject, account, currency, sum(minor)::bigint as minor from ledger_balance
            group by 1, 2, 3 having sum(minor) <> 0`,
  // A day's interest is one entry of the loan or a part of its chunk's, whoever came first; its sum is in the
  // balances. Money is received on the day on which it is told of, and put on the loan on the day on which
  // that is free: the clock may move on in between, as if it had waited in suspense. The day that it counts
  // from is the payment's.
  entry: `select natural_key, case when event <> 'receive' then business_date end as dated
          from ledger_entry where event <> 'accrue'`,
  claim: `select payment_id, utr, state, why, found_as from utr_claim`,
  // Of two who follow one callback at once the last writes what it saw; the money is what counts.
  event: `select key, times, state, case when state <> 'done' then outcome end as outcome from channel_event`,
  mandate: `select state, why from mandate`,
  debit: `select d.state, d.why, d.tries, n.return_by, t.outcome from mandate_debit d
          join mandate_notice n on n.debit_id = d.id join mandate_try t on t.debit_id = d.id`,
  clock: `select market, business_date from business_clock`,
  // A reminder is planned for tomorrow by what the day's end saw, and looked at again before it is sent.
  told: `select topic, count(*) as times from outbox where topic <> 'reminder.due' group by 1`,
} as const;

/** All that an outcome consists of, as lines that can be compared. */
export async function pictureOf(tx: ReadTx, { loanId }: RaceGround): Promise<string[]> {
  const lines: string[] = [];
  const stored = await readLoan(tx, loanId);
  for (const [field, value] of Object.entries({ ...stored, ...stored?.loan }))
    if (field !== 'loan' && field !== 'version') lines.push(`loan ${field} ${text(value)}`);
  for (const [part, sql] of Object.entries(parts)) {
    const { rows } = await tx.query({ text: sql });
    lines.push(...rows.map((row) => `${part} ${text(row)}`));
  }
  return lines.toSorted();
}

function text(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? String(each) : each)) ?? '';
}
