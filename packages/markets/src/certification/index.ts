// For the server alone: a page gets its form, with its words, as the answer of a call.
export { formSteps, refusalReasons } from './certification-forms.ts';
export type {
  CertificationForms,
  FieldKind,
  FormField,
  FormStep,
  RefusalReason,
  StepForm,
} from './certification-forms.ts';
export { checkStep, isNeeded } from './check-step.ts';
export type { CheckedStep, StepFault, StepFaultKind, StepValue } from './check-step.ts';
export { certifications } from './registry.generated.ts';
export { certificationWord, faultSentence, neededWord, optionHint, optionLabel } from './step-words.ts';
