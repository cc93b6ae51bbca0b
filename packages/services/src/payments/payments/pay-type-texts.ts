import { defineTexts, joinSentences, type Language } from '@candor/i18n';
import { marketMoney, type MarketId } from '@candor/markets';
import type { PayType } from '../../kernel/ports/collect-channel.ts';
import translations from './pay-type-texts.json' with { type: 'json' };

/** `no-fee-from-us` is said of a transfer: the payer's own bank may take one. */
const payTypeTexts = defineTexts(
  {
    'no-fee': 'No fee.',
    'no-fee-from-us': 'No fee from us.',
    fee: 'Fee {sum}.',
    'speed.at-once': 'Counts at once.',
    'speed.minutes': 'Counts in minutes.',
    'speed.same-day': 'Counts the same day.',
    'speed.next-banking-day': 'Counts the next banking day.',
    cash: 'Cash.',
    down: 'Not working right now. Choose another way.',
  },
  translations,
);

/**
 * Fee and speed of a way to pay, in words: "No fee. Cash. Counts in minutes." Its limit is not said: only
 * ways that take the amount are shown.
 */
export function payTypeLine(payType: PayType, market: MarketId, language: Language): string {
  const t = payTypeTexts(language);
  if (payType.isDown) return t('down');
  const free = payType.kind === 'bank-transfer' ? t('no-fee-from-us') : t('no-fee');
  const fee = payType.fee === 0n ? free : t('fee', { sum: marketMoney(market, payType.fee) });
  const how = payType.kind === 'over-the-counter' ? [t('cash')] : [];
  return joinSentences(language, [fee, ...how, t(`speed.${payType.speed}`)]);
}
