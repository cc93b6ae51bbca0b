import type { Translate } from '../../i18n/translation.ts';
import { termText } from '../../lending/term-text.ts';
import type { productsWords } from './texts.ts';

type Terms = readonly Parameters<typeof termText>[1][];
type Say = ReturnType<typeof productsWords.useSay>;

/** Every term that is offered: 2, 3, 4 or 6 months; once, after 30 days. */
export function termsText(t: Translate, say: Say, terms: Terms): string {
  const last = terms.at(-1);
  if (!last) return '';
  const text = termText(t, last);
  if (terms.length === 1) return last.instalments === 1 ? say('onceAfter', { term: text }) : text;
  // Where they have one unit in common it is said once.
  const isAlike =
    terms.every(({ every }) => every.unit === last.every.unit) && last.every.unit !== 'half-month';
  const others = terms
    .slice(0, -1)
    .map((term) => (isAlike ? String(term.instalments * term.every.count) : termText(t, term)));
  return say('anyOf', { others: others.join(', '), last: text });
}
