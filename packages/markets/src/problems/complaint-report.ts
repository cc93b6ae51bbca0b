import type { ProblemKind } from './problem-kinds.ts';

/** Why a complaint came to be: what would have to change so that it does not come again. */
export const complaintCauses = [
  'process',
  'system',
  'information',
  'conduct',
  'policy',
  'third-party',
  'fraud',
  'misunderstanding',
  'hardship',
  'other',
] as const;

export type ComplaintCause = (typeof complaintCauses)[number];

/** A figure of a regulator's form that the complaints themselves tell. */
export type ReportFigure =
  | 'pending-before'
  | 'received'
  | 'disposed'
  | 'rejected'
  | 'pending-after'
  | 'from-regulator'
  | 'from-regulator-for-us'
  | 'change'
  | 'pending-long';

type Cell = {
  readonly words: string;
  /** Null: nothing here knows it; the cell is left to be filled in by hand. */
  readonly figure: ReportFigure | null;
};

/** A regulator's own form for what came in over a period. */
export interface ComplaintReportLayout {
  readonly name: string;
  readonly law: string;
  /** One figure a line, with the number that the form gives it. */
  readonly summary: readonly (Cell & { readonly no: string })[];
  /** A line for each of the most frequent classes. */
  readonly grounds: {
    readonly title: string;
    readonly atMost: number;
    readonly ofOther: string;
    readonly columns: readonly Cell[];
    /** After so many days one counts as pending for long. */
    readonly longAfterDays: number;
  };
}

/** What the regulator counts complaints by. */
export interface ComplaintReporting {
  readonly classes: readonly { readonly key: string; readonly name: string }[];
  /** What a complaint counts as until somebody has classified it. */
  readonly classOfKind: Readonly<Record<ProblemKind, string>>;
  /** Company policy, within what the law gives: somebody writes back, not yet with the answer. */
  readonly firstResponseWithinWorkingDays: number;
  /** Null: no form of the regulator's is known; the report is exported as it stands on the screen. */
  readonly layout: ComplaintReportLayout | null;
}
