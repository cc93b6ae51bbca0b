import { ruleSentence } from '@candor/services/approvals';
import {
  type DocumentWish,
  issueDocument,
  readIssuedDocuments,
  wholeLife,
} from '@candor/services/payments/receipts';
import { printedLanguages } from '@candor/services/lending/contracts';
import { readLoanNamed } from '@candor/services/lending/loans';
import type { CalendarDate } from '@candor/domain/calendar';
import type { CallHandlers, HandlerParts } from '../../handler-parts.ts';
import { keyRefused } from '../../key-refused.ts';
import { figuresChanged } from '../loan-refusals.ts';

type DocumentCalls = CallHandlers<'console.loan-documents' | 'console.document-issue'>;

/** A15.694 and A15.695: papers about a loan that staff give out, each under its number. */
export function consoleDocumentHandlers({ borrowing }: HandlerParts): DocumentCalls {
  const { database } = borrowing;
  return {
    'console.loan-documents': async ({ market, loan }) => {
      const loanId = await readLoanNamed(database, market, loan);
      if (loanId === undefined) return { refused: 'not_found' };
      const { isFullyPaid, issued } = await readIssuedDocuments(database, loanId);
      const { from } = await wholeLife(database, loanId);
      return {
        isFullyPaid,
        paidOutOn: from,
        languages: printedLanguages(market),
        issued: issued.map(({ number, kind, language, from: since, until, issuedAt, by }) => ({
          number,
          kind,
          language,
          from: since,
          until,
          issuedAt: issuedAt.toISOString(),
          by: by ?? 'the borrower, in the app',
        })),
      };
    },

    'console.document-issue': async (asked, { staff: { staffId }, requestId, idempotencyKey }) => {
      const { market, kind, from, until } = asked;
      const loanId = await readLoanNamed(database, market, asked.loan);
      const language = printedLanguages(market).find((each) => each === asked.language);
      if (loanId === undefined || language === undefined) return { refused: 'not_found' };
      const whole = await wholeLife(database, loanId);
      const period = {
        from: (from as CalendarDate | undefined) ?? whole.from,
        until: (until as CalendarDate | undefined) ?? whole.until,
      };
      const about = { loanId: String(loanId), language };
      const wish: DocumentWish = kind === 'statement' ? { ...about, kind, ...period } : { ...about, kind };
      const issued = await issueDocument(borrowing, wish, { staffId, requestId, idempotencyKey });
      if ('file' in issued) {
        const { number, fileName, file } = issued;
        return { number, fileName, mediaType: 'application/pdf', base64: file.toString('base64') };
      }
      if ('refused' in issued) return figuresChanged;
      if (issued.kind !== 'refused') return keyRefused(issued.kind);
      const { refused } = issued.refusal;
      if (refused === 'loan_is_unknown') return { refused: 'not_found' };
      return { refused: 'loan_act_not_possible', detail: ruleSentence(refused) };
    },
  };
}
