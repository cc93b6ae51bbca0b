import type { Calls, ResponseOf } from '@candor/contract/client';
import { routePath } from '@candor/contract/routes';

type Offer = ResponseOf<Calls['loan.offer']>;

/**
 * Where the agreement stands with exactly the figures, the day, the account and the purpose in
 * sight: the text that is
 * signed.
 */
export function agreementHref(
  { item, quote, firstDueOn }: Pick<Offer, 'item' | 'quote' | 'firstDueOn'>,
  {
    account,
    purpose,
  }: { readonly account: Offer['accounts'][number] | undefined; readonly purpose: string | undefined },
): string {
  return routePath('loanAgreement', {
    orderId: item.orderId,
    amount: String(quote.amount),
    term: JSON.stringify(quote.term),
    ...(firstDueOn !== null && { firstDueOn }),
    ...(account && { accountId: account.accountId }),
    ...(purpose !== undefined && { purpose }),
  });
}
