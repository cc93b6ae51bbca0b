export { createAttemptKeys, randomKey } from './attempt-keys.ts';
export { createLoad, isCutOff, type Load, type Snapshot } from './create-load.ts';
export { type Fault, faultOf, isFinal } from './fault.ts';
export { type Outcome, useActing } from './use-acting.ts';
export { useLoadedAnswer } from './use-loaded-answer.ts';
