import { typedOfMinor } from '@candor/domain/money';
import type { MarketProfile } from '@candor/markets';
import { Button, FieldFrame, type MoneyRule, SliderField, useMoneyFormat } from '@candor/ui';
import { type ComponentType, useEffect, useMemo, useState } from 'react';
import { useT } from '../../i18n/translation-provider.tsx';
import { rateText } from '../../lending/rate-text.ts';
import { termText } from '../../lending/term-text.ts';
import { useAmountText } from '../../lending/amounts.ts';
import { writtenIn } from '../../lending/written-in.ts';
import type { AmountBoxProps } from './amount-box.tsx';
import { type Card, nearestTo } from './choice.ts';
import type { Figures } from './price-card.tsx';
import type { ChoiceState } from './use-choice.ts';
import { productWords } from './texts.ts';

type Props = {
  readonly card: Card;
  /** Less than the product’s, and told before anybody has logged in. */
  readonly firstLoanMost: number | null;
  readonly currency: MarketProfile['currency'];
  readonly choice: ChoiceState;
  readonly figures: Figures | undefined;
};

export const amountFieldId = 'amount';

/** The amount, by sliding, on the keypad, or typed. */
export function AmountChoice({ card, firstLoanMost, currency, choice, figures }: Props) {
  const say = productWords.useSay();
  const amount = useAmountText();
  const { typed, wanted, type, take, isWrong } = choice;
  const nearest = nearestTo(card, wanted);
  const round = (minor: number) => amount(minor, 'round');
  const limits = { least: round(card.least), most: round(card.most), step: round(card.step) };
  const field = {
    id: amountFieldId,
    label: say('howMuch'),
    aside: say('range', limits),
    hint:
      firstLoanMost === null
        ? say('steps', limits)
        : say('stepsFirst', { ...limits, first: round(firstLoanMost) }),
    error: isWrong ? say(wrongWord(card, wanted), limits) : undefined,
    rule: useRule(card, currency),
    sign: currency.sign,
    value: typed,
    onChange: type,
    onDone: choice.complain,
    summary: figures && <Summary figures={figures} />,
  };
  return (
    <SliderField
      label={say('howMuch')}
      min={card.least}
      max={card.most}
      step={card.step}
      value={nearest}
      onChange={take}
      format={round}
      field={
        <>
          <Field wanted={wanted} {...field} />
          {isWrong && (
            <Button kind="outlined" onClick={() => take(nearest)}>
              {say('takeInstead', { amount: round(nearest) })}
            </Button>
          )}
        </>
      }
    />
  );
}

function wrongWord({ least, most }: Card, wanted: number): 'tooMuch' | 'tooLittle' | 'wrongAmount' {
  if (wanted > most) return 'tooMuch';
  return wanted < least ? 'tooLittle' : 'wrongAmount';
}

/**
 * Until the box with its keypad is here, one that looks the same; whoever taps it meanwhile is in the box
 * when it comes.
 */
function Field({ wanted, ...field }: Omit<AmountBoxProps, 'takesFocus'> & { readonly wanted: number }) {
  const [Box, setBox] = useState<ComponentType<AmountBoxProps>>();
  const [takesFocus, setTakesFocus] = useState(false);
  const { whole } = useMoneyFormat()(BigInt(wanted));
  useEffect(() => {
    import('./amount-box.tsx').then(
      ({ AmountBox }) => setBox(() => AmountBox),
      () => undefined,
    );
  }, []);
  if (Box) return <Box {...field} takesFocus={takesFocus} />;
  const { id, label, aside, hint, sign } = field;
  return (
    <FieldFrame id={id} label={label} aside={aside}>
      <div className="q-box">
        <span aria-hidden="true">{sign}</span>
        <input
          className="c-field-box"
          id={id}
          readOnly
          value={whole}
          onFocus={() => setTakesFocus(true)}
          onBlur={() => setTakesFocus(false)}
        />
      </div>
      <p className="c-field-hint">{hint}</p>
    </FieldFrame>
  );
}

function useRule({ least, most, step }: Card, currency: MarketProfile['currency']): MoneyRule {
  return useMemo(() => {
    const { minorDigits } = currency;
    const isWhole = [step, least].every((minor) => !typedOfMinor(minor, minorDigits).includes('.'));
    return {
      decimals: isWhole ? 0 : 2,
      maxDigits: String(most).length - (isWhole ? minorDigits : 0),
      ...writtenIn(currency),
    };
  }, [least, most, step, currency]);
}

/** Above the keys: what the amount comes to, while the rest of the screen is behind them. */
function Summary({ figures: { term, rate } }: { readonly figures: Figures }) {
  const t = useT();
  const say = productWords.useSay();
  return (
    <>
      {termText(t, term)} · <strong>{say(`a.${rate.per}`, { rate: rateText(rate.percent) })}</strong>
    </>
  );
}
