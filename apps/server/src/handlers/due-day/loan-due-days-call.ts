import type { Calls } from '@candor/contract';
import { isRefusal } from '@candor/domain/refusals';
import { readDueDays } from '@candor/services/lending/contracts';
import type { Handler } from '../../http/handler.ts';
import type { HandlerParts } from '../handler-parts.ts';

/** A15.890: what each day for the first instalment comes to, as it would be signed. */
export function loanDueDaysCall({ database, identity }: HandlerParts): Handler<Calls['loan.due-days']> {
  const { seal, now } = identity;
  return async ({ orderId, amount, term }, { session: { borrowerId } }) => {
    const wish = { orderId, ...(amount !== undefined && { amount: BigInt(amount) }), ...(term && { term }) };
    const found = await readDueDays(database, seal, { borrowerId, now: now() }, wish);
    if (isRefusal(found)) return { refused: found.refused };
    return {
      today: found.today,
      days: found.options.map(({ firstDueOn, quote: { schedule }, costDifference, isUsual, isPayDay }) => ({
        firstDueOn,
        payment: Number(schedule.rows[0]?.total ?? 0n),
        totalToRepay: Number(schedule.totals.total),
        cost: Number(schedule.totals.cost),
        costDifference: Number(costDifference),
        isUsual,
        isPayDay,
      })),
    };
  };
}
