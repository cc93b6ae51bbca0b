import type { AuthorityLimits } from '../authority/authority-limits.ts';

/** An underwriter approves what a first loan may be; ₹500.00 of corrections a day are no one's living. */
export const authority = {
  corrections: 50_000n,
  application: 5_000_000n,
  'application-day': 50_000_000n,
} as const satisfies AuthorityLimits;
