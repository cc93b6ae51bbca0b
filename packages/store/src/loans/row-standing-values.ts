import type { RowStanding } from './loan-standing.ts';

/**
 * The columns of row_standing from n to place, as both who save one loan and who save a chunk of loans hand
 * them over.
 */
export function rowStandingValues(rows: readonly RowStanding[]): unknown[][] {
  return [
    rows.map(({ n }) => n),
    rows.map(({ dueOn }) => dueOn),
    rows.map(({ left }) => left.penalty),
    rows.map(({ left }) => left.fee),
    rows.map(({ left }) => left.interest),
    rows.map(({ left }) => left.principal),
    rows.map(({ isDisputed }) => isDisputed),
    rows.map(({ lateBase }) => lateBase),
    rows.map(({ lateTo }) => lateTo),
    rows.map(({ lateCharged }) => lateCharged),
    rows.map(({ lateStands }) => lateStands),
    rows.map(({ place }) => place),
  ];
}
