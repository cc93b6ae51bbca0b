export {
  type MailCode,
  countMailTry,
  deleteMailCode,
  deleteMailCodesBefore,
  deleteMailConfirmation,
  findMailCode,
  saveMailCode,
  saveMailConfirmation,
} from './mail-confirmation.ts';
