import { CopyButton } from '@candor/ui';
import type { Payment } from '../../repaying/payment.ts';
import { instructionWords } from './words.ts';

type Account = NonNullable<Payment['bankAccount']>;

/** The lender's own account, each line to be taken over into the bank's form. */
export function TransferTo({ account: { holder, bank, number, code } }: { readonly account: Account }) {
  const say = instructionWords.useSay();
  const lines = [
    { label: say('holder'), text: holder },
    { label: say('bank'), text: bank },
    { label: say('accountNumber'), text: number },
    ...(code === null ? [] : [{ label: say('bankCode'), text: code }]),
  ];
  return (
    <dl className="pi-account">
      {lines.map(({ label, text }) => (
        <div key={label}>
          <dt className="pi-label">{label}</dt>
          <dd>{text}</dd>
          <dd className="pi-copy">
            <CopyButton text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
