import type { ReactNode } from 'react';

/** One column of a table. The order is: state or time, subject with its muted detail, numbers, age, owner. */
export type Column<Row> = {
  readonly key: string;
  /**
   * With the currency where its cells are amounts: "Amount ₱". Empty where the cells speak for themselves.
   */
  readonly head: ReactNode;
  readonly align?: 'end';
  /** `strong` for the subject, `figure` for numbers that matter, `muted` for what stands beside. */
  readonly look?: 'strong' | 'figure' | 'muted';
  /**
   * In pixels; with one on any column the others share what is left. A table of more than 200 rows needs
   * them.
   */
  readonly width?: number;
  /** Free text may be cut; a number, a date or a person's name never. */
  readonly cut?: boolean;
  /**
   * What may not be cut and has no width of its own, a name or an account, goes on in a second line where
   * there is no room.
   */
  readonly wrap?: boolean;
  /** How wide the bone is while it loads, 1 to 6. */
  readonly bone?: 1 | 2 | 3 | 4 | 5 | 6;
  readonly cell: (row: Row, isFocused: boolean) => ReactNode;
  readonly total?: ReactNode;
  /** Of a list that can be sorted by it: how it is now, and what a click on the head does. */
  readonly sorting?: { readonly now: 'up' | 'down' | null; readonly onSort: () => void };
};

/** The column that says whose row it is: it stays in sight where the table scrolls sideways. */
export function namesRow<Row>(columns: readonly Column<Row>[], key: string): '' | undefined {
  return columns.find(({ look }) => look === 'strong')?.key === key ? '' : undefined;
}

/** Rows that can be selected, each by the box before it. */
export type RowSelection<Row> = {
  readonly has: (key: string) => boolean;
  readonly toggle: (key: string) => void;
  readonly toggleAll: () => void;
  readonly state: 'none' | 'some' | 'all';
  /** What the box selects, for who hears it. */
  readonly words: (row: Row) => string;
};

/** What is folded away after a row: "9 more from 12:00 to 13:31". */
export type Gap = { readonly words: string; readonly onOpen?: () => void };

/**
 * How the rows stand: being read, there, old because they could not be read again, or old because nobody is
 * reached.
 */
export type TableState =
  | { readonly state: 'loading' }
  | { readonly state: 'ready' }
  | { readonly state: 'failed'; readonly asOf: string | null; readonly requestId: string | null }
  | { readonly state: 'offline'; readonly since: string; readonly asOf: string | null };
