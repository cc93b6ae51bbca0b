import { dayText, Notice, useWords } from '@candor/ui';
import { isOfferOver } from '../../lending/orders.tsx';
import { useT } from '../../i18n/translation-provider.tsx';
import { termText } from '../../lending/term-text.ts';
import { useAmountText } from '../../lending/amounts.ts';
import type { Details } from './loan-detail-screen.tsx';
import { loanDetailWords } from './texts.ts';

/**
 * The one sentence that a state needs at once. What only has to be waited for is told by the way below it.
 */
export function StateNotice({ details: { today, item, payout } }: { readonly details: Details }) {
  const t = useT();
  const words = useWords();
  const say = loanDetailWords.useSay();
  const amount = useAmountText();
  const until = item.openUntil === null ? '' : dayText(words, item.openUntil, today);
  if (item.state === 'sent-back')
    return (
      <Notice kind="warn" icon="warning">
        <strong>{say('sentBackTitle')}</strong> {say('sentBackBody')}
      </Notice>
    );
  const isOver = isOfferOver(item);
  if (item.state === 'approved' && !isOver)
    return (
      <Notice kind="good" icon="check">
        <strong>{say('approvedTitle')}</strong> {say('approvedBody', { until })}
        {item.askedTerm !== null
          ? ` ${say('otherTerm', {
              asked: amount(item.askedAmount),
              askedTerm: termText(t, item.askedTerm),
              amount: amount(item.amount),
              term: termText(t, item.term),
            })}`
          : item.askedAmount > item.amount &&
            ` ${say('lowered', { asked: amount(item.askedAmount), amount: amount(item.amount) })}`}
      </Notice>
    );
  if (item.state === 'refused')
    return (
      <Notice icon="info">
        <strong>{say('refusedTitle')}</strong> {say('refusedBody')}
      </Notice>
    );
  if (item.state === 'expired' || isOver)
    return (
      <Notice icon="info">
        <strong>{say('expiredTitle')}</strong> {say('expiredBody')}
      </Notice>
    );
  if (item.state === 'withdrawn')
    return (
      <Notice icon="info">
        <strong>{say('withdrawnTitle')}</strong> {say('withdrawnBody')}
      </Notice>
    );
  if (item.state === 'payout-failed')
    return (
      <Notice kind="warn" icon="warning">
        <strong>{say('failedTitle')}</strong> {payout?.line} {say('failedBody')}
      </Notice>
    );
  if (payout?.state === 'unknown')
    return (
      <Notice kind="warn" icon="clock">
        <strong>{say('unknownTitle')}</strong> {say('unknownBody')}
      </Notice>
    );
  return null;
}
