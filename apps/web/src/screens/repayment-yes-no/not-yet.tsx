import { ButtonLink, useWords } from '@candor/ui';
import { codeHref } from '../../repaying/code-href.ts';
import { deadlineText } from '../../repaying/deadline-text.ts';
import { otherWayHref } from '../../repaying/other-way-href.ts';
import { phaseOf } from '../../repaying/payment.ts';
import type { ViewProps } from './answering.tsx';
import { PaymentCard } from './payment-card.tsx';
import { yesNoWords } from './texts.ts';
import { YesNoFrame } from './yes-no-frame.tsx';

/** Back to how it is paid, or to another way. */
export function NotYet({ page, payment, ...frame }: ViewProps) {
  const words = useWords();
  const say = yesNoWords.useSay();
  const { timeZone } = page;
  const { today, expiresAt, line } = payment;
  const isOpen = phaseOf(payment) === 'open';
  const back = <ButtonLink href={codeHref(payment)}>{say('showInstructions')}</ButtonLink>;
  return (
    <YesNoFrame
      {...frame}
      page={page}
      payment={payment}
      heading={say('notYetTitle')}
      action={
        <>
          {isOpen && back}
          <ButtonLink kind={isOpen ? 'outlined' : 'filled'} href={otherWayHref(payment)}>
            {say('anotherWay')}
          </ButtonLink>
        </>
      }
    >
      <p>
        {!isOpen && line}
        {isOpen && expiresAt !== null
          ? say('notYetUntil', { until: deadlineText(words, expiresAt, { timeZone, today }) })
          : isOpen && say('notYetBody')}
      </p>
      <PaymentCard payment={payment} />
    </YesNoFrame>
  );
}
