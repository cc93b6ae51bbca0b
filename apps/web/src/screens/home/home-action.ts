import type { Calls, ResponseOf } from '@candor/contract/client';
import { routePath } from '@candor/contract/routes';
import { stepHref } from '../../certification/step-routes.ts';
import { nextStep, orderHref } from '../../lending/orders.tsx';
import type { LendingWord } from '../../lending/texts.ts';

export type Home = ResponseOf<Calls['home.page']>;
type Step = Home['steps'][number];

type Action =
  | { readonly href: string; readonly isLending: true; readonly word: LendingWord }
  | {
      readonly href: string;
      readonly isLending: false;
      readonly word:
        | 'openOrder'
        | 'continueApplication'
        | 'chooseAmount'
        | 'seeOffer'
        | 'correctIncome'
        | 'seeWhy';
    };

export const isStepDone = ({ state }: Pick<Step, 'state'>) => state === 'saved' || state === 'accepted';

/** The one thing to do next, at the thumb. */
export function homeAction({ loan, order, offer, refusal, steps }: Home): Action | undefined {
  if (loan) {
    const step = nextStep(loan.item);
    return step && { ...step, isLending: true };
  }
  if (order) {
    const step = nextStep(order);
    return step
      ? { ...step, isLending: true }
      : { href: orderHref(order), isLending: false, word: 'openOrder' };
  }
  if (refusal) {
    const href = routePath('loanDetail', { orderId: refusal.item.orderId });
    if (refusal.nearest) return { href, isLending: false, word: 'seeOffer' };
    return refusal.isAboutIncome
      ? { href: routePath('certificationJob'), isLending: false, word: 'correctIncome' }
      : { href, isLending: false, word: 'seeWhy' };
  }
  if (!offer) return undefined;
  const missing = steps.find((step) => !isStepDone(step));
  if (missing) return { href: stepHref(missing), isLending: false, word: 'continueApplication' };
  const { productId } = offer.product;
  return { href: routePath('product', { productId }), isLending: false, word: 'chooseAmount' };
}
