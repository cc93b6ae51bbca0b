/** Where the servers hear that something of a borrower's has changed. */
export const changesChannel = 'borrower_changes';

/** What can change: a payment, a loan (known by its order's id), an order; or a session has ended. */
type About = 'payment' | 'loan' | 'order' | 'session';

/** What is said once the transaction is committed; no row that is given back has the column. */
export type Nudged = { readonly nudge: string | null };

/**
 * SQL for a column that says so, to be put into the statement that makes the change: it is said when that is
 * committed and not at all when it is taken back, costs no journey of its own, and can't be forgotten by
 * whoever calls. `id` is null-safe: what has no name outside is not told.
 *
 *   update loan_order … returning … as nudge      'borrower_changes <borrower> order <id>'
 */
export function changeNotice(about: About, { borrower, id }: { borrower: string; id: string }): string {
  return `'${changesChannel} ' || ${borrower} || ' ${about} ' || ${id}`;
}

/** For a payment's row: whose it is, is told by its loan. */
export const paymentNotice = `(select ${changeNotice('payment', { borrower: 'l.borrower_id', id: 'payment.id' })}
  from loan l where l.id = payment.loan_id) as nudge`;
