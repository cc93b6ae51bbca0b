import type { CalendarDate } from '@candor/domain/calendar';
import { lending, marketMoney, type Language, type MarketId, type Words } from '@candor/markets';
import { dayWords } from '@candor/services/customers/messages';
import {
  hardshipReasons,
  pauseWords,
  type HardshipChoice,
  type HardshipReason,
} from '@candor/services/servicing/hardship';
import type { PlanShown } from '@candor/services/lending/restructures';
import type {
  HardshipOption,
  HardshipRequest,
  HardshipState,
  PromiseOutcome,
} from '@candor/services/servicing/hardship';

const options: Readonly<Record<HardshipOption, Words>> = {
  delay: {
    en: 'Nothing is due before {first}. Then {instalments} of {amounts}.',
    zh: '{first}之前无需还款，之后分{instalments}，{amounts}。',
    fil: 'Walang babayaran bago ang {first}. Pagkatapos, {instalments} na {amounts}.',
    hi: '{first} से पहले कुछ देना नहीं। फिर {instalments}, {amounts}।',
  },
  'smaller-instalments': {
    en: '{instalments} of {amounts}. The first is due on {first}.',
    zh: '分{instalments}，{amounts}，首期{first}。',
    fil: '{instalments} na {amounts}. Ang una ay sa {first}.',
    hi: '{instalments}, {amounts}। पहली {first} को।',
  },
  'promise-to-pay': {
    en: 'Name a day until {latest}. We wait for it and don’t remind you. Late charges go on.',
    zh: '选定{latest}前的一天。我们会等待，不发提醒；逾期费用继续计算。',
    fil: 'Pumili ng araw hanggang {latest}. Maghihintay kami at hindi magpapaalala. Tuloy ang singil sa pagkaantala.',
    hi: '{latest} तक कोई दिन बताएँ। हम रुकेंगे और याद नहीं दिलाएँगे। देरी का शुल्क चलता रहेगा।',
  },
  talk: {
    en: 'Tell us what happened. A person reads it and answers.',
    zh: '告诉我们您的情况，会有工作人员阅读并回复。',
    fil: 'Sabihin sa amin ang nangyari. May taong magbabasa at sasagot.',
    hi: 'हमें बताएँ क्या हुआ। एक व्यक्ति पढ़कर जवाब देगा।',
  },
};

const states: Readonly<Record<HardshipState, Words>> = {
  considered: {
    en: 'A person looks at it.',
    zh: '工作人员正在处理。',
    fil: 'May taong tumitingin dito.',
    hi: 'एक व्यक्ति इसे देख रहा है।',
  },
  granted: {
    en: 'Agreed. What has changed is on your loan’s page.',
    zh: '已同意。变更内容请见贷款页面。',
    fil: 'Pumayag kami. Nasa pahina ng loan mo ang nagbago.',
    hi: 'मान लिया गया। जो बदला है वह आपके लोन के पेज पर है।',
  },
  refused: {
    en: 'We could not agree to this. You can ask for something else.',
    zh: '未获同意。您可以选择其他方式。',
    fil: 'Hindi namin ito mapagbigyan. Puwede kang humiling ng iba.',
    hi: 'यह संभव नहीं हो पाया। आप कुछ और माँग सकते हैं।',
  },
  withdrawn: { en: 'Withdrawn.', zh: '已撤回。', fil: 'Binawi na.', hi: 'वापस लिया गया।' },
};

const outcomes: Readonly<Record<PromiseOutcome, Words>> = {
  kept: {
    en: 'You kept your promise. Thank you.',
    zh: '您已履行承诺，谢谢。',
    fil: 'Tinupad mo ang pangako mo. Salamat.',
    hi: 'आपने अपना वादा निभाया। धन्यवाद।',
  },
  broken: {
    en: 'The day that you named has passed. You can ask for something else.',
    zh: '您承诺的日期已过。您可以选择其他方式。',
    fil: 'Lumipas na ang araw na sinabi mo. Puwede kang humiling ng iba.',
    hi: 'आपका बताया दिन निकल गया। आप कुछ और माँग सकते हैं।',
  },
};

/** One is one: 1 instalment, 3 instalments. */
const instalmentWords = (count: number): Words => ({
  en: count === 1 ? '1 instalment' : `${count} instalments`,
  zh: `${count}期`,
  fil: `${count} hulog`,
  hi: count === 1 ? '1 किस्त' : `${count} किस्तें`,
});

/** What the instalments are: all alike, all but the last, or none above an amount. */
function amountsWords(rows: PlanShown['rows'], market: MarketId): Words {
  const money = (amount: bigint) => marketMoney(market, amount);
  const totals = rows.map(({ total }) => total);
  const [first = 0n, last = 0n] = [totals[0], totals.at(-1)];
  const most = money(totals.reduce((high, total) => (total > high ? total : high), 0n));
  if (totals.slice(0, -1).some((total) => total !== first))
    return {
      en: `at most ${most} each`,
      zh: `每期不超过${most}`,
      fil: `hanggang ${most} bawat isa`,
      hi: `हर एक ज़्यादा से ज़्यादा ${most}`,
    };
  const each = money(first);
  if (first === last) return { en: each, zh: `每期${each}`, fil: each, hi: `हर एक ${each}` };
  const end = money(last);
  return {
    en: `${each}, the last ${end}`,
    zh: `每期${each}，末期${end}`,
    fil: `${each}, ang huli ${end}`,
    hi: `हर एक ${each}, आख़िरी ${end}`,
  };
}

