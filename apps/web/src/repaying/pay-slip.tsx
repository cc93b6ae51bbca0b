import {
  AmountLine,
  Amounts,
  BarCode,
  CopyButton,
  Countdown,
  Money,
  QrCode,
  TornDocument,
  useWords,
} from '@candor/ui';
import { useState } from 'react';
import type { AppPageData } from '../shell/page-data.ts';
import { useAmountText } from '../lending/amounts.ts';
import { deadlineText } from './deadline-text.ts';
import { type Payment, phaseOf } from './payment.ts';
import { referenceText } from './reference-text.ts';
import { TransferTo } from './transfer-to.tsx';
import { paymentWords } from './texts.ts';

type Props = { readonly page: AppPageData; readonly payment: Payment; readonly onEnd: () => void };

/**
 * What a cashier, an app or a bank needs. Once it can't be used any more, only what names the payment is left
 * of it.
 */
export function PaySlip({ page, payment, onEnd }: Props) {
  const say = paymentWords.useSay();
  const amountText = useAmountText();
  const { amount, fee, toPay, reference, takesUtr, expiresAt, payTypeName: name, purposeLine } = payment;
  const isOpen = phaseOf(payment) === 'open';
  return (
    <TornDocument>
      <p className="pi-label">{say(isOpen ? 'payExactly' : 'amount')}</p>
      <p>
        <Money look="figure" amount={BigInt(amount)} />
      </p>
      {isOpen && fee > 0 && <p>{say('andFee', { name, fee: amountText(fee), total: amountText(toPay) })}</p>}
      {isOpen && purposeLine !== null && <p>{purposeLine}</p>}
      {isOpen && takesUtr && <TransferTo {...payment} />}
      {reference !== null && !(isOpen && takesUtr) && (
        <>
          <p className="pi-label pi-gap">{say('reference')}</p>
          <div className="pi-between">
            <span className="c-reference">{referenceText(reference)}</span>
            {isOpen && <CopyButton text={reference} kind="outlined" />}
          </div>
        </>
      )}
      {isOpen && <Codes payment={payment} />}
      {isOpen && expiresAt !== null && (
        <Deadline page={page} today={payment.today} expiresAt={expiresAt} onEnd={onEnd} />
      )}
    </TornDocument>
  );
}

/** What is scanned: by a cashier, or by another phone. */
function Codes({ payment }: { readonly payment: Payment }) {
  const say = paymentWords.useSay();
  const amountText = useAmountText();
  const { amount, payTypeName: name, barCode, qr } = payment;
  if (barCode === null && qr === null) return null;
  return (
    <>
      <hr className="c-cut" />
      {barCode !== null && <BarCode text={barCode} label={say('barCode', { digits: barCode })} />}
      {qr !== null && <QrCode text={qr} label={say('scanToPay', { amount: amountText(amount), name })} />}
    </>
  );
}

type DeadlineProps = Pick<Props, 'page' | 'onEnd'> & Pick<Payment, 'today'> & { readonly expiresAt: string };

function Deadline({ page: { timeZone }, today, expiresAt, onEnd }: DeadlineProps) {
  const words = useWords();
  const say = paymentWords.useSay();
  const [startedAt] = useState(() => Date.now());
  return (
    <Amounts>
      <AmountLine
        label={say('worksUntil')}
        value={<time dateTime={expiresAt}>{deadlineText(words, expiresAt, { timeZone, today })}</time>}
        valueNote={<Countdown until={Date.parse(expiresAt)} startedAt={startedAt} onEnd={onEnd} />}
      />
    </Amounts>
  );
}
