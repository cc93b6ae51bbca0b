import { PhoneInput } from '@candor/ui';
import { useMemo } from 'react';
import { phoneRule } from '../../../forms/phone-rule.ts';
import type { Control, ControlProps } from '../controls.ts';

/** Somebody else's number: the browser must not fill in one's own. */
function PhoneControl({ page, id, label, hint, error, value, onChange, field }: ControlProps) {
  const rule = useMemo(() => phoneRule(page), [page]);
  return (
    <PhoneInput
      {...{ id, label, hint, error, value, onChange, rule }}
      autoComplete={field.autocomplete ?? 'off'}
    />
  );
}

export const control: Control = { Control: PhoneControl, css: '' };
