import { MoneyInput, type MoneyRule } from '@candor/ui';
import { type ComponentProps, useEffect, useRef } from 'react';
import { adoptStyles } from '../../shell/adopt-styles.ts';
import css from './amount-box.css?inline';

export type AmountBoxProps = Omit<ComponentProps<typeof MoneyInput>, 'ref'> & {
  readonly rule: MoneyRule;
  /** The field that stood here until now had the focus. */
  readonly takesFocus: boolean;
};

/** With what it is drawn in, once. */
adoptStyles(css);

/** The field with its keypad. A chunk of its own: the price is there before anybody has typed. */
export function AmountBox({ takesFocus, ...field }: AmountBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    input.current?.focus({ preventScroll: true });
    input.current?.select();
  }, [takesFocus]);
  return <MoneyInput {...field} ref={input} />;
}
