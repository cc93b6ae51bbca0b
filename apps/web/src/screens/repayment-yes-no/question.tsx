import { Button, Notice } from '@candor/ui';
import { phaseOf } from '../../repaying/payment.ts';
import type { ViewProps } from './answering.tsx';
import { PaymentCard } from './payment-card.tsx';
import { yesNoWords } from './texts.ts';
import { YesNoFrame } from './yes-no-frame.tsx';

type Props = ViewProps & { readonly onAnswer: (answer: 'yes' | 'no') => void };

export function Question({ page, payment, onAnswer, ...frame }: Props) {
  const say = yesNoWords.useSay();
  return (
    <YesNoFrame
      {...frame}
      page={page}
      payment={payment}
      heading={say('question')}
      action={
        <>
          <Button onClick={() => onAnswer('yes')}>{say('yes')}</Button>
          <Button kind="outlined" onClick={() => onAnswer('no')}>
            {say('no')}
          </Button>
        </>
      }
    >
      {phaseOf(payment) === 'over' && (
        <Notice kind="warn" icon="warning">
          {payment.line}
        </Notice>
      )}
      <PaymentCard payment={payment} />
    </YesNoFrame>
  );
}
