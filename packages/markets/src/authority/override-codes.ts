/**
 * Why an application is approved although policy does not carry it. The list is closed; whoever asks names
 * one that is true of it.
 */
export const overrideCodes = {
  'OV-1': 'KYC incomplete, not verified or not screened',
  'OV-2': 'Above the amount that policy allows',
  'OV-3': 'A policy rule refers it',
  'OV-4': 'Above the underwriter’s limit',
} as const;

export type OverrideCode = keyof typeof overrideCodes;

export const overrideCodeKeys = Object.keys(overrideCodes) as [OverrideCode, ...OverrideCode[]];

export function isOverrideCode(code: string): code is OverrideCode {
  return Object.hasOwn(overrideCodes, code);
}
