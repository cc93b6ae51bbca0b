import { languages } from '@candor/i18n';
import type { ReactNode } from 'react';
import { Button } from '../../../kit/button.tsx';
import { Chip } from '../../../kit/chip.tsx';
import { TextField } from '../../../kit/fields/text-field.tsx';
import { languageWords } from '../../../kit/words/language-words.ts';
import { readAt, type Draft } from './draft.ts';

const atMost = 5;

/** Costs nothing until somebody says what, and so can't be saved before. */
const freshCharge = {
  code: 'returned-payment',
  names: { en: 'Returned payment charge' },
  amount: '0.00',
  times: 1,
} as const;

type Props = {
  readonly draft: Draft;
  readonly changed: readonly string[];
  readonly isLocked: boolean;
  readonly onEdit: (path: string, value: unknown) => void;
  /** A box for one leaf, as in the rest of the form. */
  readonly text: (path: string, label: string, unit: string, kind?: 'text' | 'whole') => ReactNode;
  readonly sign: string;
};

/**
 * What staff may charge by hand if something happens. The borrower reads it before signing; what is not here
 * is never charged.
 */
export function ContingentCharges({ draft, changed, isLocked, onEdit, text, sign }: Props) {
  const charges = (draft['contingentCharges'] as readonly unknown[] | undefined) ?? [];
  const isChanged = changed.some((path) => path.startsWith('contingentCharges'));
  const remove = (k: number) =>
    onEdit(
      'contingentCharges',
      charges.filter((_, at) => at !== k),
    );
  return (
    <>
      {charges.map((_charge, k) => {
        const at = `contingentCharges[${k}]`;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a charge is known by its place: its code may be typed anew
          <section className="p-row" key={k}>
            <h2>Contingent charge {isChanged && <Chip>changed</Chip>}</h2>
            <div className="p-fields">
              {text(`${at}.code`, 'Code', '')}
              {text(`${at}.amount`, 'Amount each time', sign)}
              {text(`${at}.times`, 'At most', 'times per loan', 'whole')}
              {languages.map((language) => (
                <NameField
                  key={language}
                  label={`Name, ${languageWords(language)}`}
                  language={language}
                  names={readAt(draft, `${at}.names`)}
                  onNames={(names) => onEdit(`${at}.names`, names)}
                />
              ))}
              <Button size="small" onClick={() => remove(k)}>
                Remove this charge
              </Button>
            </div>
          </section>
        );
      })}
      {!isLocked && charges.length < atMost && (
        <div className="k-buttons">
          <Button
            size="small"
            icon="plus"
            onClick={() => onEdit('contingentCharges', [...charges, freshCharge])}
          >
            Add a contingent charge
          </Button>
        </div>
      )}
    </>
  );
}

type NameProps = {
  readonly label: string;
  readonly language: string;
  readonly names: unknown;
  readonly onNames: (names: Readonly<Record<string, string>>) => void;
};

/** What is left empty reads as in English. */
function NameField({ label, language, names, onNames }: NameProps) {
  const { [language]: name = '', ...others } = (names ?? {}) as Record<string, string>;
  return (
    <TextField
      label={label}
      value={name}
      autoComplete="off"
      onChange={(typed) => onNames(typed === '' ? others : { ...others, [language]: typed })}
    />
  );
}
