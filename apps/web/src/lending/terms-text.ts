import type { Translate } from '../i18n/message-id.ts';
import { termText } from './term-text.ts';

type Term = Parameters<typeof termText>[1];

/** Every term that is offered: 2, 3, 4, 6 months; where they have no unit in common, each by itself: 30 days, 2 months. */
export function termsText(t: Translate, terms: readonly Term[]): string {
  const last = terms.at(-1);
  if (!last) return '';
  const isAlike =
    terms.every(({ every }) => every.unit === last.every.unit) && last.every.unit !== 'half-month';
  if (!isAlike) return terms.map((term) => termText(t, term)).join(', ');
  const counts = terms.slice(0, -1).map(({ instalments, every }) => String(instalments * every.count));
  return [...counts, termText(t, last)].join(', ');
}
