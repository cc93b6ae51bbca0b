import { CopyButton } from '@candor/ui';
import type { Payment } from './payment.ts';
import { referenceText } from './reference-text.ts';
import { paymentWords } from './texts.ts';

type Props = Pick<Payment, 'bankAccount' | 'reference' | 'upiId'>;

/**
 * What is taken over into a bank's form or a UPI app, line by line: the lender's own account, and the
 * reference that tells whose money it is.
 */
export function TransferTo({ bankAccount, reference, upiId }: Props) {
  const say = paymentWords.useSay();
  const lines = [
    [say('upiId'), upiId],
    [say('holder'), bankAccount?.holder],
    [say('bank'), bankAccount?.bank],
    [say('accountNumber'), bankAccount?.number],
    [bankAccount?.codeName ?? '', bankAccount?.code],
    [say('reference'), reference],
  ] as const;
  return (
    <dl className="pi-account">
      {lines.map(
        ([label, text]) =>
          text && (
            <div key={label}>
              <dt className="pi-label">{label}</dt>
              <dd>{text === reference ? referenceText(text) : text}</dd>
              <dd className="pi-copy">
                <CopyButton text={text} />
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
