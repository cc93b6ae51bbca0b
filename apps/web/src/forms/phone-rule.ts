import type { PhoneRule } from '@candor/ui';
import type { AppPageData } from '../shell/page-data.ts';

/** 09171234567 is written 091 7123 4567, in every market. */
const groups = [3, 4, 4] as const;

/**
 * How numbers are typed in this market. +63 917 123 4567 is 0917 123 4567 at home; +91 98765 43210 is 98765
 * 43210.
 */
export function phoneRule({ mobile }: Pick<AppPageData, 'mobile'>): PhoneRule {
  const { countryCode, digits, example, foreign } = mobile;
  const trunk = example.startsWith('0') ? '0' : '';
  return {
    foreign,
    maxDigits: Math.max(digits, 11),
    groups,
    local(international) {
      if (!international.startsWith(countryCode)) return undefined;
      const rest = international.slice(countryCode.length).replace(/^0/, '');
      return rest.length === digits - trunk.length ? trunk + rest : undefined;
    },
  };
}

/** As it is written, and never broken over a line. */
export function phoneText(phone: string): string {
  return [phone.slice(0, 3), phone.slice(3, 7), phone.slice(7)].join('\u00a0').trim();
}
