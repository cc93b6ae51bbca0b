import { TextField } from './text-field.tsx';
import type { FieldProps } from './field.tsx';
import type { ReactNode, Ref } from 'react';
import type { MoneyWay } from '../words/money-words.ts';

type Props = FieldProps & {
  readonly way: MoneyWay;
  /** As typed; `readAmount` gives what it means. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The largest that may be asked for: "of 90.05". */
  readonly beside?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
};

/**
 * An amount as somebody types it, with or without the sign and the commas; it is tidied when the field is
 * left by whoever reads it.
 */
export function AmountField({ way, hint, ...props }: Props) {
  return (
    <TextField
      {...props}
      hint={hint}
      inputMode="decimal"
      autoComplete="off"
      placeholder={`${way.sign}0${way.minorDigits > 0 ? `.${'0'.repeat(way.minorDigits)}` : ''}`}
    />
  );
}
