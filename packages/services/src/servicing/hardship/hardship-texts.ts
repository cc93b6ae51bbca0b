import type { CalendarDate } from '@candor/domain/calendar';
import { languages, type Words } from '@candor/markets';
import type { HardshipOption, PromiseOutcome } from '@candor/store/hardship';
import { hardshipReasons, type HardshipReason } from './hardship-reasons.ts';
import { pauseWords } from './pause-words.ts';

type Message = { readonly title: Words; readonly body: Words };

const title: Words = {
  en: 'About what you asked us',
  zh: '关于您的请求',
  fil: 'Tungkol sa hiniling mo',
  hi: 'आपके अनुरोध के बारे में',
};

/** What a borrower in hardship is told. What was asked stands in the app. */
export const hardshipMessages: Readonly<Record<HardshipOption | PromiseOutcome, Message>> = {
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
  kept: {
    title: {
      en: 'You kept your promise',
      zh: '您履行了承诺',
      fil: 'Tinupad mo ang pangako mo',
      hi: 'आपने अपना वादा निभाया',
    },
    body: {
      en: 'All that was due is paid. Thank you.',
      zh: '到期款项已全部付清，谢谢。',
      fil: 'Bayad na ang lahat ng dapat bayaran. Salamat.',
      hi: 'जो देना था वह चुका दिया गया। धन्यवाद।',
    },
  },
  broken: {
    title,
    body: {
      en: 'The day that you named has passed, and something is still open. Open the app to see what else there is, or talk to us.',
      zh: '您承诺的日期已过，仍有未付款项。请在应用中查看其他选择，或与我们联系。',
      fil: 'Lumipas na ang araw na sinabi mo, at may hindi pa nababayaran. Tingnan sa app ang iba pang paraan, o kausapin kami.',
      hi: 'आपका बताया दिन निकल गया और कुछ अभी बाक़ी है। ऐप में दूसरे विकल्प देखें या हमसे बात करें।',
    },
  },
};

/** Told when a request has come in; with the day until which nobody is reminded and no late charge grows. */
export function consideredWords(pausedUntil: CalendarDate | null): Message {
  const pause = pausedUntil === null ? undefined : pauseWords(pausedUntil);
  return {
    title: {
      en: 'We have read what you asked',
      zh: '我们已收到您的请求',
      fil: 'Natanggap namin ang hiniling mo',
      hi: 'आपका अनुरोध हमें मिल गया',
    },
    body: withMore(
      {
        en: 'A person looks at it.',
        zh: '工作人员正在处理。',
        fil: 'May taong titingin dito.',
        hi: 'एक व्यक्ति इसे देख रहा है।',
      },
      pause,
    ),
  };
}

/** Told when somebody has decided against it: with the reason. */
export function refusedWords(why: HardshipReason): Message {
  return {
    title,
    body: withMore(
      {
        en: 'We could not agree to this.',
        zh: '此请求未获同意。',
        fil: 'Hindi namin ito mapagbigyan.',
        hi: 'यह संभव नहीं हो पाया।',
      },
      hardshipReasons[why],
    ),
  };
}

function withMore(words: Words, more: Words | undefined): Words {
  if (!more) return words;
  const joined = languages.map((language) => {
    const space = language === 'zh' ? '' : ' ';
    return [language, `${words[language]}${space}${more[language]}`];
  });
  return Object.fromEntries(joined) as Words;
}
