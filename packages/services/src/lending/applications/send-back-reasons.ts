import type { ReasonText } from './application-reasons.ts';

/** What a borrower is asked to mend before the order is looked at again. */
export const sendBackReasons = {
  document_is_unclear: {
    sentence: {
      en: 'Your identity document can’t be read well.',
      zh: '您的身份证件看不清楚。',
      fil: 'Hindi mabasa nang maayos ang ID mo.',
      hi: 'आपका पहचान दस्तावेज़ ठीक से पढ़ा नहीं जा रहा।',
    },
    whatWouldChangeIt: {
      en: 'Check its number and take the picture again: in daylight, flat, with all four corners.',
      zh: '请核对证件号码并重新拍摄：在日光下、平放、四角完整。',
      fil: 'Tingnan ang numero at kunan ulit: sa liwanag ng araw, patag, kita ang apat na sulok.',
      hi: 'उसका नंबर जाँचें और फिर से फ़ोटो लें: दिन की रोशनी में, सपाट, चारों कोने दिखें।',
    },
    step: 'base',
  },
  name_differs: {
    sentence: {
      en: 'Your name differs from the one on your document.',
      zh: '您填写的姓名与证件不一致。',
      fil: 'Iba ang pangalan mo sa nasa dokumento mo.',
      hi: 'आपका नाम दस्तावेज़ पर लिखे नाम से अलग है।',
    },
    whatWouldChangeIt: {
      en: 'Write it exactly as it stands there.',
      zh: '请完全按照证件上的写法填写。',
      fil: 'Isulat ito nang eksakto gaya ng nakasulat doon.',
      hi: 'उसे ठीक वैसा ही लिखें जैसा वहाँ है।',
    },
    step: 'base',
  },
  address_is_unclear: {
    sentence: {
      en: 'Your address is not complete.',
      zh: '您的地址不完整。',
      fil: 'Hindi kumpleto ang tirahan mo.',
      hi: 'आपका पता पूरा नहीं है।',
    },
    whatWouldChangeIt: {
      en: 'Add what a letter would need to reach you.',
      zh: '请补充信件能送达所需的信息。',
      fil: 'Idagdag ang kailangan para makarating sa iyo ang isang sulat.',
      hi: 'वह जोड़ें जो किसी पत्र को आप तक पहुँचने के लिए चाहिए।',
    },
    step: 'personal',
  },
  income_is_unclear: {
    sentence: {
      en: 'We could not understand what you earn.',
      zh: '我们无法确认您的收入。',
      fil: 'Hindi namin maintindihan kung magkano ang kita mo.',
      hi: 'हम समझ नहीं पाए कि आप कितना कमाते हैं।',
    },
    whatWouldChangeIt: {
      en: 'Check the amount: what reaches you in a month, after tax.',
      zh: '请核对金额：每月税后到手的收入。',
      fil: 'Tingnan ang halaga: ang natatanggap mo sa isang buwan, pagkatapos ng buwis.',
      hi: 'रक़म जाँचें: महीने में कर के बाद आपको जो मिलता है।',
    },
    step: 'job',
  },
  purpose_is_unclear: {
    sentence: {
      en: 'We could not understand what the loan is for, or whom we may call about you.',
      zh: '我们无法确认贷款用途或您的联系人。',
      fil: 'Hindi namin maintindihan kung para saan ang loan, o sino ang puwedeng tawagan tungkol sa iyo.',
      hi: 'हम समझ नहीं पाए कि ऋण किसलिए है, या आपके बारे में किसे फ़ोन कर सकते हैं।',
    },
    whatWouldChangeIt: {
      en: 'Go through this step once more.',
      zh: '请再检查一遍这一步。',
      fil: 'Balikan muli ang hakbang na ito.',
      hi: 'इस चरण को एक बार फिर देखें।',
    },
    step: 'ext',
  },
  account_is_unclear: {
    sentence: {
      en: 'Money can’t be sent to the account that you gave.',
      zh: '无法向您填写的账户汇款。',
      fil: 'Hindi mapadalhan ng pera ang account na ibinigay mo.',
      hi: 'आपके दिए खाते में पैसे नहीं भेजे जा सकते।',
    },
    whatWouldChangeIt: {
      en: 'Add another account of your own.',
      zh: '请添加另一个本人账户。',
      fil: 'Magdagdag ng ibang account na sa iyo.',
      hi: 'अपना कोई दूसरा खाता जोड़ें।',
    },
    step: 'bank',
  },
} as const satisfies Readonly<Record<string, ReasonText>>;
