import type { DelayQuote } from './repay-delay-screen.tsx';

/** The lender's business day, on which the fee would be paid: the first day on which anything is. */
export function dayOfQuote({ table, dueOn }: Pick<DelayQuote, 'table' | 'dueOn'>): string {
  return table[0]?.on ?? dueOn;
}
