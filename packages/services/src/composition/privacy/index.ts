export { askForExport } from './ask-for-export.ts';
export { clearDue } from './clear-due.ts';
export { deleteBorrower } from './delete-borrower.ts';
export { giveScore } from './give-score.ts';
export { makeExport } from './make-export.ts';
export { type DataExport, openExport, readConsents, readDeletion, readExport } from './read-privacy.ts';
export { retentionRules } from './retention-rules.ts';
