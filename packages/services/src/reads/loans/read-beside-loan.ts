import type { CalendarDate } from '@candor/domain/calendar';
import { markets, type MarketId, quoteFigures, quoteOfSchedule, type RateFigures } from '@candor/markets';
import { findImportedLoan, type ImportedLoan } from '@candor/store/imports';
import {
  findSignedAgreement,
  listSignedDocumentKinds,
  type SignedDocumentKind,
} from '@candor/store/contracts';
import type { Database, ReadTx } from '@candor/store/database';
import { readApprovalsAbout, type ApprovalLine } from '../../approvals/read-approvals.ts';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import { loanPage, type LoanPage } from './read-loan-page.ts';
import { loansNamed } from '../../lending/loans/loan-name.ts';

export type BesideLoan = {
  /**
   * What the loan costs a month and a year, as the borrower read it before signing; none of a loan that was
   * not signed here.
   */
  readonly rates: readonly RateFigures[];
  /** The day of the first instalment that the borrower chose before signing; null: it had its usual one. */
  readonly chosenDueOn: CalendarDate | null;
  readonly papers: readonly SignedDocumentKind[];
  readonly waiting: readonly ApprovalLine[];
  readonly broughtIn: ImportedLoan | null;
};

/** What stands beside one loan: its papers, its price as it was signed, and what waits for an approver. */
async function besideLoan(
  tx: ReadTx,
  { stored, head: { orderId } }: LoanPage,
  reader: { readonly parts: LendingDeps; readonly now: Date },
): Promise<BesideLoan> {
  const signed = orderId === null ? undefined : await findSignedAgreement(tx, orderId);
  const { market } = stored;
  const { code } = markets[market].currency;
  const quote = signed && quoteFigures(market, code, quoteOfSchedule(market, signed.schedule));
  return {
    rates: quote ? [quote.rate, quote.secondRate] : [],
    chosenDueOn: signed?.schedule.terms.firstDueOn ?? null,
    papers: orderId === null ? [] : await listSignedDocumentKinds(tx, orderId),
    broughtIn: signed ? null : ((await findImportedLoan(tx, stored.id)) ?? null),
    waiting: await readApprovalsAbout(tx, `loan:${stored.id}`, reader),
  };
}

/** A loan by its name, with what stands beside it; undefined where there is none. */
export function readLoanFile(
  database: Database,
  reader: { readonly parts: LendingDeps; readonly now: Date },
  { market, loan }: { readonly market: MarketId; readonly loan: string },
): Promise<{ readonly page: LoanPage; readonly beside: BesideLoan } | undefined> {
  return database.read(async (tx) => {
    const [loanId] = await loansNamed(tx, market, loan);
    if (loanId === undefined) return undefined;
    const page = await loanPage(tx, reader.parts.seal, { loanId, now: reader.now });
    return page && { page, beside: await besideLoan(tx, page, reader) };
  });
}
