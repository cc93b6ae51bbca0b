import { amountText } from '@candor/domain/money';
import { percentText } from '@candor/domain/product';
import { stepDate } from '@candor/domain/calendar';
import type { CalendarDate } from '@candor/domain/calendar';
import type { OfferedTerm, ProductTerms } from '@candor/domain/product';
import {
  citedLimits,
  htmlLang,
  lawToShow,
  markets,
  type CitedLimit,
  type Language,
  type MarketId,
  type Words,
} from '@candor/markets';
import { certifications } from '@candor/markets/certification';
import { applyWords, ceilingWords, scopeWords, type FigureKind } from './product-texts.ts';

type Ceiling = { readonly name: string; readonly value: string; readonly law: string };

/** Who may take a product and what it asks of them beside its price, a sentence each. */
export function whoCanApply(market: MarketId, terms: ProductTerms, language: Language): string[] {
  const country =
    new Intl.DisplayNames(htmlLang[language], { type: 'region' }).of(market.toUpperCase()) ?? '';
  const years = String(certifications[market].adulthood.years);
  const { lateCharge: late, coolingOffDays, earlySettlement } = terms;
  const lines = [said(applyWords.person, language, { country, years })];
  if (late) {
    const grace = daysText(late.graceDays, language);
    lines.push(
      late.kind === 'fixed'
        ? said(applyWords.lateFixed, language, { amount: money(market, late.fixed), grace })
        : said(applyWords[late.per === 'day' ? 'lateDay' : 'lateMonth'], language, {
            percent: percentText(late.percent),
            grace,
          }),
    );
  }
  if (earlySettlement.chargePercent.num === 0n) lines.push(applyWords.early[language]);
  if (coolingOffDays > 0)
    lines.push(said(applyWords.leave, language, { days: daysText(coolingOffDays, language) }));
  return lines;
}

/** The limits of the law that the loans of a product stay under, each with where it stands. */
export function ceilingsOf(
  market: MarketId,
  terms: ProductTerms,
  on: CalendarDate,
  language: Language,
): Ceiling[] {
  return citedLimits(market, on).flatMap((limit) => {
    const figure = figureOf(limit);
    const reach = reachOf(limit, terms, on);
    if (!figure || reach === 'none') return [];
    const words = ceilingWords[figure.kind];
    const { scope } = limit;
    const shown = typeof figure.text === 'number' ? daysText(figure.text, language) : figure.text;
    const value = said(words.value, language, { figure: shown });
    const part =
      reach === 'part' && scope
        ? said(scopeWords, language, {
            amount: money(market, scope.mostAmount),
            months: String(scope.mostMonths),
          })
        : '';
    return [{ name: words.name[language], value: value + part, law: lawToShow(limit.citation.law) }];
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
  return new Intl.NumberFormat(htmlLang[language], format).format(days);
}

function said(words: Words, language: Language, values: Readonly<Record<string, string>>): string {
  return words[language].replaceAll(/\{(\w+)\}/gu, (_, name: string) => values[name] ?? '');
}
