import type { Calls, ResponseOf } from '@candor/contract/client';
import { isBuilt, type RouteKey, routePath } from '@candor/contract/routes';
import { nextStep, orderHref } from '../../lending/next-step.ts';
import type { LendingWord } from '../../lending/words.ts';

export type Home = ResponseOf<Calls['home.page']>;
type Step = Home['steps'][number];

type Action =
  | { readonly href: string; readonly isLending: true; readonly word: LendingWord }
  | {
      readonly href: string;
      readonly isLending: false;
      readonly word: 'openOrder' | 'continueApplication' | 'chooseAmount';
    };

const stepRoutes: Readonly<Record<Step['step'], RouteKey>> = {
  base: 'certificationBase',
  personal: 'certificationPersonal',
  job: 'certificationJob',
  ext: 'certificationExt',
  bank: 'bankCard',
};

export const isStepDone = ({ state }: Pick<Step, 'state'>) => state === 'saved' || state === 'accepted';

/** Where a step is done, if there is a screen for it. */
export function stepHref({ step }: Pick<Step, 'step'>): string | undefined {
  const key = stepRoutes[step];
  return isBuilt(key) ? routePath(key as 'certification') : undefined;
}

/** The one thing to do next, at the thumb; nothing where there is no screen for it yet. */
export function homeAction({ loan, order, offer, steps }: Home): Action | undefined {
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
  if (!offer) return undefined;
  const missing = steps.filter((step) => !isStepDone(step)).map(stepHref);
  if (missing[0] !== undefined) return { href: missing[0], isLending: false, word: 'continueApplication' };
  const { productId } = offer.product;
  return missing.length === 0 && isBuilt('product')
    ? { href: routePath('product', { productId }), isLending: false, word: 'chooseAmount' }
    : undefined;
}
