export { phoneAbout, readBorrowerPhone } from './borrower-phone.ts';
export { maskPhone } from './mask-phone.ts';
export { type KnownPerson, fillNameWords, keepNameWords, knownPeople, nameIndexes } from './name-words.ts';
export { noteDocument } from './note-document.ts';
