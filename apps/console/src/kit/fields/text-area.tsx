import type { Ref } from 'react';
import { Field, type FieldProps } from './field.tsx';

type Props = FieldProps & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly rows?: number;
  readonly placeholder?: string;
  readonly ref?: Ref<HTMLTextAreaElement>;
};

/** Several lines: a reason, an answer. */
export function TextArea({ label, needed, hint, error, value, onChange, ...box }: Props) {
  return (
    <Field label={label} needed={needed} hint={hint} error={error}>
      {(aria) => (
        <textarea {...aria} {...box} value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  );
}
