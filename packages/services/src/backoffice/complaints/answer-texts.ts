import { defineTexts } from '@candor/i18n';
import { isLanguage } from '@candor/markets';
import { chargeAnswerTexts } from '../../servicing/disputes/charge-answer-texts.ts';
import translations from './answer-texts.json' with { type: 'json' };

const answerTexts = defineTexts(
  {
    'payment-found':
      'Thank you for writing. We have found your payment and counted it from the day on which you sent it. Nothing was charged for the days between. Your loan in the app shows it.',
    'more-needed':
      'Thank you for writing. To look into it we need a little more: the day, the amount and, if you have it, a picture of the receipt. Please answer here.',
    'sorry-conduct':
      'We are sorry for how you were treated. That is not how we want to speak with anybody. We have talked with the person concerned, and it will not happen again.',
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
 * What is answered often, in the borrower's language. A person reads it and makes it their own; about a
 * disputed charge only where there is one.
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
