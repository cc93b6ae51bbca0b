import { dayText, Icon, Money, useWords } from '@candor/ui';
import { useT } from '../../i18n/translation-provider.tsx';
import { termText } from '../../lending/term-text.ts';
import { useAmountText } from '../../lending/amounts.ts';
import { addAccountHref } from './add-account-href.ts';
import type { Chosen } from './chosen-of.ts';
import type { Lack } from './lack-of.ts';
import type { Offer } from './use-offer.ts';
import { confirmWords } from './texts.ts';

type Props = {
  readonly offer: Offer;
  readonly choice: Chosen;
  readonly lack: Lack | undefined;
  readonly onChangeAccount: () => void;
};

/** What one receives and where, how long the offer stays, and whether it is what was asked for. */
export function OfferHead({ offer, choice: { account }, lack, onChangeAccount }: Props) {
  const words = useWords();
  const say = confirmWords.useSay();
  return (
    <div>
      <p className="cf-muted cf-head">
        <span>{say('youReceive')}</span>
        <span className="cf-valid">
          {say('validUntil', { until: dayText(words, offer.openUntil, offer.today) })}
        </span>
      </p>
      <p>
        <Money look="figure" amount={BigInt(offer.quote.netReceived)} announcedAs={say('youReceive')} />
      </p>
      <p className="cf-head cf-to">
        <span id="confirm-account" tabIndex={-1}>
          {account
            ? say('toAccount', { account: `${account.institutionName} ${account.masked}` })
            : say('noAccount')}
        </span>
        {account ? (
          <button
            type="button"
            className="cf-change"
            id="confirm-account-change"
            aria-describedby="confirm-account"
            onClick={onChangeAccount}
          >
            {say('change')} <span className="c-unseen">{say('account')}</span>
          </button>
        ) : (
          <a className="cf-change" href={addAccountHref(offer.item.orderId)}>
            {say('addAccount')}
          </a>
        )}
      </p>
      {lack === 'account' && (
        <p className="cf-fault">
          <Icon name="warning" /> {say('lackAccount')}
        </p>
      )}
      <Lowered offer={offer} />
    </div>
  );
}

/** What was asked for, where it is not what is offered. */
function Lowered({ offer: { item, mostAmount } }: Pick<Props, 'offer'>) {
  const t = useT();
  const say = confirmWords.useSay();
  const amount = useAmountText();
  const asked = amount(item.askedAmount, 'round');
  const given = amount(mostAmount, 'round');
  if (item.askedTerm !== null)
    return (
      <p className="cf-muted">
        {say('otherTerm', {
          asked,
          askedTerm: termText(t, item.askedTerm),
          amount: given,
          term: termText(t, item.term),
        })}
      </p>
    );
  if (item.askedAmount <= mostAmount) return null;
  return <p className="cf-muted">{say('lowered', { asked, amount: given })}</p>;
}
