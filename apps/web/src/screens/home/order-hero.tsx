import { dayText, Hero, Money, useWords } from '@candor/ui';
import { useT } from '../../i18n/translation-provider.tsx';
import { isOfferOver, orderFace, type OrderItem } from '../../lending/orders.tsx';
import { termText } from '../../lending/term-text.ts';
import { lendingWords } from '../../lending/texts.ts';
import { homeWords } from './texts.ts';

/** The order that is under way: how much, where it stands, and what comes next. */
export function OrderHero({ order, today }: { readonly order: OrderItem; readonly today: string }) {
  const t = useT();
  const words = useWords();
  const say = homeWords.useSay();
  const sayLending = lendingWords.useSay();
  const { state, openUntil } = order;
  const sentence = {
    draft: say('draftNext'),
    submitted: say('reviewNext'),
    'in-review': say('reviewNext'),
    'sent-back': say('sentBackNext'),
    approved: openUntil === null ? '' : sayLending('openUntil', { day: dayText(words, openUntil, today) }),
    confirmed: say('payoutNext'),
    'paying-out': say('payoutNext'),
    'payout-failed': say('failedNext'),
    'paid-out': '',
    refused: '',
    expired: '',
    withdrawn: '',
  }[isOfferOver(order) ? 'expired' : state];
  return (
    <Hero label={sayLending(orderFace(order).word)} aside={order.reference}>
      <p>
        <Money look="figure" amount={BigInt(order.amount)} round />
      </p>
      <p>{say('forTerm', { product: order.productName, term: termText(t, order.term) })}</p>
      {sentence !== '' && <p className="h-sentence">{sentence}</p>}
    </Hero>
  );
}
