export { collectionTexts } from './collection-texts.ts';
export { contactBorrower } from './contact-borrower.ts';
export { notePromise } from './note-promise.ts';
