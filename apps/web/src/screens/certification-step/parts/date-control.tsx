import { DateField } from '@candor/ui';
import css from '@candor/ui/styles/date-field.css?inline';
import type { Control, ControlProps } from '../controls.ts';
import { dayText, typedDay } from '../form-values.ts';

function DateControl({ id, label, hint, error, value, onChange, field }: ControlProps) {
  return (
    <DateField
      {...{ id, label, hint, error }}
      value={typedDay(value)}
      onChange={(day) => onChange(dayText(day))}
      isBirthday={field.autocomplete === 'bday'}
    />
  );
}

export const control: Control = { Control: DateControl, css };
