export { payAgainAndAgain, type Ledger } from './payer.ts';
export { prepareBorrowers } from './prepare-borrowers.ts';
