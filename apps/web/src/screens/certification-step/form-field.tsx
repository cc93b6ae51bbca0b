import { Field, RadioCards, SelectField } from '@candor/ui';
import { controlOf, type ControlProps } from './controls.ts';
import { stepWords } from './texts.ts';

/** More than these are a list to open; fewer are seen at once. */
const SEEN_AT_ONCE = 7;

/** A field of the form by its kind. What is rare was loaded with the form; the rest is here. */
export function FormFieldControl(props: ControlProps) {
  const found = controlOf(props.field.kind);
  if (found) return <found.Control {...props} />;
  if (props.field.kind === 'choice') return <Choice {...props} />;
  if (props.field.kind === 'document-number') return <DocumentNumber {...props} />;
  return <Text {...props} />;
}

function Choice({ id, label, hint, error, value, onChange, field: { options, autocomplete } }: ControlProps) {
  const say = stepWords.useSay();
  const words = { id, label, hint, error };
  if (options.length > SEEN_AT_ONCE) {
    return (
      <SelectField
        {...words}
        placeholder={say('choose')}
        options={options}
        value={value}
        autoComplete={autocomplete ?? 'off'}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  return (
    <RadioCards
      {...words}
      look="rows"
      options={options.map((option) => ({ value: option.value, title: option.label }))}
      value={value === '' ? undefined : value}
      onChoose={onChange}
    />
  );
}

/** Masked, it is taken as one: the first character that is typed begins a new number. */
function DocumentNumber({ id, label, hint, error, value, onChange, extras }: ControlProps) {
  const isMasked = value.startsWith('•');
  return (
    <Field
      {...{ id, label, hint, error, value }}
      doubt={extras?.doubt}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      onFocus={(event) => isMasked && event.currentTarget.select()}
      onChange={(event) => onChange(event.currentTarget.value.replaceAll(/•+ ?/g, ''))}
    />
  );
}

function Text(props: ControlProps) {
  const { id, label, hint, error, value, onChange, extras } = props;
  const { kind, autocomplete } = props.field;
  const isMail = kind === 'email';
  return (
    <Field
      {...{ id, label, hint, error, value }}
      doubt={extras?.doubt}
      autoComplete={autocomplete ?? 'off'}
      {...(isMail && { type: 'email', inputMode: 'email', autoCapitalize: 'off', spellCheck: false })}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
