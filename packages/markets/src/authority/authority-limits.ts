/**
 * Up to where one person needs no approver, in minor units. They are what a lender begins with; its own are
 * kept in the database and changed by two people.
 *
 * Worked example: ₱500.00 for corrections. Rina waives ₱300.00 in the morning and wants to refund ₱250.00 at
 * noon: ₱550.00 in one business day, so an approver decides on the ₱250.00.
 */
export interface AuthorityLimits {
  /** Waivers and reversals together: by one person, and for one borrower, on one business day. */
  readonly corrections: bigint;
  /** One application that is within policy, complete and screened as clear. */
  readonly application: bigint;
  /** All of these that one person approves on one business day. */
  readonly 'application-day': bigint;
}

export type AuthorityLimitKey = keyof AuthorityLimits;

export const authorityLimitWords: Readonly<Record<AuthorityLimitKey, string>> = {
  corrections: 'Waivers and reversals, in total per person and business day',
  application: 'One application within policy',
  'application-day': 'Applications within policy, in total per person and business day',
};

export const authorityLimitKeys = Object.keys(authorityLimitWords) as [
  AuthorityLimitKey,
  ...AuthorityLimitKey[],
];
