import { formatMessage, type Language, localeOf } from '@candor/i18n';
import { type LoanPurpose, loanPurposeTexts } from '../loan-purpose-texts.ts';
import { markets, type MarketId } from '../markets.ts';
import type { CertificationForms, FormField } from './certification-forms.ts';
import type { StepFault } from './check-step.ts';
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

/** What to do about a fault, in one sentence. */
export function faultSentence(
  market: MarketId,
  language: Language,
  { field, fault }: Pick<StepFault, 'field' | 'fault'>,
  documentKind: string | undefined,
): string {
  const { adulthood, steps }: CertificationForms = certifications[market];
  const fields: readonly FormField[] = Object.values(steps).flatMap((step) => step.fields);
  const most = fields.find((each) => each.field === field)?.most;
  const word = neededWord(market, language, wordOfFault(market, { field, fault }, documentKind));
  const { example } = markets[market].mobile;
  return formatMessage(word, { years: adulthood.years, most: most ?? 500, example }, localeOf(language));
}

function wordOfFault(
  market: MarketId,
  { field, fault }: Pick<StepFault, 'field' | 'fault'>,
  documentKind: string | undefined,
): string {
  const numberWord = `number.${documentKind ?? ''}`;
  const isNumber = field === 'documentNumber' && certificationWord(market, 'en', numberWord) !== null;
  switch (fault) {
    case 'missing':
    case 'wrong':
    case 'malformed-number':
      return isNumber ? numberWord : `ask.${field}`;
    case 'never-take':
      return `fault.never-take.${documentKind ?? ''}`;
    case 'too-little':
    case 'too-much':
      return field === 'incomePerMonth' ? `fault.${fault}` : `ask.${field}`;
    case 'too-young':
    case 'too-long':
    case 'mistyped-number':
    case 'unknown-field':
    case 'repeated':
    case 'picture-gone':
    case 'document-elsewhere':
      return `fault.${fault}`;
  }
}
