import type { ReactNode, Ref } from 'react';
import { Field, type FieldProps } from './field.tsx';

type Props = FieldProps & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'email' | 'password' | 'search';
  readonly name?: string;
  readonly autoComplete?: string;
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'email';
  readonly placeholder?: string;
  /** `code`: digits set apart. */
  readonly kind?: 'code';
  /** Right of what is typed: "of 90.05". */
  readonly beside?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
};

/** One line of text. */
export function TextField({
  label,
  needed,
  hint,
  error,
  value,
  onChange,
  kind,
  beside,
  type = 'text',
  ...box
}: Props) {
  return (
    <Field label={label} needed={needed} hint={hint} error={error} {...(kind && { kind })}>
      {(aria) => (
        <>
          <input
            {...aria}
            {...box}
            type={type}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          {beside && <span className="k-input-beside">{beside}</span>}
        </>
      )}
    </Field>
  );
}
