import { Button, dayText, Figure, Notice, screenIcons, useOnline, useWords } from '@candor/ui';
import { lazy, Suspense, useState } from 'react';
import { useAmountText } from '../../lending/amounts.ts';
import type { Details } from './loan-detail-screen.tsx';
import { loadLoanSheets } from './load-views.ts';
import { loanDetailWords } from './texts.ts';

const CancelSheet = lazy(() => loadLoanSheets().then((module) => ({ default: module.CancelSheet })));

type Props = { readonly details: Details };

/** The days in which one may leave, with what that costs today. */
export function CoolingOff({ details: { coolingOff, item, today } }: Props) {
  const words = useWords();
  const say = loanDetailWords.useSay();
  const amount = useAmountText();
  const isOnline = useOnline();
  const [isAsking, setAsking] = useState(false);
  if (!coolingOff || coolingOff.until < today || item.loanState !== 'active') return null;
  return (
    <>
      <Notice icon={screenIcons.calendar}>
        {say('cancelUntil', { until: dayText(words, coolingOff.until, today) })}{' '}
        <Figure figure="cancel" loan={item.loanId} asOf={today} minor={coolingOff.payBack}>
          {say(textOf(coolingOff), {
            amount: amount(coolingOff.payBack),
            interest: amount(coolingOff.interest),
          })}
        </Figure>
        <div className="j-cancel">
          <Button kind="plain" pale={!isOnline} onClick={() => setAsking(true)}>
            {say('cancelLoan')}
          </Button>
        </div>
      </Notice>
      <Suspense>
        {isAsking && <CancelSheet loanId={item.loanId ?? item.orderId} onClose={() => setAsking(false)} />}
      </Suspense>
    </>
  );
}

function textOf({ interest, grows }: NonNullable<Props['details']['coolingOff']>) {
  if (interest > 0) return 'cancelPayBackInterest';
  return grows ? 'cancelPayBackToday' : 'cancelPayBack';
}
