import type { CalendarDate } from '@candor/domain/calendar';
import type { BankPreset, DateOrder, StatementColumn } from '@candor/markets/transfers';

/** Why a line can't be read; those of one reason are shown together. */
export type FaultReason =
  | 'head'
  | 'quotes'
  | 'amount-empty'
  | 'amount'
  | 'date'
  | 'date-order'
  | 'future'
  | 'direction'
  | 'currency'
  | 'form'
  | 'balance'
  | 'outcome';

export type StatementFault = {
  readonly line: number;
  readonly reason: FaultReason;
  readonly sentence: string;
};

/** A movement as the file has it, before anybody asks what it is. */
export type FileLine = {
  readonly line: number;
  readonly valueOn: CalendarDate;
  /** Positive: it came in. */
  readonly amount: bigint;
  /** As it is written; empty where the bank gives none. */
  readonly reference: string;
  readonly narration: string;
  readonly balance: bigint | null;
};

export type FileFormat = 'csv' | 'mt940' | 'camt053' | 'ofx';

/** How a file with columns is read; null for one whose form says everything itself. */
export type FileLayout = {
  readonly preset: string | null;
  /** As the file heads them; "Column 1" where it has no heads. */
  readonly names: readonly string[];
  /** In the order of the file; null: not imported. */
  readonly columns: readonly (StatementColumn | null)[];
  /** Null: no date of the file depends on it, or nobody can tell. */
  readonly dates: DateOrder | null;
  /** Every date of the file has two readings. */
  readonly isDateOrderAsked: boolean;
  /** The cells of its first lines, three at most. */
  readonly samples: readonly (readonly string[])[];
};

export type StatementFile = {
  readonly format: FileFormat;
  readonly layout: FileLayout | null;
  readonly rows: readonly FileLine[];
  readonly opening: bigint | null;
  readonly closing: bigint | null;
  readonly balanceDays: readonly CalendarDate[];
  readonly faults: readonly StatementFault[];
  /** Lines that are not empty, the head not counted. */
  readonly lines: number;
};

/** What is known beside the text: what a person has said of it, or what was remembered. */
export type ReadHow = {
  readonly presets?: readonly BankPreset[];
  /** Of the account: a line in another is no line of it. */
  readonly currency?: string | undefined;
  readonly preset?: string | null | undefined;
  readonly columns?: readonly (StatementColumn | null)[] | null | undefined;
  readonly dates?: DateOrder | null | undefined;
  /** No line of a statement is from a day to come: it may decide how dates are meant. */
  readonly today?: CalendarDate | undefined;
  /** Lines as somebody has corrected them. */
  readonly corrections?: ReadonlyMap<number, string> | undefined;
  /** Lines that somebody left out, with a reason. */
  readonly leftOut?: ReadonlySet<number> | undefined;
  /** What somebody said that the account held before, where the file does not. */
  readonly opening?: bigint | undefined;
  /** What stands for a line without a number, where its place among its like in the file does not tell. */
  readonly numbers?: ReadonlyMap<number, string> | undefined;
};

export const shown = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);
