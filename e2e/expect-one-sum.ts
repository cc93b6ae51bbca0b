import { verifyBooks } from '@candor/store/ledger';
import type { Database } from '@candor/store/database';
import { expect } from '@playwright/test';
import type { BorrowerByApi } from './borrower-by-api.ts';

type Parts = { penalty: number; fee: number; interest: number; principal: number };
type Event = { kind: string; line: string; amount: number; owedAfter: number; paymentId: string | null };
export type Plan = {
  rows: { n: number; dueOn: string; movedFrom: string | null; due: Parts; paid: Parts; state: string }[];
  events: Event[];
  totals: { agreed: number; charges: number; waived: number; paid: number; owed: number; credit: number };
};

/** What an event adds to the debt (1) or takes from it (−1). The payout brings all that was agreed. */
const signs: Readonly<Record<string, number>> = {
  'late-charge': 1,
  delay: 1,
  reversal: 1,
  refund: 1,
  payment: -1,
  settlement: -1,
  cancellation: -1,
  waiver: -1,
};

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/**
 * The borrower's timeline, what was agreed and charged, and the lender's ledger are three ways to the same
 * sum; and all books tie.
 *   Payout, 8,730.56 to repay · payment 2,910.19 → 5,820.37 = 8,730.56 + 0.00 − 2,910.19 = principal,
 *     interest to the day and
 *   interest that is not earned yet, as the ledger has them.
 * The charge of a day that is still running is told and not booked: of a loan that is late, the ledger is as
 * of the last day that has ended.
 */
export async function expectOneSum(
  borrower: BorrowerByApi,
  loanId: string,
  { books, endedOn }: { readonly books: Database; readonly endedOn?: string },
): Promise<Plan> {
  const plan = await borrower.get<Plan>('loan/repay-plan', { loanId });
  const { rows, events, totals } = plan;
  const { agreed, charges, waived, paid, owed, credit } = totals;
  const told = toldBy(events);
  expect(events[0]).toMatchObject({ kind: 'payout', owedAfter: agreed });
  expect(told).toBe(agreed + charges - waived - paid);
  expect(told).toBe(owed - credit);
  expect(events.at(-1)?.owedAfter).toBe(Math.max(told, 0));

  const { proof, booked } = await books.read(
    async (tx) => {
      const { rows: lines } = await tx.query<Booked>({ text: bookedOfOrder, values: [loanId] });
      return { proof: await verifyBooks(tx), booked: lines[0] };
    },
    { isolation: 'repeatable read' },
  );
  expect(proof.differences).toEqual([]);
  const { standing = 0, earned = 0 } = booked ?? {};
  const isOpen = rows.some(({ state }) => state !== 'paid');
  const unearned = isOpen ? sum(rows.map(({ due }) => due.interest)) - Number(earned) : 0;
  const ended = endedOn && (await borrower.get<Plan>('loan/repay-plan', { loanId, until: endedOn })).events;
  expect(Number(standing) + unearned).toBe(ended ? toldBy(ended) : told);
  return plan;
}

const toldBy = ([payout, ...rest]: readonly Event[]) =>
  sum([payout?.owedAfter ?? 0, ...rest.map(({ kind, amount }) => signOf(kind) * amount)]);

function signOf(kind: string): number {
  const sign = signs[kind];
  if (sign === undefined) throw new Error(`nobody has said whether ${kind} makes a debt larger`);
  return sign;
}

type Booked = { standing: bigint; earned: bigint };

/**
 * All that stands to the loan's name, less its credit; and the interest that was booked for the days so far,
 * whether paid or not.
 */
const bookedOfOrder = `
  with lines as (
    select l.account, l.minor, coalesce(undone.event, e.event) as event
    from loan join ledger_line l on l.subject = 'loan:' || loan.id
    join ledger_entry e on e.id = l.entry_id
    left join ledger_entry undone on undone.id = e.reverses
    where loan.order_id = $1
  )
  select coalesce(sum(minor) filter (where account in (1210, 1220, 9010, 1230, 1240, 2020)), 0)::bigint as standing,
         coalesce(sum(minor) filter (where account in (1220, 9010) and event not in ('allocate', 'apply-credit')), 0)::bigint as earned
  from lines`;
