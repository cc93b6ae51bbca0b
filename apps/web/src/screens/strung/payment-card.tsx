import { AmountLine, Amounts, Money } from '@candor/ui';
import type { Payment } from '../../repaying/payment.ts';
import { referenceText } from '../../repaying/reference-text.ts';
import { yesNoWords } from './words.ts';

/** Which payment is meant. */
export function PaymentCard({ payment }: { readonly payment: Payment }) {
  const say = yesNoWords.useSay();
  const { amount, payTypeName, reference } = payment;
  return (
    <div className="c-card c-card-roomy">
      <Amounts>
        <AmountLine label={say('amount')} value={<Money amount={BigInt(amount)} />} />
        <AmountLine label={say('wayToPay')} value={payTypeName} />
        {reference !== null && <AmountLine label={say('reference')} value={referenceText(reference)} />}
      </Amounts>
    </div>
  );
}
