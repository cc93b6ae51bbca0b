export { Applicant, givePicture, numberOf, suffixOf } from './applicant.ts';
export { apply, bureauConsent, decided, standingOf } from './apply.ts';
export { borrow, months, type Borrowed } from './borrow.ts';
export { complaining } from './complaining.ts';
export {
  addAccount,
  certify,
  giveName,
  kycBorrower,
  offeredBorrower,
  type Different,
  type KycBorrower,
  type OfferedBorrower,
} from './kyc-borrower.ts';
export { borrowerOf, newcomer } from './newcomer.ts';
export { pay, repayingBorrower, type RepayingBorrower } from './repaying-borrower.ts';
export { codeToSign, confirm, readOffer, signatureOf, signOffer, type Offer } from './sign-offer.ts';
