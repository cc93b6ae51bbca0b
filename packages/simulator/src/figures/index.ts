export { compareBooks } from './compare-books.ts';
export { compareDesk } from './compare-desk.ts';
export { compareLoans } from './compare-loans.ts';
export { Screens } from './screens.ts';
export { Tally } from './tally.ts';
