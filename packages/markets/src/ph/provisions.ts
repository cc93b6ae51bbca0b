import { rational } from '@candor/domain/numbers';
import type { ProvisionRules } from '../provisions/provision-rules.ts';

/**
 * Unsecured loans, by age. A lending company answers to the SEC and reports by PFRS; the table is the BSP's,
 * which it may take as its own.
 */
export const provisions = {
  classes: [
    {
      id: 'unclassified',
      name: 'Unclassified',
      from: { daysLate: 0 },
      when: 'up to 30 days late',
      percent: rational(1n),
    },
    {
      id: 'especially-mentioned',
      name: 'Especially mentioned',
      from: { daysLate: 31 },
      when: '31 to 90 days late',
      percent: rational(5n),
    },
    {
      id: 'substandard',
      name: 'Substandard',
      from: { daysLate: 91 },
      when: '91 to 180 days late, unsecured',
      percent: rational(25n),
    },
    {
      id: 'doubtful',
      name: 'Doubtful',
      from: { daysLate: 181 },
      when: '181 to 360 days late',
      percent: rational(50n),
    },
    {
      id: 'loss',
      name: 'Loss',
      from: { daysLate: 361 },
      when: '361 days late or more',
      percent: rational(100n),
    },
  ],
  law: 'BSP Manual of Regulations for Non-Bank Financial Institutions, appendix Q-10 (classification and allowance); BSP Circular 313, series of 2001 (general provision). Confirm with counsel: a lending company under the SEC provides by PFRS 9 or PFRS for SMEs.',
} as const satisfies ProvisionRules;
