import { TextField } from '../../kit/fields/text-field.tsx';

type Props = { readonly label: string; readonly value: string; readonly onChange: (colour: string) => void };

/** As # and six digits, or by the browser's own chooser. */
export function ColourField({ label, value, onChange }: Props) {
  const isColour = /^#[0-9a-f]{6}$/iu.test(value);
  return (
    <TextField
      label={label}
      value={value}
      onChange={onChange}
      error={isColour ? undefined : 'A colour is # and six hexadecimal digits.'}
      beside={
        <input
          type="color"
          className="page-colour"
          aria-label={`${label}, choose`}
          value={isColour ? value : '#000000'}
          onChange={(event) => onChange(event.target.value)}
        />
      }
    />
  );
}
