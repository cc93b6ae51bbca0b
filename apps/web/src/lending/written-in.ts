import type { MarketProfile } from '@candor/markets';
import type { MoneyRule } from '@candor/ui';

/** How amounts of a currency are written, and what people put around them. */
export const writtenIn = ({
  sign,
  code,
  marks,
  grouping,
}: MarketProfile['currency']): Pick<MoneyRule, 'signs' | 'groups'> => ({
  signs: [sign, code, ...marks],
  groups: grouping === 'lakhs' ? [3, 2] : [3, 3],
});
