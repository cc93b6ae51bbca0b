import { confirmWithCounsel as note } from '../law/limit.ts';
import type { Citation } from '../law/limit.ts';
import type { limits } from './limits.ts';

const first = 'BSP Circular 1133, series of 2021; SEC Memorandum Circular 3, series of 2022';
const second = 'SEC Memorandum Circular 14, series of 2025, under section 6(a) of Republic Act 11765';
const collection = 'SEC Memorandum Circular 18, series of 2019, section 1';

export const citations: Readonly<Record<(typeof limits)[number]['id'], Citation>> = {
  'ph-nominal-6': {
    law: `${first}; kept by ${second}`,
    says: 'Nominal interest at most 6 % per month, about 0.2 % per day, of unsecured general-purpose loans up to PHP 10,000 and four months.',
    note,
  },
  'ph-eir-15': {
    law: first,
    says: 'Effective interest rate at most 15 % per month: interest and all fees except late charges, as the rate that discounts the repayments to the net proceeds.',
    note,
  },
  'ph-eir-12': {
    law: second,
    says: 'Effective interest rate at most 12 % per month for loans entered into, restructured or renewed from 1 April 2026.',
    note,
  },
  'ph-late-5': {
    law: `${first}; kept by ${second}`,
    says: 'Late or non-payment charges at most 5 % per month of the outstanding scheduled amount due.',
    note,
  },
  'ph-cost-100': {
    law: `${first}; kept by ${second}`,
    says: 'Interest, fees and late charges together never more than 100 % of the amount borrowed, however long the loan has been outstanding.',
    note,
  },
  'ph-prepayment': {
    law: 'Republic Act 11765 and its rules for lending and financing companies',
    says: 'A borrower may repay early, in part or in full, at any time.',
    note,
  },
  'ph-contact-hours': {
    law: collection,
    says: 'No contact for collection before 6:00 or after 22:00.',
    note,
  },
  'ph-contact-persons': {
    law: collection,
    says: 'Nobody in the contact list but a guarantor or co-maker may be contacted about the debt.',
    note,
  },
};
