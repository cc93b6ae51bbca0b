import { MoneyInput, type MoneyRule } from '@candor/ui';
import css from '@candor/ui/styles/inputs-keypad.css?inline';
import { useMemo } from 'react';
import { writtenIn } from '../../../lending/written-in.ts';
import type { Control, ControlProps } from '../controls.ts';

function MoneyControl({ page: { currency }, id, label, hint, error, value, onChange }: ControlProps) {
  const rule = useMemo<MoneyRule>(
    () => ({ decimals: currency.minorDigits, maxDigits: 11, ...writtenIn(currency) }),
    [currency],
  );
  return <MoneyInput {...{ id, label, hint, error, value, onChange, rule }} sign={currency.sign} />;
}

export const control: Control = { Control: MoneyControl, css };
