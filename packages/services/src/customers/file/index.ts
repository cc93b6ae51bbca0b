export { noteOnCustomer } from './note-on-customer.ts';
export { revealIdentifier } from './reveal-identifier.ts';
export { openAttachment } from './see-attachment.ts';
