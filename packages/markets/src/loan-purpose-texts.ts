import { defineTexts } from '@candor/i18n';
import translations from './loan-purpose-texts.json' with { type: 'json' };

const purposes = {
  'school-fees': 'School fees',
  health: 'Doctor, hospital, medicine',
  home: 'Rent or repairs at home',
  bills: 'Household bills',
  work: 'Tools or goods for my work',
  travel: 'Travel',
  family: 'A family event',
  debt: 'Paying off a more expensive loan',
  other: 'Something else',
} as const;

/**
 * What a loan may be for: asked when applying, said again when signing. Chosen, never typed: a list tells
 * nothing private.
 */
export const loanPurposeTexts = defineTexts(purposes, translations);

export type LoanPurpose = keyof typeof purposes;

export const loanPurposes = Object.keys(purposes) as readonly LoanPurpose[];

export const isLoanPurpose = loanPurposeTexts.has;
