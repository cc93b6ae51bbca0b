import type { MoneyRule } from '../kinds/money-kind.ts';
import type { PhoneRule } from '../kinds/phone-kind.ts';

/**
 * Rules as an app would give them, for the gallery and the tests. The kit itself knows no country and no
 * currency.
 */
const elevenDigits = { maxDigits: 11, groups: [3, 4, 4] } as const;

/** +63 917 123 4567, also written +63 (0)917…, is 0917 123 4567 at home. */
export const philippinePhone: PhoneRule = {
  ...elevenDigits,
  local: (international) => {
    const rest = /^630?(9\d{9})$/.exec(international)?.[1];
    return rest && `0${rest}`;
  },
};

/** +91 98765 43210 is 98765 43210 at home. */
export const indianPhone: PhoneRule = {
  ...elevenDigits,
  local: (international) => /^910?([6-9]\d{9})$/.exec(international)?.[1],
};

export const pesos: MoneyRule = { decimals: 2, maxDigits: 9, signs: ['₱', 'PHP', 'P'], groups: [3, 3] };

export const rupees: MoneyRule = {
  decimals: 2,
  maxDigits: 9,
  signs: ['₹', 'INR', 'Rs', 'Rs.', '/-'],
  groups: [3, 2],
};
