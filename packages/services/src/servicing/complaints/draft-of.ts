type Subject = {
  readonly reportId?: string | null | undefined;
  readonly loanId?: string | null | undefined;
  readonly row?: number | null | undefined;
};

/**
 * What a draft is of, as its row is named: a reply keeps to its complaint and a dispute to its row, so that
 * none of them overwrites what is half typed elsewhere.
 *   a new complaint → new · about row 2 of a loan → 4f…:2 · a reply → 9c…
 */
export function draftOf({ reportId, loanId, row }: Subject): string {
  if (reportId) return reportId.toLowerCase();
  return loanId && row ? `${loanId.toLowerCase()}:${row}` : 'new';
}
