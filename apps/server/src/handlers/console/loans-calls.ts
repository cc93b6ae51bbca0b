import type { Calls } from '@candor/contract';
import {
  groupEntries,
  readLoanFile,
  readLoanLedger,
  readLoanMessages,
  readLoanList,
  seeDocument,
} from '@candor/services/reads/loans';
import { readLoanNamed } from '@candor/services/lending/loans';
import type { Handler } from '../../http/handler.ts';
import type { CallHandlers, HandlerParts } from '../handler-parts.ts';
import { loansAsked } from './lists/list-filters.ts';
import { loanActHandlers } from './loan-act-calls.ts';
import {
  besideAnswer,
  entryAnswer,
  groupAnswer,
  lineAnswer,
  loanPageAnswer,
  payoffAnswer,
} from './loan-answers.ts';

type LoansCalls = CallHandlers<
  | 'console.loans'
  | 'console.loan'
  | 'console.loan-ledger'
  | 'console.loan-paper'
  | 'console.loan-messages'
  | keyof ReturnType<typeof loanActHandlers>
>;

/** A15.76 to A15.82: looking a loan up, and what may be done with it. */
export function consoleLoansHandlers(parts: HandlerParts): LoansCalls {
  const { borrowing } = parts;
  const { database, seal, now } = borrowing;
  return {
    ...loanActHandlers(parts),
    'console.loans': loans(parts),

    'console.loan': async ({ market, loan }, { staff: { staffId, may } }) => {
      const asking = { parts: borrowing, now: now() };
      const read = await readLoanFile(database, asking, { market, loan });
      if (!read) return { refused: 'not_found' };
      const reader = { staffId, seesDocuments: may.has('document.see') };
      return { ...loanPageAnswer(read.page), ...besideAnswer(read.beside, reader) };
    },

    'console.loan-paper': async ({ market, loan, paper }, { staff, requestId }) => {
      const loanId = await readLoanNamed(database, market, loan);
      if (loanId === undefined) return { refused: 'not_found' };
      const file = await seeDocument(borrowing, {
        input: { loanId: String(loanId), kind: paper },
        actor: { kind: 'staff', id: staff.staffId },
        requestId,
        now: now(),
      });
      if (!file) return { refused: 'not_found' };
      const { fileName, sha256, bytes } = file;
      return { fileName, sha256, base64: bytes.toString('base64'), mediaType: 'application/pdf' };
    },

    'console.loan-ledger': async ({ market, loan, cursor }) => {
      const below = cursor !== undefined && /^\d{1,18}$/u.test(cursor) ? BigInt(cursor) : null;
      const ledger = await readLoanLedger(database, { market, loan, below });
      if (!ledger) return { refused: 'not_found' };
      const { entries, count, owed, payoff, next } = ledger;
      return {
        entries: entries.map(entryAnswer),
        groups: groupEntries(entries).map(groupAnswer),
        count,
        owed: Number(owed),
        payoff: payoff && payoffAnswer(payoff),
        nextCursor: next === null ? null : String(next),
      };
    },

    'console.loan-messages': async ({ market, loan, cursor }) => {
      const asked = { market, loan, cursor: cursor ?? null, now: now() };
      const page = await readLoanMessages(database, seal, asked);
      return page ?? { refused: 'not_found' };
    },
  };
}

function loans({ borrowing: { database, seal } }: HandlerParts): Handler<Calls['console.loans']> {
  return async ({ market, find = '', cursor = null, ...asked }) => {
    const { filter, sort } = loansAsked(asked);
    const wish = { market, find, filter, sort, cursor };
    const { lines, foundBy, next } = await readLoanList(database, seal, wish);
    return { loans: lines.map(lineAnswer), foundBy, nextCursor: next };
  };
}
