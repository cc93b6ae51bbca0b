import { defineTexts } from '@candor/i18n';
import translations from './charge-answer-texts.json' with { type: 'json' };

/**
 * What stands in a complaint as the answer to a disputed charge, where nobody has put it in words of their
 * own.
 */
export const chargeAnswerTexts = defineTexts(
  {
    waive:
      'You were right, and we are sorry. We have removed the late charge of {amount}. What you paid of it counts towards what is due, or is kept as your credit.',
    'let-stand':
      'We checked this late charge and its days again. It follows your agreement, so it does not change. We added nothing for the days of the check. From today it grows again until the instalment is paid.',
  },
  translations,
);
