import { isLanguage, markets, type Language, type MarketId } from '@candor/markets';

/**
 * The one that the person chose, else the first of their browser's that this market offers, else the market's
 * first.
 */
export function languageOf(
  market: MarketId,
  chosen: string | undefined,
  acceptLanguage: string | undefined,
): Language {
  if (isLanguage(chosen)) return chosen;
  const offered: readonly Language[] = markets[market].languages;
  const wished = (acceptLanguage ?? '')
    .split(',')
    .map((part) => (part.split(/[;-]/)[0] ?? '').trim().toLowerCase());
  const known = wished
    .map((tag) => (tag === 'tl' ? 'fil' : tag))
    .find((tag) => offered.some((one) => one === tag));
  return isLanguage(known) ? known : markets[market].languages[0];
}
