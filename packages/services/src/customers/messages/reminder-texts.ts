import { amountText } from '@candor/domain/money';
import type { CalendarDate } from '@candor/domain/calendar';
import { languages, markets, type Language, type MarketId, type Words } from '@candor/markets';

export type Reminder = {
  readonly market: MarketId;
  readonly dueOn: CalendarDate;
  /** What the instalment still asks for, late charges included. */
  readonly amount: bigint;
  /** Of it, what was charged for being late. */
  readonly charge: bigint;
  /** Negative before the due date. */
  readonly daysLate: number;
};

/** `charge` is null where there is none. */
type Sentence = (amount: string, day: string, charge: string | null) => string;

const titles: Readonly<Record<'coming' | 'late', Words>> = {
  coming: {
    en: 'Your next instalment',
    zh: '您的下一期还款',
    fil: 'Ang susunod mong hulog',
    hi: 'आपकी अगली किस्त',
  },
  late: {
    en: 'An instalment is late',
    zh: '有一期还款已逾期',
    fil: 'May hulog na lampas na sa petsa',
    hi: 'एक किस्त की तारीख़ निकल गई है',
  },
};

const bodies: Readonly<Record<'coming' | 'late', Readonly<Record<Language, Sentence>>>> = {
  coming: {
    en: (amount, day) => `${amount} is due on ${day}. You can pay in the app at any time before.`,
    zh: (amount, day) => `${amount} 将于${day}到期。在此之前您随时可以在应用中还款。`,
    fil: (amount, day) =>
      `${amount} ang dapat bayaran sa ${day}. Puwede kang magbayad sa app bago ang araw na iyon.`,
    hi: (amount, day) => `${amount} ${day} को देना है। उससे पहले आप कभी भी ऐप में चुका सकते हैं।`,
  },
  late: {
    en: (amount, day, charge) =>
      `${amount} was due on ${day}.${charge === null ? '' : ` It includes a late charge of ${charge}, because it was not paid by then.`} If you can't pay now, open your loan in the app: it shows what each choice costs.`,
    zh: (amount, day, charge) =>
      `${amount} 已于${day}到期。${charge === null ? '' : `其中包括因未按时还款产生的逾期费 ${charge}。`}如果现在无法还款，请在应用中打开您的贷款，查看每种选择的费用。`,
    fil: (amount, day, charge) =>
      `${amount} ang dapat nabayaran noong ${day}.${charge === null ? '' : ` Kasama rito ang ${charge} na singil sa pagkaantala, dahil hindi ito nabayaran sa araw na iyon.`} Kung hindi mo pa kaya, buksan ang loan mo sa app: makikita roon ang halaga ng bawat pagpipilian.`,
    hi: (amount, day, charge) =>
      `${amount} ${day} को देना था।${charge === null ? '' : ` इसमें ${charge} देरी का शुल्क है, क्योंकि यह तब तक नहीं चुकाया गया।`} अगर अभी नहीं चुका सकते, तो ऐप में अपना लोन खोलें: वहाँ हर विकल्प का ख़र्च दिखता है।`,
  },
};

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', zh: 'zh-CN', fil: 'fil-PH', hi: 'hi-IN' };

/** What a borrower reads in the inbox before and after a due date. It states the sum and the day, and threatens nothing. */
export function reminderWords({ market, dueOn, amount, charge, daysLate }: Reminder): {
  title: Words;
  body: Words;
} {
  const kind = daysLate > 0 ? 'late' : 'coming';
  const { sign, grouping } = markets[market].currency;
  const figures = new Intl.NumberFormat(grouping === 'lakhs' ? 'en-IN' : 'en-PH', {
    minimumFractionDigits: 2,
  });
  const money = (minor: bigint) => `${sign}${figures.format(amountText(minor) as `${number}`)}`;
  const charged = charge > 0n ? money(charge) : null;
  const dayIn = (language: Language) =>
    new Intl.DateTimeFormat(locales[language], {
      timeZone: 'UTC',
      weekday: 'short',
      day: 'numeric',
      month: 'long',
    }).format(Date.parse(`${dueOn}T00:00:00Z`));
  const body = Object.fromEntries(
    languages.map((language) => [language, bodies[kind][language](money(amount), dayIn(language), charged)]),
  ) as Words;
  return { title: titles[kind], body };
}
