import type { CalendarDate } from '@candor/domain/calendar';
import {
  grievances,
  marketMoney,
  type GrievanceRules,
  type Language,
  type MarketId,
  type Words,
} from '@candor/markets';
import { regulatorWordings, type RegulatorWords } from '@candor/markets/regulator';
import { longDay } from '@candor/services/customers/messages';
import type { ComplaintStanding, KnownComplaint } from '@candor/services/servicing/complaints';
import type { AnswerWay, ComplaintStep, ComplaintStepName } from '@candor/services/servicing/complaints';
import type { OrderView } from '@candor/services/lending/applications';

type WayWords = { readonly name: Words; readonly line: Words };

export const answerWayWords: Readonly<Record<AnswerWay, WayWords>> = {
  app: {
    name: { en: 'In the app', zh: '在应用中', fil: 'Sa app', hi: 'ऐप में' },
    line: {
      en: 'We tell you when the answer is here.',
      zh: '有答复时我们会通知您。',
      fil: 'Sasabihan ka namin kapag may sagot na.',
      hi: 'जवाब आने पर हम आपको बताएँगे।',
    },
  },
  phone: {
    name: { en: 'By phone', zh: '电话', fil: 'Sa telepono', hi: 'फ़ोन पर' },
    line: {
      en: 'We call the number that you log in with. The answer is in the app too.',
      zh: '我们会拨打您的登录号码。答复也会在应用中。',
      fil: 'Tatawagan namin ang numerong ginagamit mo sa pag-log in. Nasa app din ang sagot.',
      hi: 'हम उस नंबर पर फ़ोन करेंगे जिससे आप लॉग इन करते हैं। जवाब ऐप में भी होगा।',
    },
  },
  email: {
    name: { en: 'By e-mail', zh: '电子邮件', fil: 'Sa email', hi: 'ई-मेल से' },
    line: {
      en: 'To the address that you gave. The answer is in the app too.',
      zh: '发送到您填写的邮箱。答复也会在应用中。',
      fil: 'Sa address na ibinigay mo. Nasa app din ang sagot.',
      hi: 'आपके दिए पते पर। जवाब ऐप में भी होगा।',
    },
  },
};

export const myName: Words = { en: 'You', zh: '您', fil: 'Ikaw', hi: 'आप' };

/** Who answers, as the borrower reads it: "Ana, Candor support". */
export function staffTitle(name: string | null, company: string, language: Language): string {
  const desk: Words = {
    en: `${company} support`,
    zh: `${company} 客服`,
    fil: `${company} support team`,
    hi: `${company} सहायता`,
  };
  return name === null ? desk[language] : `${name}, ${desk[language]}`;
}

const stateLines: Readonly<
  Record<'waits' | 'overdue' | 'again' | 'answered' | 'rejected' | 'closed', Words>
> = {
  waits: {
    en: 'A person reads it. We answer by {day}.',
    zh: '工作人员正在阅读。我们会在{day}前答复。',
    fil: 'May taong nagbabasa nito. Sasagot kami hanggang {day}.',
    hi: 'एक व्यक्ति इसे पढ़ रहा है। हम {day} तक जवाब देंगे।',
  },
  overdue: {
    en: 'We had promised an answer by {day} and are late. The head of service has it now.',
    zh: '我们承诺在{day}前答复，但已延误。现由服务负责人处理。',
    fil: 'Nangako kami ng sagot hanggang {day} at nahuli kami. Nasa pinuno na ng serbisyo ito.',
    hi: 'हमने {day} तक जवाब का वादा किया था और देर हो गई। यह अब सेवा प्रमुख के पास है।',
  },
  again: {
    en: 'It is open again. We answer by {day}.',
    zh: '投诉已重新打开。我们会在{day}前答复。',
    fil: 'Bukas ulit ito. Sasagot kami hanggang {day}.',
    hi: 'यह फिर खुल गई है। हम {day} तक जवाब देंगे।',
  },
  answered: {
    en: 'We had promised an answer by {day}.',
    zh: '我们承诺在{day}前答复。',
    fil: 'Nangako kami ng sagot hanggang {day}.',
    hi: 'हमने {day} तक जवाब का वादा किया था।',
  },
  rejected: {
    en: 'We could not agree with you. You can reply, or go to the {regulator}.',
    zh: '我们未能同意您的意见。您可以回复，或向 {regulator} 投诉。',
    fil: 'Hindi kami sumang-ayon. Puwede kang sumagot, o pumunta sa {regulator}.',
    hi: 'हम आपसे सहमत नहीं हो सके। आप जवाब दे सकते हैं, या {regulator} के पास जा सकते हैं।',
  },
  closed: {
    en: 'It is closed. You can open it again.',
    zh: '投诉已关闭。您可以重新打开。',
    fil: 'Sarado na ito. Puwede mo itong buksan ulit.',
    hi: 'यह बंद है। आप इसे फिर खोल सकते हैं।',
  },
};

