// For the server alone: a complaint's page gets them with the answer of its call.
export { regulatorWordings } from './registry.generated.ts';
export type { RegulatorWords } from './regulator-words.ts';
