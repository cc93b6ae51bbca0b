import { MoneyInput, type MoneyRule } from '@candor/ui';
import css from '@candor/ui/styles/inputs-keypad.css?inline';
import { useMemo } from 'react';
import type { Control, ControlProps } from '../controls.ts';

function MoneyControl({ page: { currency }, id, label, hint, error, value, onChange }: ControlProps) {
  const rule = useMemo<MoneyRule>(() => {
    const { code, sign, grouping, minorDigits } = currency;
    return {
      decimals: minorDigits,
      maxDigits: 11,
      signs: [sign, code],
      groups: grouping === 'lakhs' ? [3, 2] : [3, 3],
    };
  }, [currency]);
  return <MoneyInput {...{ id, label, hint, error, value, onChange, rule }} sign={currency.sign} />;
}

export const control: Control = { Control: MoneyControl, css };
