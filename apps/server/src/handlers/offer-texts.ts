import { percentText, type ProductTerms } from '@candor/domain/product';
import { rateText, shownPercent } from '@candor/domain/rate';
import type { Quote } from '@candor/domain/schedule';
import { defineTexts } from '@candor/i18n';
import { marketMoney, type Language, type MarketId } from '@candor/markets';
import translations from './offer-texts.json' with { type: 'json' };

const offerTexts = defineTexts(
  {
    'late.none': 'Nothing is added.',
    'late.fixed':
      '{amount} once for each late payment{days, plural, =0 {} one {; the first day is free} other {; the first # days are free}}',
    'late.day':
      '{percent} % per day of the late amount only{days, plural, =0 {} one {; the first day is free} other {; the first # days are free}}',
    'late.month':
      '{percent} % per month of the late amount only, by the day{days, plural, =0 {} one {; the first day is free} other {; the first # days are free}}',
    contingent:
      '{name}: {amount} each time it happens, at most {times, select, 1 {one time} other {{times} times}}',
    'early.free': 'Less interest, no charge',
    'early.charged': 'Less interest; {percent} % of what is repaid early',
    'leaving.free': 'Pay back {amount}, no cost',
    'leaving.at-rate': 'Pay back {amount} and {percent} % per year for the days you had it',
  },
  translations,
);

/** What paying late costs, in a line, and what else is charged if it happens. */
export function lateLine(market: MarketId, terms: ProductTerms, language: Language): string {
  const charges = (terms.contingentCharges ?? []).map(({ names, amount, times }) =>
    offerTexts(language)('contingent', {
      name: names[language] ?? names['en'] ?? '',
      amount: marketMoney(market, amount),
      times,
    }),
  );
  return [lateOnly(market, terms, language), ...charges].join(' · ');
}

function lateOnly(market: MarketId, { lateCharge }: ProductTerms, language: Language): string {
  const t = offerTexts(language);
  if (lateCharge === null) return t('late.none');
  const days = lateCharge.graceDays;
  if (lateCharge.kind === 'fixed')
    return t('late.fixed', { amount: marketMoney(market, lateCharge.fixed), days });
  return t(`late.${lateCharge.per}`, { percent: percentText(lateCharge.percent), days });
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
  costsRate: boolean,
  language: Language,
): string {
  const amount = marketMoney(market, schedule.netReceived);
  const percent = shownPercent(rateText(rate));
  return offerTexts(language)(costsRate ? 'leaving.at-rate' : 'leaving.free', { amount, percent });
}
