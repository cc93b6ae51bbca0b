import type { ReactNode, Ref } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { unreadMark } from './unread-field.ts';

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
  /** What stands in it can't be read as what is asked for: nothing is committed until it can. */
  readonly isUnread?: boolean;
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
  isUnread = false,
  ...box
}: Props) {
  return (
    <Field label={label} needed={needed} hint={hint} error={error} {...(kind && { kind })}>
      {(aria) => (
        <>
          <input
            {...aria}
            {...box}
            {...unreadMark(isUnread)}
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
