import { routePath } from '@candor/contract/routes';
import { Button, ButtonLink, useOnline } from '@candor/ui';
import { lazy, Suspense, useState } from 'react';
import { useAmountText } from '../../lending/amounts.ts';
import { dayOfQuote } from './day-of-quote.ts';
import type { DelayDetail } from './repay-delay-screen.tsx';
import { delayWords } from './texts.ts';
import { useSoon } from '../../shell/use-soon.ts';

const loadSheet = () => import('./delay-sheet.tsx');
const DelaySheet = lazy(() => loadSheet().then((module) => ({ default: module.DelaySheet })));

export type DelayProps = {
  readonly detail: DelayDetail;
  /** The figures are no longer those of today: they are asked for again. */
  readonly onStale: () => Promise<void>;
};

/**
 * Paying comes first and is the filled button: it costs less. A delay that was accepted already is not
 * offered again.
 */
export function DelayAction({ detail, onStale }: DelayProps) {
  const say = delayWords.useSay();
  const amount = useAmountText();
  const isOnline = useOnline();
  const [isAsking, setAsking] = useState(false);
  useSoon(loadSheet);
  const { loanId, quote, openPayment } = detail;
  if (!quote) return null;
  // What is late has charges on top, which the page of paying reckons.
  const isLate = quote.dueOn < dayOfQuote(quote);
  return (
    <>
      <ButtonLink href={routePath('repay', { loanId, choice: isLate ? 'overdue' : 'instalment' })}>
        {isLate ? say('payLate') : say('payNow', { amount: amount(quote.moved) })}
      </ButtonLink>
      {!openPayment && (
        <Button kind="outlined" pale={!isOnline} onClick={() => setAsking(true)}>
          {say('delayFor', { amount: amount(quote.fee) })}
        </Button>
      )}
      <Suspense>
        {isAsking && <DelaySheet detail={detail} onStale={onStale} onClose={() => setAsking(false)} />}
      </Suspense>
    </>
  );
}
