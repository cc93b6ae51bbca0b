import type { CalendarDate } from '@candor/domain/calendar';
import type { MarketId } from '@candor/markets';
import { listLoansDueWithCredit, moneyToday, type CountedMoney, type MoneyToday } from '@candor/store/queues';
import { readLoans } from '@candor/store/end-of-day';
import type { ReadTx } from '@candor/store/database';
import { loanPosition } from '../../lending/loans/loan-position.ts';

/**
 * The money of the business day. An instalment that was paid ahead is not waited for, and one that was paid
 * in part for the rest of it.
 */
export async function readMoneyToday(tx: ReadTx, market: MarketId, on: CalendarDate): Promise<MoneyToday> {
  const stored = await moneyToday(tx, market, on);
  const loans = await readLoans(tx, await listLoansDueWithCredit(tx, market, on));
  const rows = [...loans.values()].flatMap(({ loan }) => loanPosition(loan, on, market).rows);
  const due = rows
    .filter(({ dueOn, left }) => dueOn === on && left > 0n)
    .reduce<CountedMoney>(
      ({ count, amount }, { left }) => ({ count: count + 1, amount: amount + left }),
      stored.due,
    );
  return { ...stored, due };
}
