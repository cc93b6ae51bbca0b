import { confirmWithCounsel as note } from '../law/limit.ts';
import type { Citation } from '../law/limit.ts';
import type { limits } from './limits.ts';

const keyFacts = 'RBI circular RBI/2024-25/18 of 15 April 2024, Key Facts Statement for loans and advances';
const penal = 'RBI circular RBI/2023-24/53 of 18 August 2023, Penal charges in loan accounts';
const digital = 'RBI (Digital Lending) Directions, 2025';
const recovery =
  'RBI circular RBI/2022-23/108 of 12 August 2022, Responsibilities of regulated entities employing recovery agents';

export const citations: Readonly<Record<(typeof limits)[number]['id'], Citation>> = {
  'in-key-facts': {
    law: keyFacts,
    says: 'Fees and charges that the key facts statement does not mention can’t be charged at any stage of the loan without the borrower’s explicit consent.',
    note,
  },
  'in-penal-charges': {
    law: penal,
    says: 'A penalty for breaking the terms is a penal charge, not penal interest; it isn’t capitalised and no further interest is computed on it.',
    note,
  },
  'in-cooling-off': {
    law: digital,
    says: 'The borrower may leave the loan without penalty during a cooling-off period of at least one day.',
    note,
  },
  'in-own-account': {
    law: digital,
    says: 'The loan is paid out into the borrower’s own bank account and to nobody else.',
    note,
  },
  'in-limit-raise': {
    law: digital,
    says: 'A credit limit isn’t raised unless the borrower asked for it explicitly.',
    note,
  },
  'in-contact-hours': {
    law: recovery,
    says: 'No calls about overdue loans before 8:00 or after 19:00.',
    note,
  },
  'in-contact-persons': {
    law: recovery,
    says: 'Neither the borrower’s family nor referees nor friends are approached about the debt.',
    note,
  },
};
