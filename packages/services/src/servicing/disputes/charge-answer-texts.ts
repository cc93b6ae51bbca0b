import { defineTexts } from '@candor/i18n';
import translations from './charge-answer-texts.json' with { type: 'json' };

/**
 * What stands in a complaint as the answer to a disputed charge, where nobody has put it in words of their
 * own.
 */
export const chargeAnswerTexts = defineTexts(
  {
    waive:
      'You were right, and we are sorry. We have taken the late charge of {amount} back. What you had paid of it counts for what is due, or is kept as your credit.',
    'let-stand':
      'We have looked at this late charge and its days again, and it is as agreed: it stands. For the days on which we looked at it nothing is added. From today it grows again until the instalment is paid.',
  },
  translations,
);
