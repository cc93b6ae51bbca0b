import { dayText, Money, useWords } from '@candor/ui';
import { useT } from '../../i18n/translation-provider.tsx';
import { termText } from '../../lending/term-text.ts';
import { useAmountText } from '../../lending/amounts.ts';
import type { Offer } from './use-offer.ts';
import { confirmWords } from './texts.ts';

/** How long the offer stays, what one receives, and what one gives for it: in that order, and in figures. */
export function OfferHead({ offer }: { readonly offer: Offer }) {
  const t = useT();
  const words = useWords();
  const say = confirmWords.useSay();
  const amount = useAmountText();
  const { today } = offer;
  const { rows, netReceived, totalToRepay } = offer.quote;
  const last = rows.at(-1);
  return (
    <div>
      <p className="cf-muted">{say('openUntil', { until: dayText(words, offer.openUntil, today) })}</p>
      {offer.item.askedTerm !== null ? (
        <p className="cf-muted">
          {say('otherTerm', {
            asked: amount(offer.item.askedAmount),
            askedTerm: termText(t, offer.item.askedTerm),
            amount: amount(offer.mostAmount),
            term: termText(t, offer.item.term),
          })}
        </p>
      ) : (
        offer.item.askedAmount > offer.mostAmount && (
          <p className="cf-muted">
            {say('lowered', { asked: amount(offer.item.askedAmount), amount: amount(offer.mostAmount) })}
          </p>
        )
      )}
      <p className="cf-muted cf-receive">{say('youReceive')}</p>
      <p>
        <Money look="figure" amount={BigInt(netReceived)} announcedAs={say('youReceive')} />
      </p>
      <p>
        {say('andRepay')} <strong>{amount(totalToRepay)}</strong>{' '}
        {say(rows.length === 1 ? 'inOne' : 'inParts', {
          payments: t('loan.payments', { count: rows.length }),
          last: last ? dayText(words, last.dueOn, today) : '',
        })}
      </p>
    </div>
  );
}
