/** What a complaint may be about: each kind has its own days to be answered in. */
export const problemKinds = [
  'payment-not-counted',
  'charge',
  'payout',
  'application',
  'agreement',
  'conduct',
  'personal-data',
  'app',
  'other',
] as const;

export type ProblemKind = (typeof problemKinds)[number];
