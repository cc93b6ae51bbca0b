import { Button, useOnline } from '@candor/ui';
import type { ReactNode } from 'react';
import { saveFile } from '../../shell/save-file.ts';
import { useT } from '../../i18n/translation-provider.tsx';
import { faultText } from '../../session/fault.ts';
import { useAct } from '../../session/use-act.ts';
import { loanDetailWords } from './texts.ts';

type Receipts = {
  readonly button: (paymentId: string) => ReactNode;
  /** Under the list: what went wrong with the last one. */
  readonly fault: ReactNode;
};

/** Receipts as files, each from a button beside its payment. */
export function useReceipt(): Receipts {
  const t = useT();
  const say = loanDetailWords.useSay();
  const isOnline = useOnline();
  const act = useAct('loan.receipt');
  const keep = async (paymentId: string) => {
    const outcome = await act.run({ paymentId });
    if (outcome && 'answer' in outcome) saveFile(outcome.answer);
  };
  return {
    button: (paymentId) => (
      <Button kind="plain" pale={!isOnline} onClick={() => void keep(paymentId)}>
        {say('receipt')}
      </Button>
    ),
    fault: act.fault && (
      <p className="j-fault" role="alert">
        {faultText(t, act.fault)}
      </p>
    ),
  };
}

type CertificateProps = { readonly loanId: string; readonly isCancelled?: boolean };

/** That nothing is owed of a loan that has ended, as a file under a number. */
export function Certificate({ loanId, isCancelled = false }: CertificateProps) {
  const t = useT();
  const say = loanDetailWords.useSay();
  const isOnline = useOnline();
  const act = useAct('loan.certificate');
  const keep = async () => {
    const outcome = await act.run({ loanId });
    if (outcome && 'answer' in outcome) saveFile(outcome.answer);
  };
  return (
    <div className="j-statement">
      <Button
        kind="outlined"
        commits
        icon="receipt"
        pale={!isOnline}
        busy={act.isBusy ? say('moment') : undefined}
        onClick={() => void keep()}
      >
        {say(isCancelled ? 'certificateCancelled' : 'certificate')}
      </Button>
      {act.fault && (
        <p className="j-fault" role="alert">
          {faultText(t, act.fault)}
        </p>
      )}
    </div>
  );
}
