import { isBuilt, routePath } from '@candor/contract/routes';
import { Button, Field, useOnline } from '@candor/ui';
import { useState } from 'react';
import { useT } from '../../i18n/translation-provider.tsx';
import { faultText } from '../../session/fault.ts';
import { useAct } from '../../session/use-act.ts';
import type { Payment } from '../../repaying/payment.ts';
import { repayingWords } from './words.ts';

type Props = { readonly sheet: Payment; readonly onClaimed: (sheet: Payment) => void };

/** "I have paid": the bank's own number for it. What shape it must have the server says, because it knows the market's banks. */
export function UtrForm({ sheet: { paymentId }, onClaimed }: Props) {
  const t = useT();
  const say = repayingWords.useSay();
  const isOnline = useOnline();
  const act = useAct('loan.submit-utr');
  const [utr, setUtr] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const send = async () => {
    const typed = utr.replaceAll(/\s/g, '');
    setEmpty(typed === '');
    if (typed === '') return;
    const outcome = await act.run({ paymentId, utr: typed });
    if (outcome && 'answer' in outcome) onClaimed(outcome.answer);
  };
  return (
    <>
      <form
        className="y-utr"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Field
          id="utr"
          label={say('utr')}
          hint={say('utrHint')}
          error={isEmpty ? say('utrMissing') : act.fault && faultText(t, act.fault)}
          value={utr}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          onChange={({ target }) => {
            act.forgive();
            setEmpty(false);
            setUtr(target.value.toUpperCase());
          }}
        />
        <Button
          type="submit"
          kind="outlined"
          pale={!isOnline}
          {...(act.isBusy && { busy: say('sendingUtr') })}
        >
          {say('sendUtr')}
        </Button>
      </form>
      {isBuilt('repaymentYesNo') && (
        <p className="y-note y-alone">
          <a href={routePath('repaymentYesNo', { paymentId })}>{say('withPicture')}</a>
        </p>
      )}
    </>
  );
}