/** A complaint's state in a sentence. */
export function problemLine(
  { state, promisedBy, isRejected, market }: KnownComplaint,
  { isOverdue }: ComplaintStanding,
  language: Language,
): string {
  const { regulator }: GrievanceRules = grievances[market];
  const key = isOverdue
    ? 'overdue'
    : state === 'open'
      ? 'waits'
      : state === 'reopened'
        ? 'again'
        : state === 'answered' && isRejected
          ? 'rejected'
          : state;
  return stateLines[key][language]
    .replace('{day}', longDay(language, promisedBy))
    .replace('{regulator}', regulator.shortName);
}

const stepLines: Readonly<Record<ComplaintStepName, Words>> = {
  received: {
    en: 'Received. Answer promised by {day}.',
    zh: '已收到。承诺在{day}前答复。',
    fil: 'Natanggap. Pangakong sagot hanggang {day}.',
    hi: 'मिल गई। {day} तक जवाब का वादा।',
  },
  disputed: {
    en: 'Received. Nothing is added to the charge until we answer, promised by {day}.',
    zh: '已收到。在我们答复之前费用不会增加，承诺在{day}前答复。',
    fil: 'Natanggap. Walang idadagdag sa singil hanggang sa sagot namin, pangako hanggang {day}.',
    hi: 'मिल गई। हमारे जवाब तक शुल्क में कुछ नहीं जुड़ेगा; {day} तक जवाब का वादा।',
  },
  replied: { en: 'You added something.', zh: '您作了补充。', fil: 'May idinagdag ka.', hi: 'आपने कुछ जोड़ा।' },
  escalated: {
    en: 'Somebody senior has it, so that {day} is kept.',
    zh: '已交由上级处理，以确保{day}前答复。',
    fil: 'Nasa mas mataas na tao na, para matupad ang {day}.',
    hi: 'वरिष्ठ अधिकारी के पास है, ताकि {day} का वादा पूरा हो।',
  },
  late: {
    en: 'We missed {day}. The head of service has it.',
    zh: '我们错过了{day}。现由服务负责人处理。',
    fil: 'Lumampas kami sa {day}. Nasa pinuno na ng serbisyo ito.',
    hi: '{day} निकल गया। यह सेवा प्रमुख के पास है।',
  },
  answered: { en: 'Answered.', zh: '已答复。', fil: 'Nasagot na.', hi: 'जवाब दिया गया।' },
  'taken-back': {
    en: 'Answered: the charge is taken back.',
    zh: '已答复：费用已撤回。',
    fil: 'Nasagot na: binawi ang singil.',
    hi: 'जवाब दिया गया: शुल्क वापस लिया गया।',
  },
  rejected: {
    en: 'Answered: we could not agree.',
    zh: '已答复：未能同意。',
    fil: 'Nasagot na: hindi kami sumang-ayon.',
    hi: 'जवाब दिया गया: सहमति नहीं हो सकी।',
  },
  regulator: {
    en: 'You may go to the {regulator}.',
    zh: '您可以向 {regulator} 投诉。',
    fil: 'Puwede kang pumunta sa {regulator}.',
    hi: 'आप {regulator} के पास जा सकते हैं।',
  },
  reopened: {
    en: 'Opened again. Answer promised by {day}.',
    zh: '已重新打开。承诺在{day}前答复。',
    fil: 'Binuksan ulit. Pangakong sagot hanggang {day}.',
    hi: 'फिर खोली गई। {day} तक जवाब का वादा।',
  },
  closed: { en: 'Closed.', zh: '已关闭。', fil: 'Isinara.', hi: 'बंद की गई।' },
  scored: { en: 'You scored it.', zh: '您已评分。', fil: 'Binigyan mo ng marka.', hi: 'आपने अंक दिए।' },
  left: {
    en: 'Closed with the account.',
    zh: '随账户一并关闭。',
    fil: 'Isinara kasama ng account.',
    hi: 'खाते के साथ बंद हुई।',
  },
};

export function stepLine({ step, day }: ComplaintStep, market: MarketId, language: Language): string {
  const { regulator }: GrievanceRules = grievances[market];
  return stepLines[step][language]
    .replace('{day}', day === null ? '' : longDay(language, day))
    .replace('{regulator}', regulator.shortName);
}

/** Where to go outside, from when on, and how. */
export function regulatorWay(market: MarketId, from: CalendarDate | null, language: Language) {
  const { name, shortName, website, phone, address }: GrievanceRules['regulator'] =
    grievances[market].regulator;
  const words: RegulatorWords = regulatorWordings[market];
  const line =
    from !== null && words.mayGoLater
      ? words.mayGoLater[language].replace('{day}', longDay(language, from))
      : words.mayGoNow[language];
  return {
    name,
    shortName,
    website,
    phone,
    address,
    line,
    from,
    howTo: words.howTo.map((step) => step[language]),
  };
}

/** An order, or the loan it became, in a choice: "Instalment loan, ₱8,000.00". */
export function orderLine(market: MarketId, { productName, amount }: OrderView): string {
  return `${productName}, ${marketMoney(market, amount)}`;
}
