export { confirmMail } from './confirm-mail.ts';
export { readMail } from './read-mail.ts';
export { sendMailCode } from './send-mail-code.ts';
