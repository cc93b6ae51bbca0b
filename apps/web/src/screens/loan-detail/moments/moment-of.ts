import type { Details } from '../loan-detail-screen.tsx';

/** What just happened, on a page of its own: signed, the money arrived, all paid back. */
export type Moment = 'signed' | 'arrived' | 'settled';

/**
 * The moment that an address asks for, as far as it is one: signed turns into arrived by itself, and what is
 * over, or waits for another account, is told by the ordinary page.
 */
export function momentOf(view: string | null, { item, payout }: Pick<Details, 'item' | 'payout'>) {
  if (view === 'settled') return item.loanState === 'settled' ? 'settled' : undefined;
  if (view !== 'signed' && view !== 'arrived') return undefined;
  if (item.loanState === 'active') return 'arrived';
  const isOnItsWay = item.state === 'confirmed' || item.state === 'paying-out';
  return isOnItsWay && payout?.state !== 'failed' ? 'signed' : undefined;
}
