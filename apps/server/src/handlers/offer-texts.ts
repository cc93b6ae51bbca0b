import type { Rational } from '@candor/domain/numbers';
import { percentText, type ProductTerms } from '@candor/domain/product';
import { rateText, shownPercent } from '@candor/domain/rate';
import type { Quote } from '@candor/domain/schedule';
import { defineTexts } from '@candor/i18n';
import { marketMoney, type Language, type MarketId } from '@candor/markets';
import type { WhatIf } from '@candor/services/lending/contracts';
import translations from './offer-texts.json' with { type: 'json' };

const offerTexts = defineTexts(
  {
    'late.none.title': 'Nothing is added',
    'late.none': 'You pay the instalment and no more.',
    'late.free': 'First {days, plural, one {# day} other {# days}} free',
    'late.at-once': 'Counted from the next day',
    'late.fixed': '{days, select, 0 {} other {Then }}{amount}, once for each late instalment.',
    'late.day':
      '{days, select, 0 {} other {Then }}{percent} % per day of the late amount. No charge on a charge.',
    'late.month':
      '{days, select, 0 {} other {Then }}{percent} % per month of the late amount, by the day. No charge on a charge.',
    'late.example': '{days} days late costs {amount}.',
    'late.example.by-day':
      'Paid on day {days} after the due date, {charged, plural, one {day {first} is} other {days {first} to {last} are}} charged: {amount}. The day you pay is free.',
    'contingent.once': '{amount} each time, at most once.',
    'contingent.times': '{amount} each time, at most {times} times.',
    'delay.once': 'Up to {days} days, once, for {amount}.',
    'delay.times': 'Up to {days} days, {times} times, for {amount} each.',
    'early.free': 'Less interest, no charge.',
    'early.charged': 'Less interest, and {percent} % of what you repay early.',
    'leaving.free': 'Pay back {amount}, no cost.',
    'leaving.at-rate':
      'Pay back {amount} and {percent} % per year for the days you had it: {interest} after {days, plural, one {# day} other {# days}}. No penalty.',
    ceiling: 'Legal ceiling {percent} %',
  },
  translations,
);

/**
 * What paying late costs: from when, how much, what that is after some days, and what else may be charged.
 */
export function lateWords(
  market: MarketId,
  terms: ProductTerms,
  late: WhatIf['late'],
  language: Language,
): { lateTitle: string; lateLine: string; lateExample: string | null; lateCharges: ChargeLine[] } {
  const t = offerTexts(language);
  const { lateCharge } = terms;
  const lateCharges = (terms.contingentCharges ?? []).map(({ names, amount, times }) => ({
    name: names[language] ?? names['en'] ?? '',
    line: t(times === 1 ? 'contingent.once' : 'contingent.times', {
      amount: marketMoney(market, amount),
      times,
    }),
  }));
  if (lateCharge === null)
    return { lateTitle: t('late.none.title'), lateLine: t('late.none'), lateExample: null, lateCharges };
  const days = lateCharge.graceDays;
  return {
    lateTitle: days === 0 ? t('late.at-once') : t('late.free', { days }),
    lateLine:
      lateCharge.kind === 'fixed'
        ? t('late.fixed', { amount: marketMoney(market, lateCharge.fixed), days })
        : t(`late.${lateCharge.per}`, { percent: percentText(lateCharge.percent), days }),
    lateExample:
      lateCharge.kind === 'fixed' || late.charged === 0
        ? t('late.example', { days: late.days, amount: marketMoney(market, late.cost) })
        : t('late.example.by-day', {
            days: late.days,
            charged: late.charged,
            first: days + 1,
            last: days + late.charged,
            amount: marketMoney(market, late.cost),
          }),
    lateCharges,
  };
}

type ChargeLine = { readonly name: string; readonly line: string };

/** What moving the first instalment costs; null where none can be moved. */
export function delayLine(
  market: MarketId,
  { delay }: ProductTerms,
  fee: bigint | null,
  language: Language,
): string | null {
  if (delay === null || fee === null) return null;
  const { days, times } = delay;
  const id = times === 1 ? 'delay.once' : 'delay.times';
  return offerTexts(language)(id, { days, times, amount: marketMoney(market, fee) });
}

export function earlyLine({ earlySettlement: { chargePercent } }: ProductTerms, language: Language): string {
  const t = offerTexts(language);
  if (chargePercent.num === 0n) return t('early.free');
  return t('early.charged', { percent: percentText(chargePercent) });
}

/** What leaving in the cooling-off days takes. */
export function leavingLine(
  market: MarketId,
  { schedule, rate }: Quote,
  { costsRate, days, interest }: WhatIf['leaving'] & { readonly costsRate: boolean },
  language: Language,
): string {
  const t = offerTexts(language);
  const amount = marketMoney(market, schedule.netReceived);
  if (!costsRate) return t('leaving.free', { amount });
  const percent = shownPercent(rateText(rate));
  return t('leaving.at-rate', { amount, percent, interest: marketMoney(market, interest), days });
}

export function rateCeilingLine(most: Rational | null, language: Language): string | null {
  return most && offerTexts(language)('ceiling', { percent: percentText(most) });
}
