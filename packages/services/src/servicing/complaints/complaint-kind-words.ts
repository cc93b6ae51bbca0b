import type { ProblemKind, Words } from '@candor/markets';

type KindWords = { readonly name: Words; readonly line: Words };

/** What each kind is called, and when it is the right one. */
export const complaintKindWords: Readonly<Record<ProblemKind, KindWords>> = {
  'payment-not-counted': {
    name: {
      en: 'Payment not counted',
      zh: '还款未入账',
      fil: 'Hindi nabilang ang bayad',
      hi: 'भुगतान नहीं गिना गया',
    },
    line: {
      en: 'You paid, and the app still says that you owe it.',
      zh: '您已还款，但应用仍显示欠款。',
      fil: 'Nagbayad ka na, pero sinasabi pa rin ng app na may utang ka.',
      hi: 'आपने चुका दिया, पर ऐप अब भी बकाया बताता है।',
    },
  },
  charge: {
    name: { en: 'A charge or a fee', zh: '费用或罚金', fil: 'Singil o bayarin', hi: 'शुल्क या जुर्माना' },
    line: {
      en: 'You think that a charge is wrong or should not be there.',
      zh: '您认为某项费用有误或不应收取。',
      fil: 'Sa tingin mo ay mali o hindi dapat ang isang singil.',
      hi: 'आपको लगता है कि कोई शुल्क ग़लत है या नहीं होना चाहिए।',
    },
  },
  payout: {
    name: {
      en: 'Money did not arrive',
      zh: '款项未到账',
      fil: 'Hindi dumating ang pera',
      hi: 'पैसा नहीं पहुँचा',
    },
    line: {
      en: 'Your loan was signed, and the money is not in your account.',
      zh: '贷款已签署，但款项未到您的账户。',
      fil: 'Napirmahan na ang loan mo, pero wala pa sa account mo ang pera.',
      hi: 'आपके लोन पर हस्ताक्षर हो गए, पर पैसा खाते में नहीं आया।',
    },
  },
  application: {
    name: { en: 'My application', zh: '我的申请', fil: 'Ang aplikasyon ko', hi: 'मेरा आवेदन' },
    line: {
      en: 'It takes too long, or you don’t agree with what was decided.',
      zh: '处理时间太长，或您不同意决定。',
      fil: 'Masyado nang matagal, o hindi ka sang-ayon sa pasya.',
      hi: 'बहुत समय लग रहा है, या आप फ़ैसले से सहमत नहीं हैं।',
    },
  },
  agreement: {
    name: { en: 'The agreement', zh: '贷款协议', fil: 'Ang kasunduan', hi: 'अनुबंध' },
    line: {
      en: 'Something in it is not what you were told, or is wrong.',
      zh: '协议内容与您被告知的不同，或有错误。',
      fil: 'May laman ito na iba sa sinabi sa iyo, o mali.',
      hi: 'उसमें कुछ ऐसा है जो आपको बताया नहीं गया था, या ग़लत है।',
    },
  },
  conduct: {
    name: {
      en: 'How I was treated',
      zh: '服务态度或催收方式',
      fil: 'Kung paano ako tinrato',
      hi: 'मेरे साथ बर्ताव',
    },
    line: {
      en: 'Somebody was rude, threatened you, or called at a wrong hour.',
      zh: '有人粗鲁、威胁您，或在不当时间来电。',
      fil: 'May naging bastos, nagbanta, o tumawag sa maling oras.',
      hi: 'किसी ने बुरा बर्ताव किया, धमकाया, या ग़लत समय पर फ़ोन किया।',
    },
  },
  'personal-data': {
    name: {
      en: 'My personal data',
      zh: '我的个人信息',
      fil: 'Ang personal kong data',
      hi: 'मेरा निजी डेटा',
    },
    line: {
      en: 'It is wrong, was shown to others, or used for what you did not allow.',
      zh: '信息有误、被泄露，或被用于您未同意的用途。',
      fil: 'Mali ito, ipinakita sa iba, o ginamit sa hindi mo pinayagan.',
      hi: 'वह ग़लत है, दूसरों को दिखाया गया, या बिना आपकी अनुमति के इस्तेमाल हुआ।',
    },
  },
  app: {
    name: {
      en: 'The app does not work',
      zh: '应用无法正常使用',
      fil: 'Hindi gumagana ang app',
      hi: 'ऐप काम नहीं करता',
    },
    line: {
      en: 'A page stays empty, shows an error, or does the wrong thing.',
      zh: '页面空白、报错，或操作结果不对。',
      fil: 'Walang laman ang isang pahina, may error, o mali ang ginagawa.',
      hi: 'कोई पेज ख़ाली रहता है, त्रुटि दिखाता है, या ग़लत काम करता है।',
    },
  },
  other: {
    name: { en: 'Something else', zh: '其他问题', fil: 'Iba pa', hi: 'कुछ और' },
    line: {
      en: 'Anything that is in none of the others.',
      zh: '不属于以上任何一类的问题。',
      fil: 'Anumang wala sa iba.',
      hi: 'जो किसी और में नहीं आता।',
    },
  },
};
