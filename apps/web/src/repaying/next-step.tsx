import { routePath } from '@candor/contract/routes';
import { ButtonLink } from '@candor/ui';
import { useApps } from './how-to-pay.tsx';
import { otherWayHref } from './other-way-href.ts';
import { type Payment, phaseOf } from './payment.ts';
import { paymentWords } from './texts.ts';

/** What is left to do: say that it is paid, pay anew, or go back to the loan. */
export function NextStep({ payment }: { readonly payment: Payment }) {
  const say = paymentWords.useSay();
  const link = useAppLink(payment);
  const { paymentId, loanId, kind, takesUtr, payTypeName: name } = payment;
  const phase = phaseOf(payment);
  // Who says here that it is paid has answered: it is not asked again on the next page.
  const toAnswer = routePath('repaymentYesNo', { paymentId, answer: 'yes' });
  if (phase === 'open') {
    return (
      <>
        {link !== null && (
          <ButtonLink href={link}>{kind === 'upi' ? say('openUpi') : say('openApp', { name })}</ButtonLink>
        )}
        <ButtonLink kind={link === null ? 'filled' : 'outlined'} href={toAnswer}>
          {say('havePaid')}
        </ButtonLink>
      </>
    );
  }
  // Nothing was found under the number: most likely it was mistyped.
  const isMistyped = payment.state === 'refused' && takesUtr;
  if (phase === 'over')
    return (
      <>
        {isMistyped && <ButtonLink href={toAnswer}>{say('mendNumber')}</ButtonLink>}
        <ButtonLink kind={isMistyped ? 'outlined' : 'filled'} href={otherWayHref(payment)}>
          {say('payAnew')}
        </ButtonLink>
        {takesUtr && !isMistyped && (
          <ButtonLink kind="outlined" href={toAnswer}>
            {say('havePaid')}
          </ButtonLink>
        )}
      </>
    );
  const isTakenBack = payment.state === 'reversed';
  const toLoan = (
    <ButtonLink kind={isTakenBack ? 'outlined' : 'filled'} href={routePath('loanDetail', { loanId })}>
      {say('toLoan')}
    </ButtonLink>
  );
  return (
    <>
      {isTakenBack && <ButtonLink href={otherWayHref(payment)}>{say('payAnew')}</ButtonLink>}
      {toLoan}
      {(phase === 'looking' || (phase === 'needless' && takesUtr)) && (
        <ButtonLink kind="plain" href={toAnswer}>
          {say(phase === 'looking' ? 'mendNumber' : 'havePaid')}
        </ButtonLink>
      )}
    </>
  );
}

/** The app that is opened first: a shop's cashier needs none, and some choose theirs on the page. */
function useAppLink(payment: Payment): string | null {
  const hasChoice = useApps(payment).length > 0;
  return payment.kind === 'over-the-counter' || hasChoice ? null : payment.appLink;
}
