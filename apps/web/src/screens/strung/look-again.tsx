import { Button, useOnline } from '@candor/ui';
import { useState } from 'react';
import { timeText } from '../../i18n/moment-text.ts';
import type { Payment } from '../../repaying/payment.ts';
import type { Loading } from '../../session/use-call.ts';
import type { ViewProps } from './answering.tsx';
import { PaymentCard } from './payment-card.tsx';
import { yesNoWords } from './words.ts';
import { YesNoFrame } from './yes-no-frame.tsx';

type Props = ViewProps & { readonly call: Loading<Payment> };

/** The channel tells us when somebody has paid: until then there is nothing to do but to look. */
export function LookAgain({ page, payment, call, ...frame }: Props) {
  const say = yesNoWords.useSay();
  const isOnline = useOnline();
  const [isLooking, setLooking] = useState(false);
  const [lookedAt, setLookedAt] = useState<string>();
  const look = async () => {
    setLooking(true);
    await call.refresh();
    setLooking(false);
    setLookedAt(timeText(new Date().toISOString(), page.timeZone));
  };
  return (
    <YesNoFrame
      {...frame}
      page={page}
      paymentId={payment.paymentId}
      heading={say('lookTitle')}
      action={
        <Button
          icon="retry"
          pale={!isOnline}
          onClick={() => void look()}
          {...(isLooking && { busy: say('looking') })}
        >
          {say('lookNow')}
        </Button>
      }
    >
      <p>{say(payment.kind === 'over-the-counter' ? 'lookStore' : 'lookOnline')}</p>
      <p>{say('payOnce')}</p>
      <PaymentCard payment={payment} />
      <output className="yn-news">{lookedAt !== undefined && say('lookedAt', { time: lookedAt })}</output>
    </YesNoFrame>
  );
}