/** What an option means for the borrower. */
export function hardshipLine(choice: HardshipChoice, market: MarketId, language: Language): string {
  const { option, rows, firstDueOn, latestOn } = choice;
  return options[option][language]
    .replace('{instalments}', instalmentWords(rows.length)[language])
    .replace('{amounts}', amountsWords(rows, market)[language])
    .replace('{first}', dayText(firstDueOn, language))
    .replace('{latest}', dayText(latestOn, language));
}

const offered: Words = {
  en: 'We can change your loan: {instalments} of {amounts}. The first is due on {first}. Nothing changes until you accept, by {until}.',
  zh: '我们可以调整您的贷款：分{instalments}，{amounts}，首期{first}。在您于{until}前确认之前，一切不变。',
  fil: 'Puwede naming baguhin ang loan mo: {instalments} na {amounts}. Ang una ay sa {first}. Walang magbabago hangga’t hindi mo tinatanggap, hanggang {until}.',
  hi: 'हम आपका लोन बदल सकते हैं: {instalments}, {amounts}। पहली {first} को। {until} तक आपके स्वीकार करने तक कुछ नहीं बदलता।',
};

/** A new plan that waits for the borrower's yes. */
export function offerLine({
  market,
  language,
  openUntil,
  after,
}: {
  readonly market: MarketId;
  readonly language: Language;
  readonly openUntil: CalendarDate;
  readonly after: PlanShown;
}): string {
  return offered[language]
    .replace('{instalments}', instalmentWords(after.instalments)[language])
    .replace('{amounts}', amountsWords(after.rows, market)[language])
    .replace('{first}', dayText(after.firstDueOn, language))
    .replace('{until}', dayWords(openUntil, language));
}

const keptDays: Words = {
  en: 'Your loan is {days} past due. The days keep counting until you pay {count} instalments of the new plan in a row on time{time}.',
  zh: '您的贷款已逾期{days}。逾期天数会继续计算，直到您连续按时还清新计划的{count}期{time}。',
  fil: '{days} nang lampas sa takdang araw ang loan mo. Tuloy ang bilang hanggang makabayad ka sa oras ng {count} magkasunod na hulog ng bagong plano{time}.',
  hi: 'आपका लोन {days} से बकाया है। नई योजना की {count} किस्तें लगातार समय पर चुकाने तक दिन गिने जाते रहेंगे{time}।',
};

const notBefore: Words = {
  en: ', and at least {days} days after the first',
  zh: '，且距首期至少{days}天',
  fil: ', at hindi bababa sa {days} araw mula sa una',
  hi: ', और पहली किस्त के कम से कम {days} दिन बाद तक',
};

const dayCount: Readonly<Record<Language, (days: number) => string>> = {
  en: (days) => (days === 1 ? '1 day' : `${days} days`),
  zh: (days) => `${days}天`,
  fil: (days) => `${days} araw`,
  hi: (days) => `${days} दिन`,
};

/** A new plan pays nothing back: how long a loan goes on counting as late. */
export function keptDaysLine({
  market,
  language,
  daysPastDue,
}: {
  readonly market: MarketId;
  readonly language: Language;
  readonly daysPastDue: number;
}): string {
  const { instalmentsOnTime, days } = lending[market].restructure.cure;
  const time = days > 0 ? notBefore[language].replace('{days}', String(days)) : '';
  return keptDays[language]
    .replace('{days}', dayCount[language](daysPastDue))
    .replace('{count}', String(instalmentsOnTime))
    .replace('{time}', time);
}

/** How a request stands: while it is considered until when no late charge grows, of a refusal why, of a promise what became of it. */
/** What was asked for last by somebody who could not pay, as every answer that shows it has it. */
export function hardshipAnswer(request: HardshipRequest | null, language: Language) {
  if (!request) return null;
  const { option, state, askedAt } = request;
  return { option, state, askedAt: askedAt.toISOString(), line: stateLine(request, language) };
}

function stateLine(
  { state, askedOn, pausedUntil, why, outcome }: HardshipRequest,
  language: Language,
): string {
  if (outcome !== null) return outcomes[outcome][language];
  const more =
    state === 'considered' && askedOn < pausedUntil
      ? pauseWords(pausedUntil)
      : state === 'refused'
        ? hardshipReasons[why as HardshipReason]
        : undefined;
  const space = language === 'zh' ? '' : ' ';
  return more ? `${states[state][language]}${space}${more[language]}` : states[state][language];
}

function dayText(day: CalendarDate | null, language: Language): string {
  return day === null ? '' : dayWords(day, language);
}
