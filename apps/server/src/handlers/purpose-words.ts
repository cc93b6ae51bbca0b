import { markets, type Language, type MarketId, type Words } from '@candor/markets';
import { dayIn, timeIn } from '@candor/services/kernel/time';
import { dayWords } from '@candor/services/customers/messages';
import type { PaymentMeaning } from '@candor/services/payments/payments';

const lines: Readonly<Record<Exclude<PaymentMeaning, 'repayment'>, Words>> = {
  settlement: {
    en: 'Ends the loan if it comes by {day}, {time}.',
    zh: '在{day} {time}前到账即可结清贷款。',
    fil: 'Tatapusin nito ang loan kung darating hanggang {day}, {time}.',
    hi: '{day}, {time} तक आने पर लोन ख़त्म होता है।',
  },
  'cooling-off-exit': {
    en: 'Takes you out of the loan if it comes by {day}, {time}.',
    zh: '在{day} {time}前到账即可取消贷款。',
    fil: 'Makakaalis ka sa loan kung darating ito hanggang {day}, {time}.',
    hi: '{day}, {time} तक आने पर आप लोन से बाहर होते हैं।',
  },
  delay: {
    en: 'Moves your instalment if it comes by {day}, {time}.',
    zh: '在{day} {time}前到账即可延期还款。',
    fil: 'Maiuusog ang hulog mo kung darating ito hanggang {day}, {time}.',
    hi: '{day}, {time} तक आने पर आपकी किस्त आगे बढ़ती है।',
  },
};

/** What a code is for and until when, where it is more than a repayment: "Ends the loan if it comes by Sun 15 November, 23:59." */
export function purposeLine(
  meantFor: PaymentMeaning,
  until: Date,
  { market, language }: { readonly market: MarketId; readonly language: Language },
): string | null {
  if (meantFor === 'repayment') return null;
  const { timeZone } = markets[market];
  return lines[meantFor][language]
    .replace('{day}', dayWords(dayIn(timeZone, until), language))
    .replace('{time}', timeIn(timeZone, until));
}
