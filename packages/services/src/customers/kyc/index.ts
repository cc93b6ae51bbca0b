export { kycFacts } from './kyc-facts.ts';
export { handInStep } from './hand-in-step.ts';
export { acceptStep, refuseStep } from './judge-step.ts';
export { readKycProgress } from './list-steps.ts';
export { readStep } from './read-step.ts';
export { saveDraft } from './save-draft.ts';
export { sealValues } from './step-seal.ts';
