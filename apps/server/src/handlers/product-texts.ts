import { amountText } from '@candor/domain/money';
import { percentText } from '@candor/domain/product';
import { stepDate } from '@candor/domain/calendar';
import type { CalendarDate } from '@candor/domain/calendar';
import type { OfferedTerm, ProductTerms } from '@candor/domain/product';
import { defineTexts, localeOf } from '@candor/i18n';
import {
  citedLimits,
  lawToShow,
  markets,
  type CitedLimit,
  type Language,
  type MarketId,
} from '@candor/markets';
import { certifications } from '@candor/markets/certification';
import translations from './product-texts.json' with { type: 'json' };

const productTexts = defineTexts(
  {
    'apply.person': 'You are {years} or older, have an income and live where we lend ({country}).',
    'apply.late-month':
      'Paying more than {grace} late costs {percent} % per month of the late amount, never more than the law allows.',
    'apply.late-day':
      'Paying more than {grace} late costs {percent} % per day of the late amount, never more than the law allows.',
    'apply.late-fixed': 'Paying more than {grace} late costs {amount} once per late payment.',
    'apply.contingent':
      '{name}: {amount} each time, at most {times, select, 1 {once per loan} other {{times} times per loan}}.',
    'apply.early': 'You can pay early at any time. It costs nothing extra and saves interest.',
    'apply.leave': 'You can cancel within {days} of receiving the money, and we return the fees.',
    'ceiling.in-scope': '{value} (loans up to {amount} and {months} months)',
    'ceiling.nominal-rate': 'Interest before fees',
    'ceiling.nominal-rate.value': 'at most {figure} % per month',
    'ceiling.effective-rate': 'Effective rate, fees included',
    'ceiling.effective-rate.value': 'at most {figure} % per month',
    'ceiling.late-charge': 'Late charge',
    'ceiling.late-charge.value': 'at most {figure} % per month of the late amount',
    'ceiling.total-cost': 'All costs together, over the life of the loan',
    'ceiling.total-cost.value': 'at most {figure} % of the amount',
    'ceiling.cooling-off': 'Cancelling',
    'ceiling.cooling-off.value': 'at least {figure}',
  },
  translations,
);

type FigureKind = 'nominal-rate' | 'effective-rate' | 'late-charge' | 'total-cost' | 'cooling-off';
type Ceiling = { readonly name: string; readonly value: string; readonly law: string };

/** Who may take a product and what it asks of them beside its price, a sentence each. */
export function whoCanApply(market: MarketId, terms: ProductTerms, language: Language): string[] {
  const country =
    new Intl.DisplayNames(localeOf(language), { type: 'region' }).of(market.toUpperCase()) ?? '';
  const years = String(certifications[market].adulthood.years);
  const { lateCharge: late, coolingOffDays, earlySettlement } = terms;
  const t = productTexts(language);
  const lines = [t('apply.person', { country, years })];
  if (late) {
    const grace = daysText(late.graceDays, language);
    lines.push(
      late.kind === 'fixed'
        ? t('apply.late-fixed', { amount: money(market, late.fixed), grace })
        : t(late.per === 'day' ? 'apply.late-day' : 'apply.late-month', {
            percent: percentText(late.percent),
            grace,
          }),
    );
  }
  for (const { names, amount, times } of terms.contingentCharges ?? [])
    lines.push(
      t('apply.contingent', {
        name: names[language] ?? names['en'] ?? '',
        amount: money(market, amount),
        times,
      }),
    );
  if (earlySettlement.chargePercent.num === 0n) lines.push(t('apply.early'));
  if (coolingOffDays > 0) lines.push(t('apply.leave', { days: daysText(coolingOffDays, language) }));
  return lines;
}

/** The limits of the law that the loans of a product stay under, each with where it stands. */
export function ceilingsOf(
  market: MarketId,
  terms: ProductTerms,
  on: CalendarDate,
  language: Language,
): Ceiling[] {
  const t = productTexts(language);
  return citedLimits(market, on).flatMap((limit) => {
    const figure = figureOf(limit);
    const reach = reachOf(limit, terms, on);
    if (!figure || reach === 'none') return [];
    const { scope } = limit;
    const shown = typeof figure.text === 'number' ? daysText(figure.text, language) : figure.text;
    const value = t(`ceiling.${figure.kind}.value`, { figure: shown });
    const inScope =
      reach === 'part' && scope
        ? t('ceiling.in-scope', {
            value,
            amount: money(market, scope.mostAmount),
            months: scope.mostMonths,
          })
        : value;
    return [{ name: t(`ceiling.${figure.kind}`), value: inScope, law: lawToShow(limit.citation.law) }];
  });
}

function figureOf(
  limit: CitedLimit,
): { readonly kind: FigureKind; readonly text: string | number } | undefined {
  switch (limit.kind) {
    case 'nominal-rate':
    case 'late-charge':
      return { kind: limit.kind, text: percentText(limit.percentPerMonth) };
    case 'effective-rate':
      return { kind: limit.kind, text: percentText(limit.percent) };
    case 'total-cost':
      return { kind: limit.kind, text: percentText(limit.percentOfPrincipal) };
    case 'cooling-off':
      return { kind: limit.kind, text: limit.leastDays };
    default:
      return undefined;
  }
}

/** Whether all loans of a product are in a limit's scope, some, or none. */
function reachOf(
  { scope }: CitedLimit,
  { amount, terms }: ProductTerms,
  on: CalendarDate,
): 'all' | 'part' | 'none' {
  if (!scope) return 'all';
  const longest = stepDate(on, { count: scope.mostMonths, unit: 'month' }, 1) ?? on;
  const isShort = ({ every, instalments }: OfferedTerm) =>
    (stepDate(on, every, instalments) ?? longest) <= longest;
  if (amount.min > scope.mostAmount || !terms.some(isShort)) return 'none';
  return amount.max <= scope.mostAmount && terms.every(isShort) ? 'all' : 'part';
}

/** ₱10,000 or ₹1,00,000.50: grouped as people in the market do. */
function money(market: MarketId, minor: bigint): string {
  const { sign } = markets[market].currency;
  const [whole = '0', cents = ''] = amountText(minor).split('.');
  const grouped = new Intl.NumberFormat(`en-${market.toUpperCase()}`).format(BigInt(whole));
  return sign + grouped + (/^0*$/u.test(cents) ? '' : `.${cents}`);
}

/** 1 day, 3 days: as the language says it. */
function daysText(days: number, language: Language): string {
  const format = { style: 'unit', unit: 'day', unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(localeOf(language), format).format(days);
}
