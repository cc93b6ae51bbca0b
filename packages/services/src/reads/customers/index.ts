export type { CustomerLoan } from './customer-loans.ts';
export { findAnything } from './find-anything.ts';
export { type CustomerPage, readCustomer } from './read-customer.ts';
export { type CustomerLine, type CustomerWish, readCustomers } from './read-customers.ts';
export { type NotesOfCustomer, readCustomerNotes } from './read-notes.ts';
export { readTimeline, type Timeline } from './read-timeline.ts';
