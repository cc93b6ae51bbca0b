/** How a loan stands, as a file tells it. */
export const bureauStatuses = ['current', 'late', 'restructured', 'written-off', 'closed'] as const;
export type BureauStatus = (typeof bureauStatuses)[number];

/** What a row is made of: of the loan from the books and its facts, of the person from what was certified. */
export interface BureauFacts {
  readonly reportedOn: string;
  readonly loan: string;
  readonly status: BureauStatus;
  readonly openedOn: string;
  readonly closedOn: string | null;
  /** Minor units, all of them. */
  readonly sanctioned: bigint;
  readonly instalment: bigint;
  readonly outstanding: bigint;
  readonly overdue: bigint;
  readonly writtenOff: bigint;
  readonly daysLate: number;
  readonly isDisputed: boolean;
  readonly isCorrection: boolean;
  readonly name: string;
  readonly bornOn: string;
  readonly documentKind: string;
  readonly documentNumber: string;
  readonly phone: string | null;
  readonly city: string;
}

type BureauField = keyof BureauFacts;

/**
 * How a value is written: text as it is, a day as `days` of the layout has it, money with its decimals and a
 * point, a count, a code of a closed list.
 */
export type BureauForm =
  | { readonly is: 'text' | 'day' | 'money' | 'count' }
  | { readonly is: 'code'; readonly codes: Readonly<Record<string, string>> };

export interface BureauColumn {
  readonly head: string;
  readonly field: BureauField;
  readonly form: BureauForm;
  /** Longest, in characters. What is longer is not cut but left out of the file, with the reason. */
  readonly most: number;
  readonly isNeeded: boolean;
  /** What the bureau's own format has for it, as far as is known: for whoever maps the file. */
  readonly bureauHas: string;
}

/** A file of ours, documented here; no bureau's own format. */
export interface BureauLayout {
  readonly name: string;
  readonly days: 'ddmmyyyy' | 'yyyy-mm-dd';
  readonly columns: readonly BureauColumn[];
}
