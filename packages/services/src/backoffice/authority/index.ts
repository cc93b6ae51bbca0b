export { aloneRuleOf, authorityTable } from './authority-table.ts';
export { authorityFor } from './authority.ts';
export { bothSidesOf, isPairOfSides } from './both-sides.ts';
export { readApprovalLimits } from './read-limits.ts';
export { keepApprovers, ruleOfRefusal } from './keep-approvers.ts';
