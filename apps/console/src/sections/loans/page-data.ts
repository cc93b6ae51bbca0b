import type { Calls, ResponseOf } from '@candor/contract/console-client';

/** One loan as it was read. */
export type LoanData = ResponseOf<Calls['console.loan']>;
