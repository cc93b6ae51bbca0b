import { AmountLine, Amounts, Button, Day, Figure, TornDocument, TotalLine, useOnline } from '@candor/ui';
import { saveFile } from '../shell/save-file.ts';
import { useT } from '../i18n/translation-provider.tsx';
import type { Payment } from './payment.ts';
import { faultText } from '../session/fault.ts';
import { useAct } from '../session/use-act.ts';
import { paymentWords } from './texts.ts';

type Props = { readonly payment: Payment };

/** In the order in which a payment pays. */
const parts = ['penalty', 'fee', 'interest', 'principal'] as const;

/** What the money did: the same division that the books have, and what is left. */
export function PaidView({ payment }: Props) {
  const say = paymentWords.useSay();
  const { today, amount, payTypeName, receivedOn, paid, toCredit, fromCredit, owedAfter } = payment;
  const { hasReceipt, paymentId } = payment;
  const whole = `payment-${paymentId}`;
  const of = { loan: payment.loanId, asOf: receivedOn ?? today };
  const lines = paid === null ? [] : parts.filter((part) => paid[part] > 0);
  return (
    <>
      <TornDocument>
        <p className="pi-label">{say('received')}</p>
        <p>
          <Figure figure={whole} {...of} look="figure" minor={amount} />
        </p>
        <Amounts>
          <AmountLine label={say('wayToPay')} value={payTypeName} />
          {receivedOn !== null && (
            <AmountLine label={say('receivedOn')} value={<Day date={receivedOn} today={today} />} />
          )}
          {lines.map((part) => (
            <AmountLine
              key={part}
              label={say(part)}
              value={<Figure figure={`${whole}/${part}`} {...of} minor={paid?.[part] ?? 0} unsigned />}
            />
          ))}
          {fromCredit > 0 && (
            <AmountLine
              label={say('fromCredit')}
              value={<Figure figure={`${whole}/from-credit`} {...of} minor={-fromCredit} unsigned />}
            />
          )}
          {toCredit > 0 && (
            <AmountLine
              label={say('credit')}
              labelNote={say(owedAfter ? 'creditPays' : 'creditWhy')}
              value={<Figure figure={`${whole}/to-credit`} {...of} minor={toCredit} unsigned />}
            />
          )}
          {owedAfter !== null && (
            <TotalLine
              label={say('stillOwed')}
              value={<Figure figure={`owed-after-${paymentId}`} {...of} minor={owedAfter} />}
            />
          )}
        </Amounts>
      </TornDocument>
      {hasReceipt && <KeepReceipt paymentId={paymentId} />}
    </>
  );
}

/** The receipt, the same to the byte each time it is fetched. */
function KeepReceipt({ paymentId }: { readonly paymentId: string }) {
  const t = useT();
  const say = paymentWords.useSay();
  const isOnline = useOnline();
  const receipt = useAct('loan.receipt');
  const fetch = async () => {
    const outcome = await receipt.run({ paymentId });
    if (outcome && 'answer' in outcome) saveFile(outcome.answer);
  };
  return (
    <>
      <Button
        kind="outlined"
        icon="receipt"
        pale={!isOnline}
        onClick={() => void fetch()}
        {...(receipt.isBusy && { busy: say('fetching') })}
      >
        {say('receipt')}
      </Button>
      {receipt.fault && (
        <p className="pi-fault" role="alert">
          {faultText(t, receipt.fault)}
        </p>
      )}
    </>
  );
}
