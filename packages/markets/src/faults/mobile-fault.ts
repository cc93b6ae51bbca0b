import type { MobileRule } from '../market-profile.ts';
import type { Fault } from './fault.ts';

export type MobileFaultKind = 'phone-short' | 'phone-long' | 'phone-start' | 'phone-sign' | 'phone-foreign';

/**
 * What is wrong with a mobile number as people of the market write it, without gaps; nothing for one that is
 * right. 0917123456 is a digit short, 0281234567 begins like no mobile number.
 */
export function mobileFault(
  { digits, starts, countryCode }: Pick<MobileRule, 'digits' | 'starts' | 'countryCode'>,
  text: string,
): Fault<MobileFaultKind> | undefined {
  if (text.startsWith('+') && !text.startsWith(`+${countryCode}`)) return { fault: 'phone-foreign' };
  const trunk = starts[0]?.startsWith('0') ? '0' : '';
  const number = text.startsWith('+') ? trunk + text.slice(1 + countryCode.length) : text;
  const sign = /\D/u.exec(number)?.[0];
  if (sign !== undefined) return { fault: 'phone-sign', facts: { sign } };
  const have = number.length;
  const facts = { have, need: digits };
  // Of what is only begun the start may still be right: 0 of 09.
  const isBegun = (start: string) => number.startsWith(start.slice(0, have));
  if (!starts.some(isBegun))
    return {
      fault: 'phone-start',
      facts: { starts: starts.join(', '), start: number.slice(0, starts[0]?.length) },
    };
  if (have < digits) return { fault: 'phone-short', facts: { ...facts, missing: digits - have } };
  return have > digits ? { fault: 'phone-long', facts: { ...facts, over: have - digits } } : undefined;
}
