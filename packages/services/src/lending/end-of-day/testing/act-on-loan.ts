import {
  decideDelay,
  decideDispute,
  decideRepay,
  decideSettle,
  decideTakeBackCharge,
  decideWaive,
} from '@candor/domain/decisions';
import { isRefusal } from '@candor/domain/refusals';
import { makeEntry } from '@candor/domain/ledger';
import { type Loan, type LoanEvent } from '@candor/domain/loan';
import { rowStates } from '@candor/domain/instalments';
import { settlementQuote } from '@candor/domain/early';
import type { CalendarDate } from '@candor/domain/calendar';
import type { SurplusRule } from '@candor/domain/repayment';
import { loadLoan, saveLoanEvents } from '@candor/store/loans';
import { postEntries } from '@candor/store/ledger';
import type { Tx } from '@candor/store/database';
import * as fc from 'fast-check';
import { bookLoan } from '../../loan-entries/book-loan.ts';

export type Act = {
  readonly kind: 'repay' | 'settle' | 'delay' | 'dispute' | 'waive' | 'take-back';
  /** In thousandths of what a settlement would take. */
  readonly share: number;
  readonly surplus: SurplusRule;
  readonly pick: number;
};

export const anyAct: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom(
    ...([
      'repay',
      'repay',
      'repay',
      'repay',
      'settle',
      'delay',
      'delay',
      'dispute',
      'waive',
      'take-back',
    ] as const),
  ),
  share: fc.oneof(fc.integer({ min: 1, max: 1200 }), fc.constantFrom(300, 1000)),
  surplus: fc.constantFrom('keep', 'shorter', 'smaller'),
  pick: fc.nat(),
});

/** What somebody does with a loan on a day, as the domain decides it; nothing if it is refused. */
export function decideAct(
  loan: Loan,
  { kind, share, surplus, pick }: Act,
  { on, by }: { readonly on: CalendarDate; readonly by: string },
): readonly LoanEvent[] {
  const states = rowStates(loan);
  const state = states[pick % Math.max(1, states.length)];
  const n = state?.row.n ?? 0;
  const total = settlementQuote(loan, on).total;
  const money = { by, amount: kind === 'settle' ? total : (total * BigInt(share)) / 1000n, receivedOn: on };
  const decided = {
    repay: () => decideRepay(loan, { ...money, surplus }, on),
    settle: () => decideSettle(loan, money, on),
    delay: () => decideDelay(loan, money, on),
    dispute: () => decideDispute(loan, { n, isOver: loan.disputes.some((each) => each.until === null) }, on),
    'take-back': () => decideTakeBackCharge(loan, { n, reason: 'disputed' }, on),
    waive: () =>
      decideWaive(
        loan,
        {
          n,
          parts: { penalty: state?.left.penalty ?? 0n, fee: 0n, interest: 0n, principal: 0n },
          reason: 'hardship',
        },
        on,
      ),
  }[kind]();
  return isRefusal(decided) ? [] : decided;
}

/** Writes it as a command does: what came in, what it paid, what the loan is now. */
export async function record(
  tx: Tx,
  id: bigint,
  {
    events,
    on,
    by,
  }: { readonly events: readonly LoanEvent[]; readonly on: CalendarDate; readonly by: string },
): Promise<void> {
  const stored = await loadLoan(tx, id);
  if (!stored) throw new Error(`there is no loan ${id}`);
  const occasion = { market: stored.market, currency: stored.currency, businessDate: on };
  const amount = events.reduce(
    (sum, event) =>
      event.event === 'money-allocated' && event.allocation.by === by ? sum + event.allocation.amount : sum,
    0n,
  );
  if (amount > 0n) {
    const facts = { channel: 'dragonpay', reference: by, payment: by, amount };
    const received = await postEntries(tx, [makeEntry('receive', occasion, facts)]);
    if ('refused' in received) throw new Error(received.refused);
  }
  const booked = await bookLoan(tx, stored, events, { today: on });
  if ('refused' in booked) throw new Error(`loan ${id}: ${booked.refused} ${JSON.stringify(booked.facts)}`);
  const { npaSince, enteredOn } = stored;
  await saveLoanEvents(tx, stored, events, { ...booked, on, npaSince, enteredOn });
}
