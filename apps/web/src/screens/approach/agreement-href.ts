import { routePath } from '@candor/contract/routes';
import type { Chosen } from './chosen-of.ts';
import type { Offer } from './use-offer.ts';

/** Where the agreement stands with exactly the figures, the account and the purpose in sight: the text that is signed. */
export function agreementHref(
  { item, quote }: Pick<Offer, 'item' | 'quote'>,
  { account, purpose }: Chosen,
): string {
  return routePath('loanAgreement', {
    orderId: item.orderId,
    amount: String(quote.amount),
    term: JSON.stringify(quote.term),
    ...(account && { accountId: account.accountId }),
    ...(purpose !== undefined && { purpose }),
  });
}
