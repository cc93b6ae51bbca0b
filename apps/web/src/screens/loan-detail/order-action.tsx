import { routePath } from '@candor/contract/routes';
import { Bone, ButtonLink } from '@candor/ui';
import { Suspense } from 'react';
import { nextStep, toPayNow } from '../../lending/orders.tsx';
import { useAmountText } from '../../lending/amounts.ts';
import { lendingWords } from '../../lending/texts.ts';
import { OrderStep } from './load-views.ts';
import type { Details } from './loan-detail-screen.tsx';

type Props = { readonly details: Details; readonly onChange: () => Promise<void> };

/** The one thing to do, at the thumb; of what has only to be waited for, nothing. */
export function hasAction({ item: { nextAction, loanId, state } }: Details): boolean {
  if (nextAction === 'repay') return loanId !== null;
  return (
    state === 'refused' || nextAction === 'confirm' || nextAction === 'apply-again' || nextAction === 'mend'
  );
}

export function OrderAction({ details, onChange }: Props) {
  const sayLending = lendingWords.useSay();
  const amount = useAmountText();
  const { item } = details;
  const step = nextStep(item);
  const isCovered = details.rows.some(({ state }) => state === 'covered');
  const toPay = item.loanState === 'written-off' ? details.loan?.owed : toPayNow(item, isCovered);
  if (item.nextAction === 'confirm' || item.state === 'refused' || item.nextAction === 'mend')
    return (
      <Suspense fallback={<Bone shape="button" width="all" />}>
        <OrderStep details={details} onChange={onChange} />
      </Suspense>
    );
  if (item.nextAction === 'apply-again')
    return (
      <ButtonLink href={routePath('product', { productId: item.productId })}>
        {sayLending('applyAgain')}
      </ButtonLink>
    );
  // A payout that failed is mended above, in its place.
  if (!step || item.nextAction === 'change-account') return null;
  if (step.word === 'seeClaim')
    return (
      <>
        <ButtonLink href={step.href}>{sayLending('seeClaim')}</ButtonLink>
        <ButtonLink kind="outlined" href={routePath('repaymentChoice', { loanId: item.loanId ?? '' })}>
          {sayLending('pay')} {toPay !== undefined && amount(toPay)}
        </ButtonLink>
      </>
    );
  return (
    <ButtonLink href={step.href}>
      {sayLending(step.word)} {item.nextAction === 'repay' && toPay !== undefined && amount(toPay)}
    </ButtonLink>
  );
}
