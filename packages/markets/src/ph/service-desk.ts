import type { FaqEntryId } from '../help/faq-entries.ts';
import type { ServiceDesk } from '../help/service-desk.ts';

/** What a new lender begins with; each publishes its own. */
export const serviceDesk = {
  whatsapp: null,
  hours: [
    { days: [1, 2, 3, 4, 5], from: '08:00', until: '20:00' },
    { days: [6], from: '09:00', until: '17:00' },
  ],
  officer: null,
} as const satisfies ServiceDesk;

/** Of the questions that are not asked everywhere, those that are asked here. */
export const localQuestions = [
  'payout-ewallet',
  'pay-over-counter',
  'pay-ewallet',
] as const satisfies readonly FaqEntryId[];
