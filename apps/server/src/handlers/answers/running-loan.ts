import type { Calls } from '@candor/contract';
import type { CalendarDate } from '@candor/domain/calendar';
import type { MarketId } from '@candor/markets';
import type { RunningLoan } from '@candor/services/lending/products';
import type { z } from 'zod';
import { coolingOffAnswer } from '../loan-standing.ts';
import { orderItem } from '../order-item.ts';

type Answer = NonNullable<z.input<Calls['product.push']['response']>['activeLoan']>;

/** A loan that runs, as home and the list of loans draw it. */
export function runningLoanAnswer(
  market: MarketId,
  { view, position }: RunningLoan,
  today: CalendarDate,
): Answer {
  const { rows, settleToday, coolingOff } = position;
  return {
    item: orderItem(market, { view, position }, today),
    rail: rows.flatMap(({ number: n, dueOn, total, done, state }) =>
      n === null ? [] : [{ n, dueOn, amount: Number(total), paid: Number(done), state }],
    ),
    settleToday: settleToday && {
      amount: Number(settleToday.amount),
      saving: Number(settleToday.saving),
    },
    coolingOff: coolingOffAnswer(coolingOff),
  };
}
