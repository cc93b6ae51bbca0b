export { type ContactAbout, type ContactRule, mayContact } from './may-contact.ts';
