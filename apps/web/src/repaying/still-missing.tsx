import { routePath } from '@candor/contract/routes';
import { Notice } from '@candor/ui';
import { useAmountText } from '../lending/amounts.ts';
import { otherWayHref } from './other-way-href.ts';
import type { Payment } from './payment.ts';
import { paymentWords } from './texts.ts';

/**
 * The money came a day too late to end the loan, or was short of it: how little would still do so, and where
 * it is paid.
 */
export function StillMissing({ payment }: { readonly payment: Payment }) {
  const say = paymentWords.useSay();
  const amount = useAmountText();
  const { loanId, meantFor, missing } = payment;
  if (missing === null || missing === 0) return null;
  const href =
    meantFor === 'settlement' ? routePath('repay', { loanId, choice: 'everything' }) : otherWayHref(payment);
  return (
    <Notice kind="warn" icon="warning">
      {say('missing', { amount: amount(missing) })} <a href={href}>{say('payMissing')}</a>
    </Notice>
  );
}
