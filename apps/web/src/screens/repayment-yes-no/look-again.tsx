import { Button, useOnline } from '@candor/ui';
import { useState } from 'react';
import { timeText } from '../../i18n/moment-text.ts';
import { useT } from '../../i18n/translation-provider.tsx';
import type { Payment } from '../../repaying/payment.ts';
import type { KeptLoading } from '../../session/use-kept-call.ts';
import type { ViewProps } from './answering.tsx';
import { PaymentCard } from './payment-card.tsx';
import { yesNoWords } from './texts.ts';
import { YesNoFrame } from './yes-no-frame.tsx';

type Props = ViewProps & { readonly call: KeptLoading<Payment> };

/**
 * The channel tells us when somebody has paid: until then there is nothing to do but to look. Where it told
 * that the payment failed, the lender is whom to show the receipt to.
 */
export function LookAgain({ page, payment, call, ...frame }: Props) {
  const t = useT();
  const say = yesNoWords.useSay();
  const isOnline = useOnline();
  const [isLooking, setLooking] = useState(false);
  const [askedAt, setAskedAt] = useState(Infinity);
  const { at = 0, isReloading } = call;
  const { servicePhone, email } = page.config;
  const look = async () => {
    setLooking(true);
    setAskedAt(Date.now());
    await call.refresh();
    setLooking(false);
  };
  // Nothing is said of what was not answered.
  const news = () => {
    if (askedAt === Infinity || isLooking || isReloading) return undefined;
    return at >= askedAt
      ? say('lookedAt', { time: timeText(new Date(at).toISOString(), page.timeZone) })
      : t('notice.broken.body');
  };
  return (
    <YesNoFrame
      {...frame}
      page={page}
      payment={payment}
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
      {payment.state === 'failed' ? (
        <>
          <p>{payment.line}</p>
          <p>{say('lookFailed', { phone: servicePhone, email })}</p>
        </>
      ) : (
        <>
          <p>{say(payment.kind === 'over-the-counter' ? 'lookStore' : 'lookOnline')}</p>
          <p>{say('payOnce')}</p>
        </>
      )}
      <PaymentCard payment={payment} />
      <output className="yn-news">{news()}</output>
    </YesNoFrame>
  );
}
