import type { CalendarDate } from '@candor/domain/calendar';
import type { Schedule } from '@candor/domain/schedule';
import type { MarketId } from '@candor/markets';
import { lendingHistory } from '@candor/store/decisions';
import type { ReadTx } from '@candor/store/database';
import { limitAfter, limitSteps, type LimitAfter } from '../../lending/decisions/shown/limit-steps.ts';
import { tableToRead } from '../../lending/decision-tables/table-in-force.ts';
import type { LoanPosition } from '../../lending/loans/loan-position.ts';

/** A loan that is paid back: of what, how well, and what that changes. */
export type SettledLoan = {
  readonly on: CalendarDate;
  readonly principal: bigint;
  readonly interest: bigint;
  readonly lateCharges: bigint;
  /** Fees in the instalments, delays, and what settling early cost. */
  readonly fees: bigint;
  readonly repaid: bigint;
  /** Interest that was never owed because it was paid back sooner. */
  readonly saved: bigint;
  readonly instalments: number;
  readonly onTime: number;
  readonly limit: LimitAfter | null;
};

type Reader = { readonly borrowerId: string; readonly market: MarketId; readonly on: CalendarDate };

/** Null while it runs, and for one that ended otherwise. */
export async function settledLoan(
  tx: ReadTx,
  position: LoanPosition,
  signed: Schedule | null,
  reader: Reader,
): Promise<SettledLoan> {
  const { rows, costs, asOf } = position;
  const sum = (of: (row: (typeof rows)[number]) => bigint) => rows.reduce((all, row) => all + of(row), 0n);
  const principal = sum(({ paid }) => paid.principal);
  const interest = sum(({ paid }) => paid.interest);
  const lateCharges = sum(({ paid }) => paid.penalty);
  const fees = sum(({ paid }) => paid.fee) + costs.charge;
  const agreed = signed ? signed.totals.interest : interest;
  const days = rows.flatMap(({ lastPaidOn }) => lastPaidOn ?? []).toSorted();
  const instalments = rows.filter(({ number }) => number !== null);
  const { settled } = await lendingHistory(tx, reader.borrowerId);
  return {
    on: days.at(-1) ?? asOf,
    principal,
    interest,
    lateCharges,
    fees,
    repaid: principal + interest + lateCharges + fees,
    saved: agreed > interest ? agreed - interest : 0n,
    instalments: instalments.length,
    onTime: instalments.filter(({ lastPaidOn, dueOn }) => lastPaidOn !== null && lastPaidOn <= dueOn).length,
    limit: limitAfter(await limitSteps(await tableToRead(tx, reader.market, reader.on)), settled),
  };
}
