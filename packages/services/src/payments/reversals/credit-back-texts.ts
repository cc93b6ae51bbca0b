import { defineTexts } from '@candor/i18n';
import translations from './credit-back-texts.json' with { type: 'json' };

/** What becomes of money that is more than was owed. */
export const creditBackTexts = defineTexts(
  {
    back: 'You paid {amount} too much. We send it back to {account} by {day}.',
    late: 'You paid {amount} too much. We promised to send it back to {account} by {day} and are late.',
    account: 'your account',
  },
  translations,
);
