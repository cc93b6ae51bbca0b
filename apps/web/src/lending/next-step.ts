import { routePath } from '@candor/contract/routes';
import type { OrderItem } from './order-face.ts';
import type { LendingWord } from './words.ts';

type NextStep = { readonly href: string; readonly word: LendingWord };

/** An order's own page, which says all about it. */
export function orderHref({ orderId, loanId }: Pick<OrderItem, 'orderId' | 'loanId'>): string {
  return loanId === null ? routePath('loanDetail', { orderId }) : routePath('loanDetail', { loanId });
}

/**
 * What the borrower can do next, where it is done: a button that leads nowhere is worse than none.
 * Whatever else an order needs is told and done on its own page.
 */
export function nextStep(
  item: Pick<OrderItem, 'orderId' | 'loanId' | 'nextAction' | 'claimedPaymentId'>,
): NextStep | undefined {
  const { orderId, loanId, nextAction, claimedPaymentId } = item;
  const onItsPage = (word: NextStep['word']) => ({ href: orderHref(item), word });
  switch (nextAction) {
    case 'confirm':
      return { href: routePath('confirm', { orderId }), word: 'checkAndSign' };
    case 'repay':
      // Whoever says that it is paid is not asked to pay it again before we have looked.
      if (claimedPaymentId !== null)
        return { href: routePath('repaymentYesNo', { paymentId: claimedPaymentId }), word: 'seeClaim' };
      return loanId === null ? undefined : { href: routePath('repaymentChoice', { loanId }), word: 'pay' };
    case 'mend':
      return onItsPage('seeWhatToMend');
    case 'change-account':
      return onItsPage('changeAccount');
    case 'apply-again':
      return onItsPage('applyAgain');
    case 'wait':
    case 'read':
      return undefined;
  }
}
