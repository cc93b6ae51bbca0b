export { prepareBorrowers, type Debtor } from './prepare-borrowers.ts';
