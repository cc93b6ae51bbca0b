import type { Words } from '@candor/markets';
import type { HardshipOption } from '@candor/store';

type Message = { readonly title: Words; readonly body: Words };

const title: Words = {
  en: 'About what you asked us',
  zh: '关于您的请求',
  fil: 'Tungkol sa hiniling mo',
  hi: 'आपके अनुरोध के बारे में',
};

/** What a borrower in hardship is told. What was asked stands in the app. */
export const hardshipMessages: Readonly<Record<HardshipOption | 'considered' | 'refused', Message>> = {
  considered: {
    title: {
      en: 'We have read what you asked',
      zh: '我们已收到您的请求',
      fil: 'Natanggap namin ang hiniling mo',
      hi: 'आपका अनुरोध हमें मिल गया',
    },
    body: {
      en: 'A person looks at it. Until it is decided you get no reminders from us.',
      zh: '工作人员正在处理。在决定之前，我们不会向您发送提醒。',
      fil: 'May taong titingin dito. Hangga’t wala pang pasya, hindi ka namin papaalalahanan.',
      hi: 'एक व्यक्ति इसे देख रहा है। फ़ैसला होने तक हम आपको याद नहीं दिलाएँगे।',
    },
  },
  delay: {
    title,
    body: {
      en: 'Your next payment is due later. The new days are in the app.',
      zh: '您的下一次还款已延后。新的日期请在应用中查看。',
      fil: 'Mas huli na ang susunod mong bayad. Nasa app ang mga bagong petsa.',
      hi: 'आपका अगला भुगतान अब बाद में है। नई तारीख़ें ऐप में हैं।',
    },
  },
  'smaller-instalments': {
    title,
    body: {
      en: 'Your instalments are smaller now. The new plan is in the app.',
      zh: '您的每期还款已减少。新的计划请在应用中查看。',
      fil: 'Mas maliit na ang mga hulog mo. Nasa app ang bagong plano.',
      hi: 'आपकी किस्तें अब छोटी हैं। नई योजना ऐप में है।',
    },
  },
  'promise-to-pay': {
    title,
    body: {
      en: 'We wait for the day that you named, and send no reminders before it.',
      zh: '我们会等到您承诺的日期，此前不会发送提醒。',
      fil: 'Maghihintay kami sa araw na sinabi mo, at hindi magpapaalala bago iyon.',
      hi: 'हम आपके बताए दिन तक रुकेंगे और उससे पहले याद नहीं दिलाएँगे।',
    },
  },
  talk: {
    title,
    body: {
      en: 'Let us talk: our service phone and hours are in the app.',
      zh: '欢迎与我们沟通：服务电话和时间请在应用中查看。',
      fil: 'Mag-usap tayo: nasa app ang aming telepono at oras.',
      hi: 'आइए बात करें: हमारा फ़ोन नंबर और समय ऐप में है।',
    },
  },
  refused: {
    title,
    body: {
      en: 'We could not agree to this. Open the app to see what else there is, or talk to us.',
      zh: '此请求未获同意。请在应用中查看其他选择，或与我们联系。',
      fil: 'Hindi namin ito mapagbigyan. Tingnan sa app ang iba pang paraan, o kausapin kami.',
      hi: 'यह संभव नहीं हो पाया। ऐप में दूसरे विकल्प देखें या हमसे बात करें।',
    },
  },
};
