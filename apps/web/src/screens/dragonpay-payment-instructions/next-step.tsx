import { routePath } from '@candor/contract/routes';
import { ButtonLink } from '@candor/ui';
import { otherWayHref } from '../../repaying/other-way-href.ts';
import { type Payment, phaseOf } from '../../repaying/payment.ts';
import { instructionWords } from './words.ts';

/** What is left to do: say that it is paid, pay anew, or go back to the loan. */
export function NextStep({ payment }: { readonly payment: Payment }) {
  const say = instructionWords.useSay();
  const { paymentId, loanId, kind, appLink, takesUtr } = payment;
  const phase = phaseOf(payment);
  const toAnswer = routePath('repaymentYesNo', { paymentId });
  if (phase === 'open') {
    // Where an app is opened, that is the filled one.
    const opensApp = appLink !== null && kind !== 'over-the-counter';
    return (
      <ButtonLink kind={opensApp ? 'outlined' : 'filled'} href={toAnswer}>
        {say('havePaid')}
      </ButtonLink>
    );
  }
  if (phase === 'over')
    return (
      <>
        <ButtonLink href={otherWayHref(payment)}>{say('payAnew')}</ButtonLink>
        {takesUtr && (
          <ButtonLink kind="outlined" href={toAnswer}>
            {say('havePaid')}
          </ButtonLink>
        )}
      </>
    );
  return <ButtonLink href={routePath('loanDetail', { loanId })}>{say('toLoan')}</ButtonLink>;
}
