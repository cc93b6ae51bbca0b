export type {
  AgreementClause,
  AgreementFacts,
  AgreementForm,
  AgreementText,
  ClauseKey,
} from './agreement-form.ts';
export { clauseHeading, clauseNumber } from './agreement-texts.ts';
export { clauseSummaries } from './clause-summaries.ts';
export { agreements } from './registry.generated.ts';
export { tickWords } from './tick-words.ts';
export { writeAgreement } from './write-agreement.ts';
