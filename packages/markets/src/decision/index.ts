export { decisionFacts, isFactName } from './decision-facts.ts';
export type { DecisionFacts, FactName } from './decision-facts.ts';
export type { Conditions, DecisionTable, RuleRow } from './decision-table.ts';
export { decisionsDocument } from './decisions-document.ts';
export { decisionTables } from './registry.generated.ts';
export { tableFaults } from './table-faults.ts';
