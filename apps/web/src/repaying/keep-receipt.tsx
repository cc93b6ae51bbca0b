import { Button, copyText, screenIcons, useOnline, useWords } from '@candor/ui';
import { useState } from 'react';
import type { Calls, ResponseOf } from '@candor/contract/client';
import { useT } from '../i18n/translation-provider.tsx';
import { useAmountText } from '../lending/amounts.ts';
import { faultText } from '../session/fault.ts';
import { useAct } from '../session/use-act.ts';
import { fileOf, saveFile } from '../shell/save-file.ts';
import type { Payment } from './payment.ts';
import { paymentWords } from './texts.ts';

type Props = { readonly payment: Payment; readonly when: string };

/** The receipt, the same to the byte each time it is fetched: to send on, or to keep. */
export function KeepReceipt({ payment, when }: Props) {
  const t = useT();
  const say = paymentWords.useSay();
  const amount = useAmountText();
  const isOnline = useOnline();
  const receipt = useAct('loan.receipt');
  const words = useWords();
  const [isCopied, setCopied] = useState(false);
  const { paymentId, payTypeName: name, bookedAs } = payment;
  const told = { amount: amount(payment.amount), name, when, number: bookedAs ?? paymentId };
  const text = say('shareText', told);
  // Where a page can't hand anything on, what would be sent is copied.
  const send = async () => {
    if (typeof navigator.share === 'function') return fetched((file) => void share(fileOf(file), text));
    return setCopied(await copyText(text));
  };
  const fetched = async (use: (file: ResponseOf<Calls['loan.receipt']>) => void) => {
    const outcome = await receipt.run({ paymentId });
    if (outcome && 'answer' in outcome) use(outcome.answer);
  };
  return (
    <>
      <div className="pi-keep">
        <Button
          kind="outlined"
          icon={isCopied ? 'check' : screenIcons.share}
          pale={!isOnline}
          onClick={() => void send()}
        >
          {isCopied ? words.copied : say('share')}
        </Button>
        <Button
          kind="outlined"
          icon={screenIcons.save}
          pale={!isOnline}
          onClick={() => void fetched(saveFile)}
          {...(receipt.isBusy && { busy: say('fetching') })}
        >
          {say('receipt')}
        </Button>
      </div>
      {receipt.fault && (
        <p className="pi-fault" role="alert">
          {faultText(t, receipt.fault)}
        </p>
      )}
    </>
  );
}

/** As a file where the phone takes one, else as words. Whoever changes their mind has done nothing wrong. */
async function share(file: File, text: string): Promise<void> {
  const files = [file];
  const data = navigator.canShare?.({ files }) ? { files, text } : { text };
  await navigator.share(data).catch(() => undefined);
}
