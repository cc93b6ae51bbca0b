export { decideOnCharge } from './decide-on-charge.ts';
export { seeChargeDecision } from './see-charge-decision.ts';
