import type { CalendarDate } from '@candor/domain/calendar';
import type { Loan } from '@candor/domain/loan';

/** A loan with what stands beside the domain's value in its row. */
export type StoredLoan = {
  readonly id: bigint;
  readonly borrowerId: string;
  readonly market: string;
  readonly currency: string;
  readonly productId: string;
  readonly productVersion: number;
  /** When it was entered into or, later, restructured: which figures of the law apply. */
  readonly enteredOn: CalendarDate;
  /** What the signed disclosure names: `interest`, `fee:processing`, `late-charge` … */
  readonly disclosed: readonly string[];
  /** Fees in the rows, with their tax, that stand in the books so far. */
  readonly feeCharged: bigint;
  /** Since when its interest is only noted; null while it performs. */
  readonly npaSince: CalendarDate | null;
  readonly loan: Loan;
};
