import { minorOfTyped } from '@candor/domain/money';
import { offeredAmounts } from '@candor/domain/product';
import {
  AmountLine,
  Amounts,
  BottomSheet,
  Button,
  Day,
  Money,
  RadioCards,
  SelectField,
  SliderField,
  TotalLine,
} from '@candor/ui';
import { useState } from 'react';
import { useT } from '../../i18n/translation-provider.tsx';
import { termText } from '../../lending/term-text.ts';
import { useAmountText, useMinorDigits } from '../../lending/amounts.ts';
import { faultText } from '../../session/fault.ts';
import { useDraft } from '../../session/use-draft.ts';
import type { Offer } from './use-offer.ts';
import { usePreview } from './use-preview.ts';
import { confirmWords } from './texts.ts';

type Props = { readonly offer: Offer; readonly onClose: () => void; readonly onTake: (offer: Offer) => void };

/**
 * Less than was approved, or another term, as far as it can be signed, with what it comes to: the server's
 * own figures, the ones that would be signed.
 */
export function FiguresSheet({ offer, onClose, onTake }: Props) {
  const t = useT();
  const say = confirmWords.useSay();
  const amountText = useAmountText();
  const digits = useMinorDigits();
  const { terms, choices, quote } = offer;
  // Kept over another term, and over taking that: back at the first term it is there again.
  const [{ wanted }, keep] = useDraft(`figures ${offer.item.orderId}`, { wanted: quote.amount });
  const setAmount = (one: number) => keep({ wanted: one });
  const [termKey, setTermKey] = useState(JSON.stringify(quote.term));
  const picked = choices.find((one) => JSON.stringify(one.term) === termKey);
  const { term, mostAmount } = picked ?? { term: quote.term, mostAmount: offer.mostAmount };
  const amount = Math.min(wanted, mostAmount);
  const preview = usePreview(offer, { amount, term });
  const range = {
    min: minorOfTyped(terms.amount.min, digits) ?? 0n,
    max: BigInt(mostAmount),
    step: minorOfTyped(terms.amount.step, digits) ?? 1n,
  };
  const amounts = offeredAmounts(range).map(Number);
  const at = Math.max(0, amounts.indexOf(amount));
  const text = (index: number) => amountText(amounts[index] ?? amount, 'round');
  return (
    <BottomSheet isOpen onClose={onClose} title={say('amountAndTerm')}>
      <div className="cf-sheet">
        <SliderField
          label={say('amount')}
          min={0}
          max={Math.max(0, amounts.length - 1)}
          step={1}
          value={at}
          onChange={(index) => setAmount(amounts[index] ?? amount)}
          format={text}
          field={
            <SelectField
              id="confirm-amount"
              label={say('amount')}
              hint={
                mostAmount < offer.mostAmount
                  ? say('upToOver', { amount: amountText(mostAmount, 'round'), term: termText(t, term) })
                  : say('upTo', { amount: amountText(mostAmount, 'round') })
              }
              placeholder={text(at)}
              value={String(amount)}
              onChange={(event) => setAmount(Number(event.currentTarget.value))}
              options={amounts.map((one) => ({ value: String(one), label: amountText(one, 'round') }))}
            />
          }
        />
        <RadioCards
          id="confirm-term"
          label={say('term')}
          look="tiles"
          value={termKey}
          onChoose={(key) => {
            keep({ wanted });
            setTermKey(key);
          }}
          options={choices.map((one) => ({ value: JSON.stringify(one.term), title: termText(t, one.term) }))}
        />
        <Preview offer={preview.offer} />
        {preview.fault && (
          <p className="cf-fault" role="alert">
            {faultText(t, preview.fault)}
          </p>
        )}
        <Button
          onClick={() => preview.offer && onTake(preview.offer)}
          {...(!preview.offer && !preview.fault && { busy: say('counting') })}
          pale={preview.fault !== undefined}
        >
          {say('take', { amount: amountText(amount, 'round'), term: termText(t, term) })}
        </Button>
      </div>
    </BottomSheet>
  );
}

function Preview({ offer }: { readonly offer: Offer | undefined }) {
  const say = confirmWords.useSay();
  // A bar would be higher than the line: what is above it would move when the figures come.
  const empty = '\u00a0';
  const first = offer?.quote.rows[0];
  return (
    <Amounts>
      <AmountLine
        label={say('firstPayment')}
        value={first ? <Money amount={BigInt(first.total)} /> : empty}
        valueNote={first && offer ? <Day date={first.dueOn} today={offer.today} /> : '\u00a0'}
      />
      <AmountLine
        label={say('youRepay')}
        value={offer ? <Money amount={BigInt(offer.quote.totalToRepay)} /> : empty}
      />
      <TotalLine
        label={say('youReceiveShort')}
        value={
          offer ? (
            <Money amount={BigInt(offer.quote.netReceived)} announcedAs={say('youReceiveShort')} />
          ) : (
            empty
          )
        }
      />
    </Amounts>
  );
}
