export { phoneAbout, readBorrowerPhone } from './borrower-phone.ts';
export { maskPhone } from './mask-phone.ts';
export { nameWordsOf, phonePartsOf } from './find-parts.ts';
export { type KnownPerson, fillNameWords, keepNameWords, keepPhoneParts } from './name-words.ts';
export { noteDocument } from './note-document.ts';
