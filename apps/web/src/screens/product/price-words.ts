import { feeName } from '../../lending/fee-name.ts';
import { rateText } from '../../lending/rate-text.ts';
import type { Figures } from './price-card.tsx';
import type { Detail } from './product-screen.tsx';
import type { productWords } from './texts.ts';

type Say = ReturnType<typeof productWords.useSay>;

/** A fee by its name, and how it is taken. */
export function feeLabel(say: Say, fee: Figures['fees'][number]): string {
  return say(`fee.${fee.taken}`, { name: feeName(say, fee) });
}

export function interestLabel(say: Say, { rate, per, method }: Detail['terms']['interest']): string {
  return say(method === 'flat' ? 'whole' : 'owed', { rate: rateText(rate), per: say(`per.${per}`) });
}
