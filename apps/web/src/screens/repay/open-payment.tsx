import { Notice } from '@candor/ui';
import { useAmountText } from '../../lending/amounts.ts';
import { codeHref } from '../../repaying/code-href.ts';
import type { Choices } from './choice-view.tsx';
import { repayWords } from './texts.ts';

/** A code that was made before: nobody should pay twice because they made two. */
export function OpenPayment({ of: { loanId, openPayment } }: { readonly of: Choices }) {
  const say = repayWords.useSay();
  const amount = useAmountText();
  if (openPayment === null) return null;
  return (
    <Notice icon="clock">
      {say('openCode', { amount: amount(openPayment.amount) })}{' '}
      <a href={codeHref({ ...openPayment, loanId })}>{say('goOn')}</a>
    </Notice>
  );
}
