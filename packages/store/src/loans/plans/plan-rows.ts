import type { LoanRow, Plan } from '@candor/domain/loan';

/**
 * What a plan stores of its rows: those that the plan before has not, or has otherwise, and the numbers of
 * those that are gone. Null: all of its rows are its own.
 */
export type StoredRows = {
  readonly changed: readonly { readonly row: LoanRow; readonly place: number }[];
  readonly gone: readonly number[] | null;
};

/**
 * A plan as a change of the one before it, so that the fiftieth small repayment stores as many rows as the
 * first and not fifty more.
 *   rows 1 2 3, then a prepayment: 1 as it was, 4 of what was prepaid, 2 and 3 smaller as 5 and 6:
 *   stores 4, 5 and 6; 2 and 3 are gone.
 */
export function storedRows(rows: readonly LoanRow[], before: readonly LoanRow[]): StoredRows {
  const was = new Map(before.map((row, place) => [row.n, { row, place }]));
  const changed = rows.flatMap((row, place) => {
    const earlier = was.get(row.n);
    return earlier && earlier.place === place && isSame(earlier.row, row) ? [] : [{ row, place }];
  });
  if (changed.length === rows.length) return { changed, gone: null };
  const now = new Set(rows.map(({ n }) => n));
  return { changed, gone: before.flatMap(({ n }) => (now.has(n) ? [] : [n])) };
}

function isSame(a: LoanRow, b: LoanRow): boolean {
  return (
    a === b ||
    (a.from === b.from &&
      a.to === b.to &&
      a.dueOn === b.dueOn &&
      a.principal === b.principal &&
      a.interest === b.interest &&
      a.fee === b.fee &&
      a.penalty === b.penalty)
  );
}

export type StoredPlan = { readonly no: number; readonly gone: readonly number[] | null };
export type StoredRow = { readonly planNo: number; readonly place: number; readonly row: LoanRow };

/** The rows of each of a loan's plans, which come by their number; a row that stays is one object. */
export function rowsOfPlans(plans: readonly StoredPlan[], stored: readonly StoredRow[]): Plan['rows'][] {
  const byPlan = Map.groupBy(stored, ({ planNo }) => planNo);
  const inForce = new Map<number, StoredRow>();
  return plans.map(({ no, gone }) => {
    if (gone === null) inForce.clear();
    else for (const n of gone) inForce.delete(n);
    for (const each of placed(byPlan.get(no) ?? [])) inForce.set(each.row.n, each);
    return [...inForce.values()]
      .toSorted((a, b) => a.place - b.place || a.row.n - b.row.n)
      .map(({ row }) => row);
  });
}

/** The oldest have no places: they stand by their numbers. */
function placed(rows: readonly StoredRow[]): readonly StoredRow[] {
  if (rows.length < 2 || rows.some(({ place }) => place > 0)) return rows;
  return rows.toSorted((a, b) => a.row.n - b.row.n).map((each, place) => Object.assign({}, each, { place }));
}
