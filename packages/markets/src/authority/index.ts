// For the server alone: the console gets it with the answer of a call.
export { authorityLimitKeys, authorityLimitWords } from './authority-limits.ts';
export type { AuthorityLimitKey, AuthorityLimits } from './authority-limits.ts';
export { isOverrideCode, overrideCodeKeys, overrideCodes } from './override-codes.ts';
export type { OverrideCode } from './override-codes.ts';
export { authorityLimits } from './registry.generated.ts';
