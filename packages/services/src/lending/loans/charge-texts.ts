import { defineTexts, inEachLanguage, type Language, type Words } from '@candor/i18n';
import translations from './charge-texts.json' with { type: 'json' };

const chargeTexts = defineTexts(
  {
    title: 'A charge was added to your loan',
    body: '{name}: we added {amount} to what you owe, as listed in your agreement. You pay it with the payment due on {day}, and it bears no interest. If you think it is wrong, dispute it in the app.',
  },
  translations,
);

export type ChargeTold = {
  readonly names: Readonly<Record<string, string>>;
  readonly amount: string;
  readonly dayIn: (language: Language) => string;
};

/** What a borrower reads when a charge of the agreement was made by hand. */
export function chargedWords({ names, amount, dayIn }: ChargeTold): {
  readonly title: Words;
  readonly body: Words;
} {
  return {
    title: chargeTexts.all('title'),
    body: inEachLanguage((language) =>
      chargeTexts(language)('body', {
        name: names[language] ?? names['en'] ?? '',
        amount,
        day: dayIn(language),
      }),
    ),
  };
}
