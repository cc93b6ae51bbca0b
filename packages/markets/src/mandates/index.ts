// For the server alone: a phone gets what it shows as the answer of a call.
export type { MandateRules, MandateScheme } from './mandate-rules.ts';
export { mandateRules } from './registry.generated.ts';
