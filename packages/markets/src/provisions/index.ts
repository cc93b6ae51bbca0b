// For the server alone: the console gets it with the answer of a call.
export { provisionClassOf } from './provision-class-of.ts';
export type { ProvisionFacts } from './provision-class-of.ts';
export type { ProvisionClass, ProvisionRules } from './provision-rules.ts';
export { provisionRules } from './registry.generated.ts';
