import { NumberInput } from '@candor/ui';
import type { Control, ControlProps } from '../controls.ts';

function NumberControl({ id, label, hint, error, value, onChange, field }: ControlProps) {
  return (
    <NumberInput
      {...{ id, label, hint, error, value, onChange }}
      {...(field.most !== null && { maxDigits: field.most })}
      autoComplete={field.autocomplete ?? 'off'}
    />
  );
}

export const control: Control = { Control: NumberControl, css: '' };
