import { SelectField } from '../choice/select-field.tsx';
import { FieldGroup, type FieldWords } from '../field-frame.tsx';
import { NumberInput } from '../inputs/number-input.tsx';
import { useWords } from '../words/use-words.ts';
import type { TypedDay } from './typed-day.ts';

type Props = FieldWords & {
  readonly value: TypedDay;
  readonly onChange: (value: TypedDay) => void;
  /** Lets the browser fill it in. */
  readonly isBirthday?: boolean;
};

/**
 * A date that one knows by heart. Typed, not hunted for in a calendar; the month by its name, because 3/4 is
 * one day in Manila and another in Mumbai. What was typed stays as it is: whether it is a day says `readDay`.
 */
export function DateField({ value, onChange, isBirthday = false, ...field }: Props) {
  const words = useWords();
  const { id } = field;
  const filledAs = (part: string) => (isBirthday ? `bday-${part}` : 'off');
  return (
    <FieldGroup {...field}>
      <div className="c-date">
        <NumberInput
          id={`${id}-day`}
          label={words.dayOfMonth}
          maxDigits={2}
          autoComplete={filledAs('day')}
          value={value.day}
          onChange={(day) => onChange({ ...value, day })}
        />
        <SelectField
          id={`${id}-month`}
          label={words.month}
          placeholder={words.choose}
          autoComplete={filledAs('month')}
          value={value.month}
          onChange={(event) => onChange({ ...value, month: event.currentTarget.value })}
          options={words.months.split(' ').map((label, index) => ({ value: String(index + 1), label }))}
        />
        <NumberInput
          id={`${id}-year`}
          label={words.year}
          maxDigits={4}
          autoComplete={filledAs('year')}
          value={value.year}
          onChange={(year) => onChange({ ...value, year })}
        />
      </div>
    </FieldGroup>
  );
}
