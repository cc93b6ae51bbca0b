export { hardshipAnswerDay, lastPausedDay } from './answer-day.ts';
export { askHardship, openHardshipWords } from './ask-hardship.ts';
export { decideHardshipByStaff } from './decide-hardship-by-staff.ts';
export { type DecideHardship, decideHardship, isPlan } from './decide-hardship.ts';
export { endPromises } from './end-promises.ts';
export { tellPromise } from './tell-promise.ts';
export type { HardshipChoice } from './hardship-options.ts';
export { type HardshipReason, hardshipReasons, hardshipTexts, pauseSentence } from './hardship-texts.ts';
export { planLine, planWords } from './plan-texts.ts';
export { type OfferStanding, offerStanding } from './offer-standing.ts';
export { readOwnHardship } from './read-own-hardship.ts';
export type {
  HardshipCase,
  HardshipOption,
  HardshipRequest,
  HardshipState,
  PromiseOutcome,
} from '@candor/store/hardship';
export type { GrantRefusal } from './grant-act.ts';
