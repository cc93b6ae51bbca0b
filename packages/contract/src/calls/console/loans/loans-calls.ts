import { consoleLoanAct } from './loan-act.ts';
import { consoleLoanLedger } from './loan-ledger.ts';
import { consoleLoanMessage } from './loan-message.ts';
import { consoleLoanMessages } from './loan-messages.ts';
import { consoleLoanPaper } from './loan-paper.ts';
import { consoleLoanPreview } from './loan-preview.ts';
import { consoleLoan } from '../loans.ts';
import { consoleLoans } from './loans.ts';

export const consoleLoansCalls = [
  consoleLoans,
  consoleLoan,
  consoleLoanLedger,
  consoleLoanMessages,
  consoleLoanPreview,
  consoleLoanAct,
  consoleLoanMessage,
  consoleLoanPaper,
] as const;
