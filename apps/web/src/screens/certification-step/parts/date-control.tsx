import { DayInput } from '@candor/ui';
import type { Control, ControlProps } from '../controls.ts';
import { dayDigits, dayText } from '../form-values.ts';

function DateControl({ id, label, hint, error, value, onChange, field, extras }: ControlProps) {
  return (
    <DayInput
      {...{ id, label, hint, error }}
      doubt={extras?.doubt}
      autoComplete={field.autocomplete ?? 'off'}
      value={dayDigits(value)}
      onChange={(digits) => onChange(dayText(digits))}
    />
  );
}

export const control: Control = { Control: DateControl, css: '' };
