import { marketMoney, type Language, type MarketId, type Words } from '@candor/markets';
import type { PaySpeed, PayType } from '../../kernel/ports/collect-channel.ts';

const noFee: Words = { en: 'No fee.', zh: '免手续费。', fil: 'Walang bayad.', hi: 'कोई शुल्क नहीं।' };

/** Of a transfer: the payer's own bank may take one. */
const noFeeFromUs: Words = {
  en: 'No fee from us.',
  zh: '我们不收手续费。',
  fil: 'Wala kaming bayad.',
  hi: 'हमारी ओर से कोई शुल्क नहीं।',
};

const fee: Readonly<Record<Language, (sum: string) => string>> = {
  en: (sum) => `Fee ${sum}.`,
  zh: (sum) => `手续费 ${sum}。`,
  fil: (sum) => `May bayad na ${sum}.`,
  hi: (sum) => `शुल्क ${sum}।`,
};

const speeds: Readonly<Record<PaySpeed, Words>> = {
  'at-once': {
    en: 'Counts at once.',
    zh: '即时到账。',
    fil: 'Bilang agad.',
    hi: 'तुरंत गिना जाता है।',
  },
  minutes: {
    en: 'Counts in minutes.',
    zh: '几分钟内到账。',
    fil: 'Bilang sa loob ng ilang minuto.',
    hi: 'कुछ मिनटों में गिना जाता है।',
  },
  'same-day': {
    en: 'Counts the same day.',
    zh: '当日到账。',
    fil: 'Bilang sa araw ding iyon.',
    hi: 'उसी दिन गिना जाता है।',
  },
  'next-banking-day': {
    en: 'Counts the next banking day.',
    zh: '下一个银行工作日到账。',
    fil: 'Bilang sa susunod na banking day.',
    hi: 'अगले बैंकिंग दिन गिना जाता है।',
  },
};

const cash: Words = { en: 'Cash.', zh: '现金支付。', fil: 'Cash ang bayad.', hi: 'नकद।' };

const upTo: Readonly<Record<Language, (sum: string) => string>> = {
  en: (sum) => `Up\u00A0to\u00A0${sum}.`,
  zh: (sum) => `最高\u00A0${sum}。`,
  fil: (sum) => `Hanggang\u00A0${sum}.`,
  hi: (sum) => `${sum}\u00A0तक।`,
};

const down: Words = {
  en: 'Not working at the moment: please choose another way.',
  zh: '目前无法使用，请选择其他方式。',
  fil: 'Hindi gumagana ngayon: pumili muna ng ibang paraan.',
  hi: 'अभी काम नहीं कर रहा: कृपया दूसरा तरीका चुनें।',
};

/** Fee, speed and limit of a way to pay, in words: "No fee. Cash. Counts in minutes. Up to ₱9,999.99." */
export function payTypeLine(payType: PayType, market: MarketId, language: Language): string {
  if (payType.isDown) return down[language];
  const free = payType.kind === 'bank-transfer' ? noFeeFromUs : noFee;
  const takes = payType.fee === 0n ? free[language] : fee[language](marketMoney(market, payType.fee));
  const how = payType.kind === 'over-the-counter' ? [cash[language]] : [];
  const limit = payType.most === null ? [] : [upTo[language](marketMoney(market, payType.most))];
  return [takes, ...how, speeds[payType.speed][language], ...limit].join(language === 'zh' ? '' : ' ');
}
