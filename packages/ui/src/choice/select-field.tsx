import type { SelectHTMLAttributes } from 'react';
import { fieldAria, FieldFrame, type FieldWords } from '../field-frame.tsx';
import { Icon } from '../icon.tsx';

type Option = { readonly value: string; readonly label: string };

type Props = FieldWords & {
  readonly options: readonly Option[];
  /** Shown until something is chosen, and no choice itself: nothing is chosen for the reader. */
  readonly placeholder: string;
  /** The empty text until something is chosen. */
  readonly value: string;
} & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'value' | 'defaultValue' | 'multiple'>;

/**
 * A short list. The browser's own control: nothing we draw is better on a phone. For a long one, the picker.
 */
export function SelectField({ id, label, hint, error, options, placeholder, value, ...select }: Props) {
  const words = { id, label, hint, error };
  return (
    <FieldFrame {...words}>
      <span className="c-select">
        <select
          {...select}
          {...fieldAria(words)}
          className={value === '' ? 'c-field-box c-select-unset' : 'c-field-box'}
          value={value}
        >
          <option value="" disabled hidden>
            {placeholder}
          </option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
    </FieldFrame>
  );
}
