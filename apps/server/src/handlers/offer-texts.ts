import { percentText, type ProductTerms } from '@candor/domain/product';
import { rateText, shownPercent } from '@candor/domain/rate';
import type { Quote } from '@candor/domain/schedule';
import { marketMoney, type Language, type MarketId, type Words } from '@candor/markets';

const lateWords: Readonly<Record<'none' | 'fixed' | 'day' | 'month', Words>> = {
  none: {
    en: 'Nothing is added.',
    zh: '不收取任何费用。',
    fil: 'Walang idinadagdag.',
    hi: 'कुछ नहीं जुड़ता।',
  },
  fixed: {
    en: '{amount} once for each late payment',
    zh: '每期逾期一次性收取{amount}',
    fil: '{amount} isang beses sa bawat nahuling bayad',
    hi: 'हर देर हुई किस्त पर एक बार {amount}',
  },
  day: {
    en: '{percent} % a day of the late amount only',
    zh: '仅按逾期金额每天{percent}%',
    fil: '{percent} % bawat araw ng nahuling halaga lamang',
    hi: 'सिर्फ़ देर हुई राशि का {percent} % प्रति दिन',
  },
  month: {
    en: '{percent} % a month of the late amount only, by the day',
    zh: '仅按逾期金额每月{percent}%，逐日计算',
    fil: '{percent} % bawat buwan ng nahuling halaga lamang, bilang bawat araw',
    hi: 'सिर्फ़ देर हुई राशि का {percent} % प्रति माह, दिन के हिसाब से',
  },
};

const graceWords: Words = {
  en: '; the first {days} days are free',
  zh: '；前{days}天免费',
  fil: '; libre ang unang {days} araw',
  hi: '; पहले {days} दिन मुफ़्त',
};

const earlyWords: Readonly<Record<'free' | 'charged', Words>> = {
  free: {
    en: 'Less interest, no charge',
    zh: '利息减少，不收费用',
    fil: 'Mas kaunting interes, walang singil',
    hi: 'कम ब्याज, कोई शुल्क नहीं',
  },
  charged: {
    en: 'Less interest; {percent} % of what is repaid early',
    zh: '利息减少；按提前还款金额的{percent}%收费',
    fil: 'Mas kaunting interes; {percent} % ng maagang binayaran',
    hi: 'कम ब्याज; समय से पहले चुकाई राशि का {percent} %',
  },
};

const leavingWords: Readonly<Record<'free' | 'atRate', Words>> = {
  free: {
    en: 'Pay back {amount}, no cost',
    zh: '退还{amount}，无费用',
    fil: 'Ibalik ang {amount}, walang bayad',
    hi: '{amount} लौटाएँ, कोई ख़र्च नहीं',
  },
  atRate: {
    en: 'Pay back {amount} and {percent} % a year for the days you had it',
    zh: '退还{amount}，并按实际占用天数支付每年{percent}%',
    fil: 'Ibalik ang {amount} at {percent} % bawat taon para sa mga araw na hawak mo ito',
    hi: '{amount} लौटाएँ और जितने दिन रखा उतने दिन का {percent} % सालाना',
  },
};

function said(words: Words, language: Language, values: Readonly<Record<string, string>>): string {
  return words[language].replaceAll(/\{(\w+)\}/gu, (_, name: string) => values[name] ?? '');
}

/** What paying late costs, in a line. */
export function lateLine(market: MarketId, { lateCharge }: ProductTerms, language: Language): string {
  if (lateCharge === null) return lateWords.none[language];
  const line =
    lateCharge.kind === 'fixed'
      ? said(lateWords.fixed, language, { amount: marketMoney(market, lateCharge.fixed) })
      : said(lateWords[lateCharge.per], language, { percent: percentText(lateCharge.percent) });
  const days = lateCharge.graceDays;
  return days === 0 ? line : line + said(graceWords, language, { days: String(days) });
}

export function earlyLine({ earlySettlement: { chargePercent } }: ProductTerms, language: Language): string {
  if (chargePercent.num === 0n) return earlyWords.free[language];
  return said(earlyWords.charged, language, { percent: percentText(chargePercent) });
}

/** What leaving in the cooling-off days takes. */
export function leavingLine(
  market: MarketId,
  { schedule, rate }: Quote,
  costsRate: boolean,
  language: Language,
): string {
  const amount = marketMoney(market, schedule.netReceived);
  return said(leavingWords[costsRate ? 'atRate' : 'free'], language, {
    amount,
    percent: shownPercent(rateText(rate)),
  });
}
