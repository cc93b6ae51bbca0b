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
