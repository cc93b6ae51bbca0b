import type { Words } from '@candor/markets';

/** To the account that a document belongs to, when somebody gives it in another one: its owner, or whoever found it. */
export const documentElsewhereWords: {
  readonly kind: 'document-elsewhere';
  readonly channel: 'inbox';
  readonly title: Words;
  readonly body: Words;
} = {
  kind: 'document-elsewhere',
  channel: 'inbox',
  title: {
    en: 'Your document was given in another account',
    zh: '有人在另一个账户中填写了您的证件',
    fil: 'Ibinigay ang dokumento mo sa ibang account',
    hi: 'आपका दस्तावेज़ किसी और खाते में दिया गया',
  },
  body: {
    en: 'It was not taken there, and nothing of this account was shown. If that was you, go on here: one person has one account. If it was not, talk to us.',
    zh: '该账户未能使用此证件，也没有看到您账户的任何信息。如果是您本人，请继续使用这个账户：每人只能有一个账户。如果不是您，请联系我们。',
    fil: 'Hindi ito tinanggap doon, at walang ipinakita mula sa account na ito. Kung ikaw iyon, dito ka magpatuloy: isang account ang bawat tao. Kung hindi, kausapin kami.',
    hi: 'उसे वहाँ स्वीकार नहीं किया गया, और इस खाते का कुछ भी नहीं दिखाया गया। अगर वह आप थे, तो यहीं आगे बढ़ें: एक व्यक्ति का एक ही खाता होता है। अगर नहीं, तो हमसे बात करें।',
  },
};
