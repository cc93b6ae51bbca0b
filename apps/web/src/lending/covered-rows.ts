import type { OrderItem } from './order-face.ts';

type Row = { readonly n: number; readonly state: 'paid' | 'due' | 'later' | 'late' };

/** Rows that nothing has paid yet and that credit pays when they fall due: those before the first that asks for money. */
export function coveredRows<One extends Row>(
  rows: readonly One[],
  { loanState, nextDue }: Pick<OrderItem, 'loanState' | 'nextDue'>,
): One[] {
  if (loanState !== 'active') return [];
  return rows.filter(({ n, state }) => state !== 'paid' && (nextDue === null || n < nextDue.n));
}
