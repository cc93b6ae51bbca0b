const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const place = /^[1-9]\d{0,3}$/;

/**
 * What a new complaint is about already, before anything is chosen: a loan, or the late charge on one of its
 * rows.
 */
export type Subject = { readonly loanId?: string; readonly row?: number };

/** From the address; what is no id is left out, and a row without its loan too. */
export function subjectIn(query: Pick<URLSearchParams, 'get'>): Subject {
  const loanId = query.get('loanId') ?? '';
  const row = query.get('row') ?? '';
  if (!uuid.test(loanId)) return {};
  return place.test(row) ? { loanId, row: Number(row) } : { loanId };
}
