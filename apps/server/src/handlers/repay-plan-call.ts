import type { Calls } from '@candor/contract';
import type { CalendarDate } from '@candor/domain/calendar';
import { markets } from '@candor/markets';
import { readRepayPlan, timelineLine } from '@candor/services/lending/loans';
import type { Handler } from '../http/handler.ts';
import { amountsOf } from './amounts-of.ts';
import { languageOf, type HandlerParts } from './handler-parts.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/** A7.4: the rows, and everything that happened between two days. */
export function loanRepayPlanCall({ database }: HandlerParts): Handler<Calls['loan.repay-plan']> {
  return async ({ loanId, from, until }, { market, session: { borrowerId }, facts }) => {
    const language = languageOf(facts, market);
    const period = {
      from: from as CalendarDate | undefined,
      until: until as CalendarDate | undefined,
    };
    const plan = await readRepayPlan(database, { borrowerId, market }, loanId, period);
    if (!plan) return { refused: 'not_found' };
    const { rows, events, totals } = plan;
    return {
      loanId,
      currency: markets[market].currency.code,
      rows: rows.map(({ n, dueOn, movedFrom, owed, paid, left, state, isDisputed }) => ({
        n,
        dueOn,
        movedFrom,
        state,
        isDisputed,
        due: amountsOf(owed),
        paid: amountsOf(paid),
        left: Number(left),
      })),
      events: events.map((event) => ({
        on: event.on,
        kind: event.kind,
        line: timelineLine(event, language),
        amount: Number(event.amount),
        isPaidByBorrower: event.kind === 'payment',
        owedAfter: Number(event.owedAfter > 0n ? event.owedAfter : 0n),
        paymentId: paymentOf(event),
      })),
      totals: {
        agreed: Number(totals.agreed),
        charges: Number(totals.charges),
        waived: Number(totals.waived),
        paid: Number(totals.paid),
        owed: Number(totals.owed),
        credit: Number(totals.credit),
      },
    };
  };
}

/** A refund is caused by a payout, and credit by itself: neither has a page. */
function paymentOf({ kind, by }: { kind: string; by: string | null }): string | null {
  return (kind === 'payment' || kind === 'reversal') && by !== null && uuid.test(by) ? by : null;
}
