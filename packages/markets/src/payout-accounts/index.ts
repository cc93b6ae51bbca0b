// For the server alone: what a screen needs of it comes with the answer of a call.
export type { Institution, PayoutKind, PayoutKindRule, PayoutRules } from './payout-rules.ts';
export { findInstitution, readAccount } from './read-account.ts';
export type { AccountFault, ReadAccount, TypedAccount } from './read-account.ts';
export { payoutRules } from './registry.generated.ts';
