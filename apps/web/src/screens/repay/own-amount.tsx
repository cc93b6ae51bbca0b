import type { MarketProfile } from '@candor/markets';
import { MoneyInput, type MoneyRule } from '@candor/ui';
import { type ReactNode, useMemo } from 'react';
import { adoptStyles } from '../../shell/adopt-styles.ts';
import { useAmountText } from '../../lending/amounts.ts';
import { writtenIn } from '../../lending/written-in.ts';
import css from './own-amount.css?inline';
import { ownAmountId } from './use-chosen-amount.ts';
import { repayWords } from './texts.ts';

/** With what it is drawn in, once. */
adoptStyles(css);

type Props = {
  readonly limits: { readonly least: number; readonly most: number };
  readonly currency: MarketProfile['currency'];
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly isWrong: boolean;
  /** Said at once: no further digit makes it right. */
  readonly isTooMuch: boolean;
  readonly summary: ReactNode;
  readonly onDone: () => void;
};

/** The field with its keypad. */
export function OwnAmount({ limits, currency, value, onChange, isWrong, isTooMuch, summary, onDone }: Props) {
  const say = repayWords.useSay();
  const amount = useAmountText();
  const { sign, minorDigits } = currency;
  const maxDigits = String(limits.most).length;
  const rule = useMemo<MoneyRule>(
    () => ({ decimals: minorDigits, maxDigits, ...writtenIn(currency) }),
    [currency, minorDigits, maxDigits],
  );
  const range = { least: amount(limits.least), most: amount(limits.most) };
  return (
    <MoneyInput
      id={ownAmountId}
      label={say('ownLabel')}
      hint={say('ownRange', range)}
      error={isTooMuch ? say('ownTooMuch', range) : isWrong ? say('ownWrong', range) : undefined}
      rule={rule}
      sign={sign}
      value={value}
      onChange={onChange}
      summary={summary}
      onDone={onDone}
    />
  );
}
