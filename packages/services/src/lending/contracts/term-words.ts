import type { OfferedTerm } from '@candor/domain/product';
import type { Language } from '@candor/i18n';
import { paperTexts } from './paper-texts.ts';

/**
 * How long a loan lasts, as its borrower reads it, in the largest whole unit: 3 × 1 month → 3 months · 4 × 1
 * half-month → 2 months.
 */
export function termWords(language: Language, { instalments, every }: OfferedTerm): string {
  const t = paperTexts(language);
  const count = instalments * every.count;
  if (every.unit === 'half-month' && count % 2 === 0) return t('counted.month', { count: count / 2 });
  return t(`counted.${every.unit}`, { count });
}

/** As staff read it: 3 months · 30 days, single payment. */
export function staffTermWords(term: OfferedTerm): string {
  const length = termWords('en', term);
  return term.instalments === 1 ? `${length}, single payment` : length;
}
