import type { Translate } from '../i18n/translation.ts';

type Term = {
  readonly instalments: number;
  readonly every: { readonly count: number; readonly unit: 'day' | 'week' | 'half-month' | 'month' };
};

/**
 * How long a loan lasts, in the largest whole unit that its term is made of.
 *   3 × 1 month → 3 months · 1 × 30 days → 30 days · 4 × 1 half-month → 2 months · 3 × 1 half-month → 3
 *     half-months
 */
export function termText(t: Translate, { instalments, every }: Term): string {
  const count = instalments * every.count;
  if (every.unit === 'day') return t('term.days', { count });
  if (every.unit === 'week') return t('term.weeks', { count });
  if (every.unit === 'month') return t('term.months', { count });
  return count % 2 === 0 ? t('term.months', { count: count / 2 }) : t('term.halfMonths', { count });
}

/**
 * Every term that is offered: 2, 3, 4, 6 months; where they have no unit in common, each by itself: 30 days,
 * 2 months.
 */
export function termsText(t: Translate, terms: readonly Term[]): string {
  const last = terms.at(-1);
  if (!last) return '';
  const isAlike =
    terms.every(({ every }) => every.unit === last.every.unit) && last.every.unit !== 'half-month';
  if (!isAlike) return terms.map((term) => termText(t, term)).join(', ');
  const counts = terms.slice(0, -1).map(({ instalments, every }) => String(instalments * every.count));
  return [...counts, termText(t, last)].join(', ');
}
