/** Up to where one person needs no approver: for corrections, for one application, for the applications of a day. */
export const authorityLimitKinds = ['corrections', 'application', 'application-day'] as const;
