import { type Language, languages } from '@candor/i18n';
import { SelectField } from '../../../kit/fields/select-field.tsx';
import { TextField } from '../../../kit/fields/text-field.tsx';
import { languageWords } from '../../../kit/words/language-words.ts';

export type ProductNames = Partial<Record<Language, string>>;

/** What a new product is copied from. */
export type Like = {
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly words: string }[];
  readonly onChange: (productId: string) => void;
};

type Props = {
  readonly names: ProductNames;
  readonly onNames: (names: ProductNames) => void;
  /** Of a new product alone: another's short name is for ever. */
  readonly shortName: { readonly value: string; readonly onChange: (value: string) => void } | null;
  readonly like: Like | null;
  readonly isLocked: boolean;
};

export const isShortName = (text: string) => /^[a-z][a-z0-9-]{1,59}$/u.test(text) && text !== 'new';

/** What borrowers read it under, by language; what is left empty reads as in English. */
export function NamesForm({ names, onNames, shortName, like, isLocked }: Props) {
  return (
    <fieldset className="p-form" disabled={isLocked}>
      <legend className="k-spoken">Names</legend>
      {like && (
        <section className="p-row">
          <h2>Based on</h2>
          <div className="p-fields">
            <SelectField
              label="A copy of"
              value={like.value}
              options={like.options}
              onChange={like.onChange}
            />
          </div>
        </section>
      )}
      <section className="p-row">
        <h2>Names</h2>
        <div className="p-fields">
          {shortName && (
            <TextField
              label="Short name"
              value={shortName.value}
              onChange={shortName.onChange}
              autoComplete="off"
              placeholder="ph-sweldo"
              error={
                shortName.value === '' || isShortName(shortName.value)
                  ? undefined
                  : 'Small letters, digits and hyphens.'
              }
              hint="It can’t be changed later."
            />
          )}
          {languages.map((language) => (
            <TextField
              key={language}
              label={languageWords(language)}
              value={names[language] ?? ''}
              onChange={(name) => onNames({ ...names, [language]: name })}
              autoComplete="off"
            />
          ))}
        </div>
      </section>
    </fieldset>
  );
}
