/** What a column of a bank's file may be. */
export type StatementColumn =
  | 'date'
  | 'narration'
  | 'reference'
  /** Money in, money out, each in a column of its own. */
  | 'credit'
  | 'debit'
  /** One column for both ways; a sign or `direction` tells them apart. */
  | 'amount'
  | 'direction'
  | 'balance'
  | 'currency';

/** How a date of digits alone is meant. */
export type DateOrder = 'day-first' | 'month-first';

/**
 * How one bank here writes its statements: the heads of its columns as they stand in its file, and what each
 * becomes. A head that is not named is not imported. A file that has all of a preset's heads is read by it.
 */
export interface BankPreset {
  readonly key: string;
  /** As whoever chooses it reads it: "BDO Corporate, CSV". */
  readonly name: string;
  readonly dates: DateOrder;
  /** Whether its heads stand in files that the bank has written, or are what its screens call them. */
  readonly heads: 'seen' | 'assumed';
  readonly columns: readonly (readonly [head: string, becomes: StatementColumn])[];
  /** A line of each kind that the bank writes, as its file has them: what it is tested with. */
  readonly sample: readonly string[];
}
