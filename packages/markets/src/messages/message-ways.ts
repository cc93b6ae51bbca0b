/** What a borrower may choose the first way of, one by one. What is not here is no borrower's choice. */
export const choosablePurposes = ['reminders', 'payments', 'applications', 'documents', 'offers'] as const;
export type ChoosablePurpose = (typeof choosablePurposes)[number];

/** How somebody can be told first. The inbox has everything from the start, so it is no choice. */
export const firstWays = ['push', 'sms', 'email'] as const;
export type FirstWay = (typeof firstWays)[number];

/** By which ways messages of one purpose go in a market. */
export type WaysOfPurpose = {
  /** Of who has chosen nothing. */
  readonly standard: FirstWay;
  /** What is tried after each first way that did not arrive, in this order; the inbox has it anyway. */
  readonly next: Readonly<Record<FirstWay, readonly FirstWay[]>>;
};

export type MessageWays = Readonly<Record<ChoosablePurpose, WaysOfPurpose>>;
