import type { Words } from '@candor/markets';

/** Told when somebody at the lender has moved the due dates. It asks for nothing, and does not say that they had asked. */
export const delayedWords: { readonly title: Words; readonly body: Words } = {
  title: {
    en: 'Your due dates have changed',
    zh: '您的还款日期已更改',
    fil: 'Nagbago ang mga petsa ng bayad mo',
    hi: 'आपकी भुगतान की तारीख़ें बदल गई हैं',
  },
  body: {
    en: 'Your next payment is due later. The new days are in the app.',
    zh: '您的下一次还款已延后。新的日期请在应用中查看。',
    fil: 'Mas huli na ang susunod mong bayad. Nasa app ang mga bagong petsa.',
    hi: 'आपका अगला भुगतान अब बाद में है। नई तारीख़ें ऐप में हैं।',
  },
};
