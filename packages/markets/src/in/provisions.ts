import { rational } from '@candor/domain/numbers';
import type { ProvisionRules } from '../provisions/provision-rules.ts';

/**
 * Every loan here is unsecured, so of a doubtful one all is provided for; the 20, 30 and 50 % by age are for
 * the secured part. 0.40 % is what the middle layer provides for standard assets; the base layer may do with
 * 0.25 %. A loss asset is one that an auditor or the lender has found to be lost: here it is written off.
 */
export const provisions = {
  classes: [
    {
      id: 'standard',
      name: 'Standard',
      from: { daysLate: 0 },
      when: 'performing, SMA included',
      percent: rational(2n, 5n),
    },
    {
      id: 'sub-standard',
      name: 'Sub-standard',
      from: { monthsNonPerforming: 0 },
      when: 'non-performing for less than 12 months',
      percent: rational(10n),
    },
    {
      id: 'doubtful',
      name: 'Doubtful',
      from: { monthsNonPerforming: 12 },
      when: 'non-performing for 12 months or more, unsecured',
      percent: rational(100n),
    },
  ],
  law: 'RBI Master Direction (NBFC, Scale Based Regulation), 2023: asset classification and provisioning. Confirm with counsel: the layer, and Ind AS 109 where it applies.',
} as const satisfies ProvisionRules;
