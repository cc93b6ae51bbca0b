import { formatMessage, type Language, localeOf } from '@candor/i18n';
import { type LoanPurpose, loanPurposeTexts } from '../loan-purpose-texts.ts';
import { markets, type MarketId } from '../markets.ts';
import type { CertificationForms, FormField } from './certification-forms.ts';
import type { StepFault } from './check-step.ts';
import { faultFacts } from './check-value.ts';
import { certifications } from './registry.generated.ts';

/** A word of the forms; null where this market says nothing under that key. */
export function certificationWord(market: MarketId, language: Language, key: string): string | null {
  const { words }: CertificationForms = certifications[market];
  return words[language][key] ?? null;
}

/** A word that must be there: a form without it is a fault of ours. */
export function neededWord(market: MarketId, language: Language, key: string): string {
  const word = certificationWord(market, language, key);
  if (word === null) throw new Error(`the ${market} forms have no ${language} word for ${key}`);
  return word;
}

/** What an option is called: `documentKind`, `pan` → "PAN card". Two people are related in the same words. */
export function optionLabel(market: MarketId, language: Language, field: string, option: string): string {
  if (field === 'purpose') return loanPurposeTexts(language)(option as LoanPurpose);
  const group = /^reference\dRelation$/u.test(field) ? 'relation' : field;
  return neededWord(market, language, `option.${group}.${option}`);
}

/** The number of a document looks like this; null for any other option. */
export function optionHint(
  market: MarketId,
  language: Language,
  field: string,
  option: string,
): string | null {
  return field === 'documentKind' ? certificationWord(market, language, `number.${option}`) : null;
}

/** What was given, as far as a sentence about it names anything of it. */
interface Given {
  readonly documentKind?: string | undefined;
  readonly typed?: string | undefined;
}

type Found = Pick<StepFault, 'field' | 'fault'>;

/** What is wrong with a field and what to do about it, in one or two sentences. */
export function faultSentence(
  market: MarketId,
  language: Language,
  found: Found,
  { documentKind, typed = '' }: Given,
): string {
  const { adulthood, steps }: CertificationForms = certifications[market];
  const fields: readonly FormField[] = Object.values(steps).flatMap((step) => step.fields);
  const field = fields.find((each) => each.field === found.field);
  const kind = field?.documentKind ?? documentKind ?? '';
  const facts = field ? faultFacts(field, typed, { market, documentKind: kind }) : {};
  const word = neededWord(market, language, wordOfFault(market, found, { kind, place: facts['place'] }));
  const month = Number(facts['month']);
  const values = {
    years: adulthood.years,
    most: field?.most ?? 500,
    example: markets[market].mobile.example,
    ...facts,
    ...(month >= 1 && month <= 12 && { monthName: monthName(language, month) }),
  };
  return formatMessage(word, values, localeOf(language));
}

function monthName(language: Language, month: number): string {
  return new Intl.DateTimeFormat(localeOf(language), { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2000, month - 1, 1),
  );
}

type OfDocument = { readonly kind: string; readonly place: string | number | undefined };

function wordOfFault(market: MarketId, { field, fault }: Found, { kind, place }: OfDocument): string {
  const has = (key: string) => certificationWord(market, 'en', key) !== null;
  switch (fault) {
    case 'missing':
      return field === 'documentNumber' && has(`number.${kind}`) ? `number.${kind}` : `ask.${field}`;
    case 'no-document':
      return `ask.${field}`;
    case 'never-take':
      return `fault.never-take.${kind}`;
    case 'too-much':
      return field === 'incomePerMonth' ? `fault.${fault}` : `fault.${fault}-paid`;
    case 'number-place':
    case 'number-digit':
    case 'number-letter': {
      // Some documents say more about one place than that another sign belongs there.
      const own = `fault.place.${kind}.${place ?? ''}`;
      return has(own) ? own : `fault.${fault}`;
    }
    default:
      return `fault.${fault}`;
  }
}
