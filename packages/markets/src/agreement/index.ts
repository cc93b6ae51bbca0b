export type {
  AgreementClause,
  AgreementFacts,
  AgreementForm,
  AgreementText,
  ClauseKey,
} from './agreement-form.ts';
export { agreementTexts, clauseHeading, clauseNumber } from './agreement-texts.ts';
export { agreements } from './registry.generated.ts';
export { writeAgreement } from './write-agreement.ts';
