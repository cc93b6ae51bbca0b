import { dayNumber, rowStates, totalOfParts } from '@candor/domain';
import { businessDateOf } from '@candor/services';
import { readLoan } from '@candor/store';
import type { MorningDesk } from './morning-desk.ts';
import type { Person } from './people.ts';

export type RunningLoan = {
  readonly loanId: bigint;
  readonly orderId: string;
  readonly daysLate: number;
  /** Of the oldest instalment that is not paid. */
  readonly due: bigint;
  readonly person: Person;
};

export async function runningLoans(desk: MorningDesk): Promise<RunningLoan[]> {
  const { parts, owners, market } = desk.wish;
  return parts.database.read(async (tx) => {
    const on = await businessDateOf(tx, market);
    const found: RunningLoan[] = [];
    for (const [loanId, person] of owners) {
      const stored = await readLoan(tx, loanId);
      if (stored?.loan.state !== 'active') continue;
      const { rows } = await tx.query<{ orderId: string }>({
        text: 'select order_id as "orderId" from loan where id = $1',
        values: [loanId],
      });
      const open = rowStates(stored.loan).filter(({ left }) => totalOfParts(left) > 0n);
      const overdue = open.find(({ row }) => row.dueOn < on);
      const first = overdue ?? open[0];
      found.push({
        loanId,
        person,
        orderId: rows[0]?.orderId ?? '',
        daysLate: overdue ? dayNumber(on) - dayNumber(overdue.row.dueOn) : 0,
        due: first ? totalOfParts(first.left) : 0n,
      });
    }
    return found;
  });
}
