import { dayText, Notice, useWords } from '@candor/ui';
import { isOfferOver } from '../../lending/orders.tsx';
import type { Details } from './loan-detail-screen.tsx';
import { loanDetailWords } from './texts.ts';

/**
 * The one sentence that a state needs at once. What only has to be waited for is told by the way below it.
 */
export function StateNotice({ details: { item, payout, account, today } }: { readonly details: Details }) {
  const words = useWords();
  const say = loanDetailWords.useSay();
  if (item.state === 'sent-back')
    return (
      <Notice kind="warn" icon="warning">
        <strong>{say('sentBackTitle')}</strong> {say('sentBackBody')}
      </Notice>
    );
  const isOver = isOfferOver(item);
  if (item.state === 'expired' || isOver)
    return (
      <Notice icon="info">
        <strong>
          {item.openUntil === null
            ? say('expiredTitle')
            : say('expiredOn', { day: dayText(words, item.openUntil, today) })}
        </strong>{' '}
        {say('expiredBody')}
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
        <strong>{say('failedTitle', { account: account?.institutionName ?? say('failedAccount') })}</strong>{' '}
        {payout?.line} {say('failedBody')}
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
