import { BottomSheet, ButtonLink, RadioCards } from '@candor/ui';
import { addAccountHref } from './add-account-href.ts';
import type { Chosen } from './chosen-of.ts';
import { DaySheet } from './due-day/day-sheet.tsx';
import { FiguresSheet } from './figures-sheet.tsx';
import { PurposeSheet } from './purpose-sheet.tsx';
import type { SheetName } from './signing.tsx';
import type { Choice } from './use-choice.ts';
import type { Offer } from './use-offer.ts';
import { confirmWords } from './texts.ts';

type Props = {
  readonly sheet: SheetName;
  readonly offer: Offer;
  readonly choice: Chosen;
  readonly onClose: () => void;
  readonly onChoose: (part: Choice) => void;
  readonly onOffer: (offer: Offer) => void;
};

/**
 * What "Change" opens. A choice among accounts counts at once; figures, a day and a purpose count with
 * the offer that has them.
 */
export function ChangeSheet({ sheet, offer, choice, onClose, onChoose, onOffer }: Props) {
  const say = confirmWords.useSay();
  if (sheet === 'figures')
    return (
      <FiguresSheet
        offer={offer}
        onClose={onClose}
        onTake={(next) => {
          onChoose({ amount: next.quote.amount, term: next.quote.term, firstDueOn: next.firstDueOn });
          onOffer(next);
          onClose();
        }}
      />
    );
  if (sheet === 'day')
    return (
      <DaySheet
        offer={offer}
        onClose={onClose}
        onTake={(next) => {
          onChoose({ firstDueOn: next.firstDueOn });
          onOffer(next);
          onClose();
        }}
      />
    );
  if (sheet === 'purpose')
    return (
      <PurposeSheet
        offer={offer}
        choice={choice}
        onClose={onClose}
        onTake={(purpose, next) => {
          onChoose({ purpose });
          onOffer(next);
          onClose();
        }}
      />
    );
  return (
    <BottomSheet isOpen onClose={onClose} title={say('account')}>
      <div className="cf-sheet">
        <RadioCards
          id="confirm-accounts"
          label={say('accountQuestion')}
          value={choice.account?.accountId}
          onChoose={(accountId) => {
            onChoose({ accountId });
            onClose();
          }}
          options={offer.accounts.map(({ accountId, institutionName, masked, holder }) => ({
            value: accountId,
            title: `${institutionName} ${masked}`,
            detail: holder,
          }))}
        />
        <ButtonLink kind="outlined" icon="plus" href={addAccountHref(offer.item.orderId)}>
          {say('addAccount')}
        </ButtonLink>
      </div>
    </BottomSheet>
  );
}
