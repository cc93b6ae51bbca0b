import { type IconName, screenIcons } from '@candor/ui';
import type { StepKey } from './step-routes.ts';

/** A step looks the same wherever it is listed. */
export const stepIcons: Readonly<Record<StepKey, IconName>> = {
  base: screenIcons.idCard,
  personal: 'home',
  job: screenIcons.briefcase,
  ext: screenIcons.people,
  bank: 'wallet',
};
