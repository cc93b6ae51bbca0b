export { contactBorrower } from './contact-borrower.ts';
export { notePromise } from './note-promise.ts';
