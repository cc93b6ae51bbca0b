import { AmountLine, Amounts, Money } from '@candor/ui';
import type { ReactNode } from 'react';
import type { Payment } from '../../repaying/payment.ts';
import { referenceText } from '../../repaying/reference-text.ts';
import { yesNoWords } from './texts.ts';

type Props = { readonly payment: Payment; readonly children?: ReactNode };

/** Which payment is meant, below what was said of it. */
export function PaymentCard({ payment, children }: Props) {
  const say = yesNoWords.useSay();
  const { amount, payTypeName, reference } = payment;
  return (
    <div className="c-card c-card-roomy">
      <Amounts>
        {children}
        <AmountLine label={say('amount')} value={<Money amount={BigInt(amount)} />} />
        <AmountLine label={say('wayToPay')} value={payTypeName} />
        {reference !== null && <AmountLine label={say('reference')} value={referenceText(reference)} />}
      </Amounts>
    </div>
  );
}
