import type { FormStep } from '@candor/markets/certification';

/** The steps of the KYC as staff call them; applicants read their own words. */
export const stepWords: Readonly<Record<FormStep, string>> = {
  base: 'Identity',
  personal: 'Address',
  job: 'Job and income',
  ext: 'Purpose and references',
};
