import { routePath } from '@candor/contract/routes';
import { AmountLine, Amounts, Button, ButtonLink, useWords } from '@candor/ui';
import { momentText } from '../../i18n/moment-text.ts';
import type { ViewProps } from './answering.tsx';
import { PaymentCard } from './payment-card.tsx';
import { yesNoWords } from './words.ts';
import { YesNoFrame } from './yes-no-frame.tsx';

type Props = ViewProps & { readonly onMend: () => void };

/** The number is here and the money is looked for. Who mistyped it gives another. */
export function ClaimSent({ page, payment, onMend, ...frame }: Props) {
  const words = useWords();
  const say = yesNoWords.useSay();
  const { paymentId, loanId, claim, line } = payment;
  return (
    <YesNoFrame
      {...frame}
      page={page}
      paymentId={paymentId}
      heading={say('sentTitle')}
      action={<ButtonLink href={routePath('loanDetail', { loanId })}>{say('toLoan')}</ButtonLink>}
    >
      <p>{claim?.line ?? line}</p>
      {claim && (
        <div className="c-card c-card-roomy">
          <Amounts>
            <AmountLine label={say('number')} value={<span className="yn-number">{claim.utr}</span>} />
            <AmountLine label={say('sentAt')} value={momentText(words, claim.saidAt, page.timeZone)} />
          </Amounts>
        </div>
      )}
      <PaymentCard payment={payment} />
      <Button kind="plain" onClick={onMend}>
        {say('mendNumber')}
      </Button>
    </YesNoFrame>
  );
}
