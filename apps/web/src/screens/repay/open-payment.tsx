import { routePath } from '@candor/contract/routes';
import { dayText, Figure, Notice, useWords } from '@candor/ui';
import { useAmountText } from '../../lending/amounts.ts';
import { codeHref } from '../../repaying/code-href.ts';
import type { Choices } from './choice-view.tsx';
import { repayWords } from './texts.ts';

/** A code that was made before: nobody should pay twice because they made two. */
export function OpenPayment({ of: { loanId, openPayment } }: { readonly of: Choices }) {
  const say = repayWords.useSay();
  const amount = useAmountText();
  if (openPayment === null) return null;
  return (
    <Notice icon="clock">
      {say('openCode', { amount: amount(openPayment.amount) })}{' '}
      <a href={codeHref({ ...openPayment, loanId })}>{say('goOn')}</a>
    </Notice>
  );
}

/** While one may still leave, that is the cheaper way out: it stands before paying everything. */
export function CancelFirst({ choices: { loanId, coolingOff, today } }: { readonly choices: Choices }) {
  const words = useWords();
  const say = repayWords.useSay();
  const amount = useAmountText();
  if (!coolingOff || coolingOff.saves === 0) return null;
  const { payBack, saves, until, grows } = coolingOff;
  const told = { amount: amount(payBack), less: amount(saves), day: dayText(words, until, today) };
  return (
    <Notice icon="info">
      <Figure figure="cancel" loan={loanId} asOf={today} minor={payBack}>
        {say(grows ? 'cancelCheaperToday' : 'cancelCheaper', told)}
      </Figure>{' '}
      <a href={routePath('loanDetail', { loanId })}>{say('seeCancel')}</a>
    </Notice>
  );
}
