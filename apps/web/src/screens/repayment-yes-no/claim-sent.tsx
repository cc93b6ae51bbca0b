import { routePath } from '@candor/contract/routes';
import { AmountLine, Button, ButtonLink, useWords } from '@candor/ui';
import { deadlineText } from '../../repaying/deadline-text.ts';
import type { ViewProps } from './answering.tsx';
import { PaymentCard } from './payment-card.tsx';
import { yesNoWords } from './texts.ts';
import { YesNoFrame } from './yes-no-frame.tsx';

type Props = ViewProps & { readonly onMend: () => void };

/** The number is here and the money is looked for. Who mistyped it gives another. */
export function ClaimSent({ page, payment, onMend, ...frame }: Props) {
  const words = useWords();
  const say = yesNoWords.useSay();
  const { timeZone } = page;
  const { today, loanId, claim, line } = payment;
  return (
    <YesNoFrame
      {...frame}
      page={page}
      payment={payment}
      heading={say('sentTitle')}
      action={<ButtonLink href={routePath('loanDetail', { loanId })}>{say('toLoan')}</ButtonLink>}
    >
      <p>{claim?.line ?? line}</p>
      <PaymentCard payment={payment}>
        {claim && (
          <>
            <AmountLine label={say('number')} value={<span className="yn-number">{claim.utr}</span>} />
            <AmountLine
              label={say('sentAt')}
              value={deadlineText(words, claim.saidAt, { timeZone, today })}
            />
          </>
        )}
      </PaymentCard>
      <Button kind="plain" onClick={onMend}>
        {say('mendNumber')}
      </Button>
    </YesNoFrame>
  );
}
