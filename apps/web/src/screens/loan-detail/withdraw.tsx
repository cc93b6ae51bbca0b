import { Button, Dialog, ListButton, useOnline } from '@candor/ui';
import { useState } from 'react';
import { useT } from '../../i18n/translation-provider.tsx';
import { faultText } from '../../session/fault.ts';
import { useAct } from '../../session/use-act.ts';
import { loanDetailWords } from './texts.ts';

type Props = {
  readonly orderId: string;
  readonly onDone: () => Promise<void>;
  /** `row`: one of the things that can be done about an offer. */
  readonly look?: 'row';
};

/** No longer wanted: asked once more, then done once. */
export function Withdraw({ orderId, onDone, look }: Props) {
  const t = useT();
  const say = loanDetailWords.useSay();
  const isOnline = useOnline();
  const [isAsking, setAsking] = useState(false);
  const act = useAct('order.withdraw');
  const withdraw = async () => {
    const outcome = await act.run({ orderId });
    if (outcome === undefined) return;
    // Refused because it has moved on: then it is shown as it is now, with what was said about it.
    await onDone();
    if ('answer' in outcome) setAsking(false);
  };
  return (
    <>
      {look === 'row' ? (
        <ListButton
          icon="close"
          title={say('noThanks')}
          detail={say('noThanksDetail')}
          onClick={() => setAsking(true)}
        />
      ) : (
        <div className="j-withdraw">
          <Button kind="plain" pale={!isOnline} onClick={() => setAsking(true)}>
            {say('withdraw')}
          </Button>
        </div>
      )}
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={say('withdrawTitle')}
        actions={
          <>
            <Button onClick={() => void withdraw()} {...(act.isBusy && { busy: say('withdrawing') })}>
              {say('withdrawNow')}
            </Button>
            <Button kind="outlined" onClick={() => setAsking(false)}>
              {say('keepIt')}
            </Button>
          </>
        }
      >
        <p>{say('withdrawBody')}</p>
        {act.fault && (
          <p className="j-fault" role="alert">
            {faultText(t, act.fault)}
          </p>
        )}
      </Dialog>
    </>
  );
}
