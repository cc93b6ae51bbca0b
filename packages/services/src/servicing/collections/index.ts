export { type AssignLoans, assignLoans, type SharedOut, shareOut } from './assign-loans.ts';
export { closeCuredCases } from './close-cured.ts';
export { contactBorrower } from './contact-borrower.ts';
export { type LogCall, logCall } from './log-call.ts';
export { notePromise } from './note-promise.ts';
export { openCall } from './open-call.ts';
export { sendMany } from './send-many.ts';
export { verifyPerson } from './verify-person.ts';
