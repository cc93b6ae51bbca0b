import { TextField } from './text-field.tsx';
import type { FieldProps } from './field.tsx';
import type { ReactNode, Ref } from 'react';
import { moneyWords, readAmount, type MoneyWay } from '../words/money-words.ts';

type Props = FieldProps & {
  readonly way: MoneyWay;
  /** As typed; `readAmount` gives what it means. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The largest that may be asked for: "of 90.05". */
  readonly beside?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
};

/** 1,250.50: with a group and with decimals. */
const sample = 125_050n;

/**
 * An amount as somebody types it, with or without the sign and the commas; it is tidied when the field is
 * left by whoever reads it. What can't be read as an amount is said here, on every form alike.
 */
export function AmountField({ way, hint, error, ...props }: Props) {
  const isUnread = props.value.trim() !== '' && readAmount(way, props.value) === undefined;
  return (
    <TextField
      {...props}
      hint={hint}
      isUnread={isUnread}
      error={isUnread ? `Enter an amount such as ${moneyWords(way, sample)}.` : error}
      inputMode="decimal"
      autoComplete="off"
      placeholder={`${way.sign}0${way.minorDigits > 0 ? `.${'0'.repeat(way.minorDigits)}` : ''}`}
    />
  );
}
