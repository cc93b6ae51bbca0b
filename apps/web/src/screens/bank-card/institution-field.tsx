import { Field, PickerField } from '@candor/ui';
import type { AccountKind } from './account.ts';
import { fieldIds } from './check-account.ts';
import type { BankName } from './use-bank-name.ts';
import { accountWords } from './texts.ts';

type Props = {
  readonly kind: AccountKind;
  readonly value: string;
  /** Whom the code belongs to, where there is one. */
  readonly bank: BankName;
  readonly error: string | undefined;
  readonly onChange: (institution: string) => void;
};

/** Chosen from a list with search, or found from the code on one's papers. */
export function InstitutionField(props: Props) {
  const { kind, value, error, onChange } = props;
  const say = accountWords.useSay();
  if (kind.codeLabel !== null) return <CodeField {...props} label={kind.codeLabel} />;
  return (
    <PickerField
      id={fieldIds.institution}
      label={say(kind.kind)}
      items={kind.institutions.map(({ code, name }) => ({ id: code, name }))}
      common={kind.common}
      value={value}
      error={error}
      onChoose={({ id }) => onChange(id)}
    />
  );
}

function CodeField({ kind, value, bank, error, onChange, label }: Props & { readonly label: string }) {
  const say = accountWords.useSay();
  const unknown = bank.is === 'unknown' ? say('unknownCode') : undefined;
  return (
    <div>
      <Field
        id={fieldIds.institution}
        label={label}
        hint={say('codeLike', { example: kind.codeExample ?? '' })}
        error={error ?? unknown}
        value={value}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        onChange={({ target }) => onChange(target.value.toUpperCase().replaceAll(/[\s-]/g, ''))}
      />
      <output className="b-found">
        {bank.is === 'found' && say('found', { bank: bank.name })}
        {bank.is === 'looking' && say('looking')}
      </output>
    </div>
  );
}
