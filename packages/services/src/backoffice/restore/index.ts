export { confirmBank } from './confirm-bank.ts';
export { declareRestore, findRestore } from './find-restore.ts';
export { readRestoreHold, restoreSubject } from './read-restore-hold.ts';
export { restoreRound, settleRestore } from './settle-restore.ts';
