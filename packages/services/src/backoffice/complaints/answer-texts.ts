import { defineTexts } from '@candor/i18n';
import { isLanguage } from '@candor/markets';
import { chargeAnswerTexts } from '../../servicing/disputes/charge-answer-texts.ts';
import translations from './answer-texts.json' with { type: 'json' };

const answerTexts = defineTexts(
  {
    'payment-found':
      'Thank you for writing. We have found your payment. Your loan in the app shows from which day it counts.',
    'more-needed':
      'Thank you for writing. To check this we need a little more: the day, the amount and, if you have it, a photo of the receipt. Please answer here.',
    'sorry-conduct':
      'We are sorry for how you were treated. That is not how we want to speak with anyone. We are finding out what happened.',
  },
  translations,
);

/** What each is called where somebody chooses. */
const names = {
  'payment-found': 'Payment found',
  'more-needed': 'We need to know more',
  'sorry-conduct': 'Sorry for how you were treated',
} as const;

/**
 * What is answered often, in the borrower's language. It claims nothing that nobody has checked: what was
 * done about it, whoever answers adds. A person reads it and makes it their own; about a disputed charge only
 * where there is one.
 */
export function answerTemplates(
  language: string,
  charge: { readonly amount: string } | null,
): { readonly key: string; readonly name: string; readonly words: string }[] {
  const spoken = isLanguage(language) ? language : 'en';
  const [t, ofCharge] = [answerTexts(spoken), chargeAnswerTexts(spoken)];
  const often = (Object.keys(names) as (keyof typeof names)[]).map((key) => ({
    key,
    name: names[key],
    words: t(key),
  }));
  if (!charge) return often;
  const { amount } = charge;
  return [
    { key: 'charge-taken-back', name: 'Charge taken back', words: ofCharge('waive', { amount }) },
    { key: 'charge-stands', name: 'Charge stands', words: ofCharge('let-stand') },
    ...often,
  ];
}
