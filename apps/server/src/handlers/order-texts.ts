import type { OrderState } from '@candor/domain/states';
import type { Words } from '@candor/markets';

/** What happened to an order, as its history says it. */
export const stepWords: Readonly<Record<OrderState, Words>> = {
  draft: {
    en: 'You began an application.',
    zh: '您开始了申请。',
    fil: 'Nagsimula ka ng application.',
    hi: 'आपने आवेदन शुरू किया।',
  },
  submitted: {
    en: 'You applied.',
    zh: '您提交了申请。',
    fil: 'Nag-apply ka.',
    hi: 'आपने आवेदन किया।',
  },
  'in-review': {
    en: 'We began to look at it.',
    zh: '我们开始审核。',
    fil: 'Sinimulan namin itong tingnan.',
    hi: 'हमने इसे देखना शुरू किया।',
  },
  'sent-back': {
    en: 'We asked you to mend something.',
    zh: '我们请您补正一些内容。',
    fil: 'May hiniling kaming ayusin mo.',
    hi: 'हमने आपसे कुछ ठीक करने को कहा।',
  },
  refused: {
    en: 'We could not approve it.',
    zh: '我们未能批准。',
    fil: 'Hindi namin ito maaprubahan.',
    hi: 'हम इसे मंज़ूर नहीं कर सके।',
  },
  approved: {
    en: 'We approved it and made you an offer.',
    zh: '我们已批准并向您提出方案。',
    fil: 'Inaprubahan namin ito at nag-alok kami sa iyo.',
    hi: 'हमने इसे मंज़ूर किया और आपको प्रस्ताव दिया।',
  },
  expired: {
    en: 'The offer ended without a signature.',
    zh: '方案已过期，未签署。',
    fil: 'Natapos ang alok nang walang pirma.',
    hi: 'प्रस्ताव बिना हस्ताक्षर के समाप्त हुआ।',
  },
  withdrawn: {
    en: 'You withdrew it.',
    zh: '您已撤回。',
    fil: 'Binawi mo ito.',
    hi: 'आपने इसे वापस लिया।',
  },
  confirmed: {
    en: 'You signed the agreement.',
    zh: '您签署了协议。',
    fil: 'Pinirmahan mo ang kasunduan.',
    hi: 'आपने अनुबंध पर हस्ताक्षर किए।',
  },
  'paying-out': {
    en: 'We sent the money on its way.',
    zh: '我们已发起打款。',
    fil: 'Ipinadala na namin ang pera.',
    hi: 'हमने पैसा रवाना किया।',
  },
  'payout-failed': {
    en: 'The money could not be sent.',
    zh: '打款未成功。',
    fil: 'Hindi naipadala ang pera.',
    hi: 'पैसा नहीं भेजा जा सका।',
  },
  'paid-out': {
    en: 'The money was paid out: the loan began.',
    zh: '款项已发放，贷款开始。',
    fil: 'Naibigay na ang pera: nagsimula na ang loan.',
    hi: 'पैसा दे दिया गया: ऋण शुरू हुआ।',
  },
};
