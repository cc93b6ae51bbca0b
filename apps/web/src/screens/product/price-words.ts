import { rateText } from '../../lending/rate-text.ts';
import type { Figures } from './price-card.tsx';
import type { Detail } from './product-screen.tsx';
import type { productWords } from './texts.ts';

type Say = ReturnType<typeof productWords.useSay>;

/**
 * A fee by its name, how it is taken, and whether a tax is in it. A name of the lender's own is said as it
 * is.
 */
export function feeLabel(say: Say, { name, tax, taken }: Figures['fees'][number]): string {
  const called = name === 'processing' ? say('processing') : name;
  return say(`fee.${taken}`, { name: tax > 0 ? say('withTax', { name: called }) : called });
}

export function interestLabel(say: Say, { rate, per, method }: Detail['terms']['interest']): string {
  return say(method === 'flat' ? 'whole' : 'owed', { rate: rateText(rate), per: say(`per.${per}`) });
}
