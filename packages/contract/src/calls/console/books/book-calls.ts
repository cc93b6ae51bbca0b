import { consoleEntry } from '../books.ts';
import { consoleInvoiceFile } from './invoice-file.ts';
import { consoleInvoices } from '../invoices.ts';
import { consoleJournal } from './journal.ts';
import { consolePeriodClose } from './period-close.ts';
import { consolePeriods } from './periods.ts';
import { consoleProvisionFile } from './provision-file.ts';
import { consoleProvisionPost } from './provision-post.ts';
import { consoleProvision } from '../provisions.ts';
import { consoleTrialBalance } from './trial-balance.ts';

export const consoleBookCalls = [
  consoleTrialBalance,
  consoleJournal,
  consoleEntry,
  consolePeriods,
  consolePeriodClose,
  consoleProvision,
  consoleProvisionPost,
  consoleProvisionFile,
  consoleInvoices,
  consoleInvoiceFile,
] as const;
