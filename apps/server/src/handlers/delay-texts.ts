import { dateOfDayNumber, dayNumber } from '@candor/domain/calendar';
import { percentText } from '@candor/domain/product';
import type { CalendarDate } from '@candor/domain/calendar';
import type { DelayRule } from '@candor/domain/delay';
import type { DelayTerms } from '@candor/domain/product';
import type { Refusal } from '@candor/domain/refusals';
import { marketMoney, type Language, type MarketId, type Words } from '@candor/markets';
import { dayWords } from '@candor/services/customers/messages';

const sentences: Readonly<Record<DelayRule, Words>> = {
  only_an_active_loan_is_changed: {
    en: 'This loan has ended: there is nothing to move.',
    zh: '此贷款已结束，没有可延期的还款。',
    fil: 'Tapos na ang loan na ito: wala nang iuusog.',
    hi: 'यह लोन ख़त्म हो चुका है: आगे बढ़ाने को कुछ नहीं।',
  },
  delay_is_not_offered: {
    en: 'This loan was agreed without delays.',
    zh: '此贷款的合同不包含延期。',
    fil: 'Walang pag-uusog sa kasunduan ng loan na ito.',
    hi: 'इस लोन के समझौते में तारीख़ बढ़ाना शामिल नहीं है।',
  },
  no_delay_is_left: {
    en: 'You have used every delay that this loan has.',
    zh: '您已用完此贷款的延期次数。',
    fil: 'Nagamit mo na ang lahat ng pag-uusog ng loan na ito.',
    hi: 'इस लोन में तारीख़ जितनी बार बढ़ सकती थी, आप बढ़ा चुके हैं।',
  },
  nothing_is_left_to_delay: {
    en: 'No instalment is left to move.',
    zh: '没有可延期的分期。',
    fil: 'Wala nang hulog na iuusog.',
    hi: 'आगे बढ़ाने को कोई किस्त नहीं बची।',
  },
  delay_is_outside_its_window: {
    en: 'An instalment can be moved only in the days around its due date: this one from {first} to {last}.',
    zh: '只能在到期日前后的几天内申请延期：本期为{first}至{last}。',
    fil: 'Naiuusog lang ang hulog sa mga araw na malapit sa petsa nito: mula {first} hanggang {last}.',
    hi: 'किस्त सिर्फ़ उसकी तारीख़ के आस-पास के दिनों में आगे बढ़ सकती है: यह {first} से {last} तक।',
  },
  delay_costs_more_than_being_late: {
    en: 'Moving it would cost you more than paying late, so we don’t offer it.',
    zh: '延期的费用高于逾期费用，因此不提供。',
    fil: 'Mas mahal ang mag-usog kaysa mahuli, kaya hindi namin ito iniaalok.',
    hi: 'आगे बढ़ाना देर से चुकाने से महँगा पड़ेगा, इसलिए हम नहीं देते।',
  },
  cost_ceiling_is_reached: {
    en: 'With this fee the loan would cost more than the law allows.',
    zh: '加上此费用，贷款成本将超过法律上限。',
    fil: 'Kapag may ganitong bayad, lalampas ang loan sa pinapayagan ng batas.',
    hi: 'इस शुल्क के साथ लोन क़ानून की सीमा से महँगा हो जाएगा।',
  },
};

const share: Words = {
  en: '{percent} % of the {amount} that you move',
  zh: '所延期{amount}的{percent}%',
  fil: '{percent} % ng {amount} na iuusog mo',
  hi: 'जो {amount} आप आगे बढ़ाते हैं उसका {percent} %',
};
const flat: Words = {
  en: '{amount} for the delay',
  zh: '延期费{amount}',
  fil: '{amount} para sa pag-uusog',
  hi: 'आगे बढ़ाने के {amount}',
};

/** Why an instalment can't be moved now; of one that is too early or too late, on which days it could be. */
export function notNowSentence({ refused, facts = {} }: Refusal<DelayRule>, language: Language): string {
  const { dueOn, daysBefore, daysAfter } = facts;
  const sentence = sentences[refused][language];
  if (refused !== 'delay_is_outside_its_window') return sentence;
  const due = dayNumber(dueOn as CalendarDate);
  const day = (days: number) => dayWords(dateOfDayNumber(due + days), language);
  return sentence.replace('{first}', day(-Number(daysBefore))).replace('{last}', day(Number(daysAfter)));
}

/** How the fee comes about: "1.5 % of the ₱2,910.19 that you move". */
export function delayFeeLine(
  market: MarketId,
  { terms, moved, fee }: { terms: DelayTerms | null; moved: bigint; fee: bigint },
  language: Language,
): string {
  const isShare = terms !== null && terms.percent.num > 0n && terms.fixed === 0n;
  if (!isShare) return flat[language].replace('{amount}', marketMoney(market, fee));
  return share[language]
    .replace('{percent}', percentText(terms.percent))
    .replace('{amount}', marketMoney(market, moved));
}
