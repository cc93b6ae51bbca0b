import type { Calls, RequestOf } from '@candor/contract';
import type { MarketId } from '@candor/markets';
import { taxYear, taxYearsSince } from '@candor/markets/tax';
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
      const { isFullyPaid, quote, taxYears, issued } = await readIssuedDocuments(database, loanId);
      const { from } = await wholeLife(database, loanId);
      return {
        isFullyPaid,
        quote,
        taxYears,
        paidOutOn: from,
        languages: printedLanguages(market),
        issued: issued.map(({ number, kind, language, from: since, until, amount, issuedAt, by }) => ({
          number,
          kind,
          language,
          from: since,
          until,
          amount: amount === null ? null : Number(amount),
          issuedAt: issuedAt.toISOString(),
          by: by ?? 'the borrower, in the app',
        })),
      };
    },

    'console.document-issue': async (asked, { staff: { staffId }, requestId, idempotencyKey }) => {
      const { market } = asked;
      const loanId = await readLoanNamed(database, market, asked.loan);
      const language = printedLanguages(market).find((each) => each === asked.language);
      if (loanId === undefined || language === undefined) return { refused: 'not_found' };
      const about = { loanId: String(loanId), language };
      const wish = wishOf(asked, about, market, await wholeLife(database, loanId));
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

type Asked = RequestOf<Calls['console.document-issue']>;
type About = Pick<DocumentWish, 'loanId' | 'language'>;
type Days = { readonly from: CalendarDate; readonly until: CalendarDate };

/** What was left out: a statement of the whole life, a quote to today, the tax year of today. */
function wishOf(asked: Asked, about: About, market: MarketId, whole: Days): DocumentWish {
  const until = (asked.until as CalendarDate | undefined) ?? whole.until;
  switch (asked.kind) {
    case 'statement':
      return {
        ...about,
        kind: 'statement',
        from: (asked.from as CalendarDate | undefined) ?? whole.from,
        until,
      };
    case 'certificate':
      return { ...about, kind: 'certificate' };
    case 'settlement-quote':
      return { ...about, kind: 'settlement-quote', until };
    case 'interest-certificate': {
      const [year] = taxYearsSince(market, whole.until, whole.until);
      const { from, until: last } = taxYear(market, asked.year ?? year!.year);
      return { ...about, kind: 'interest-certificate', from, until: last };
    }
  }
}
