export type { NewTerms } from './new-terms.ts';
export { type OfferShown, type PlanShown, answerRestructure } from './offer-restructure.ts';
