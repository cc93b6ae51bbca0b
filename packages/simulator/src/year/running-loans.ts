import { dayNumber } from '@candor/domain/calendar';
import { totalOfParts } from '@candor/domain/loan';
import { rowStates } from '@candor/domain/instalments';
import { businessDateOf } from '@candor/services/kernel/time';
import { readLoan } from '@candor/store/loans';
import { writable } from '@candor/store/tools';
import type { LivedLoan } from './deeds.ts';
import type { Office } from './office.ts';

export type RunningLoan = LivedLoan & {
  readonly daysLate: number;
  /** Of the oldest instalment that is not paid. */
  readonly due: bigint;
};

export async function runningLoans({ wish }: Office, loans: readonly LivedLoan[]): Promise<RunningLoan[]> {
  return writable(wish.parts.database).withTransaction(async (tx) => {
    const on = await businessDateOf(tx, wish.market);
    const found: RunningLoan[] = [];
    for (const lived of loans) {
      const stored = await readLoan(tx, lived.loanId);
      if (stored?.loan.state !== 'active') continue;
      const open = rowStates(stored.loan).filter(({ left }) => totalOfParts(left) > 0n);
      const overdue = open.find(({ row }) => row.dueOn < on);
      const first = overdue ?? open[0];
      found.push({
        ...lived,
        daysLate: overdue ? dayNumber(on) - dayNumber(overdue.row.dueOn) : 0,
        due: first ? totalOfParts(first.left) : 0n,
      });
    }
    return found;
  });
}
