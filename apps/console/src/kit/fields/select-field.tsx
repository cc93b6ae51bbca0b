import { Field, type FieldProps } from './field.tsx';
import { Icon } from '../icon.tsx';

type Props<Value extends string> = FieldProps & {
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly words: string }[];
  readonly onChange: (value: Value) => void;
};

/** One of a closed list. The browser's own list: it knows every keyboard and screen reader. */
export function SelectField<Value extends string>(props: Props<Value>) {
  const { label, needed, hint, error, value, options, onChange } = props;
  return (
    <Field label={label} needed={needed} hint={hint} error={error}>
      {(aria) => (
        <>
          <select {...aria} value={value} onChange={(event) => onChange(event.target.value as Value)}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.words}
              </option>
            ))}
          </select>
          <Icon name="chevronDown" />
        </>
      )}
    </Field>
  );
}
