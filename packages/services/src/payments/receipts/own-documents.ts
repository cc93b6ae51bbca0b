import type { CalendarDate } from '@candor/domain/calendar';
import type { Language, MarketId } from '@candor/markets';
import { taxYear, taxYearsSince } from '@candor/markets/tax';
import { newestIssuedDocument } from '@candor/store/contracts';
import { readLoan, readLoanHead } from '@candor/store/loans';
import type { Database } from '@candor/store/database';
import type { CommandAnswer } from '../../kernel/commands/command.ts';
import { runCommand } from '../../kernel/commands/run-command.ts';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import { printedLanguage } from '../../lending/contracts/paper-texts.ts';
import { ownLoan, readOwnLoan } from '../../lending/loans/own-loan.ts';
import { isFullyPaid } from './certificate-document.ts';
import {
  type Asked,
  type DocumentWish,
  type Issued,
  type IssuedFile,
  type IssueRule,
  numberDocument,
  printAgain,
  quotableDays,
} from './issue-document.ts';

export type DocumentOwner = {
  readonly borrowerId: string;
  readonly market: MarketId;
  readonly language: Language;
};

/** What a borrower asks for in the app; a tax year is named by the calendar year in which it begins. */
export type OwnWish =
  | { readonly kind: 'certificate' }
  | { readonly kind: 'settlement-quote'; readonly until: CalendarDate }
  | { readonly kind: 'interest-certificate'; readonly year: number };

type AskedByOwner = Omit<Asked, 'staffId'> & { readonly orderId: string };

type NotIssued = { readonly kind: Exclude<CommandAnswer<Issued, IssueRule>['kind'], 'done' | 'refused'> };

/**
 * A paper for the borrower: the same one, in the same series of numbers, as staff give out. Who takes it
 * again gets the same number for as long as the same stands on it. Undefined for anybody else's loan; null
 * while it can't be given out.
 */
export async function ownDocument(
  parts: Pick<LendingDeps, 'database' | 'seal' | 'newId' | 'now' | 'press'>,
  { borrowerId, market, language: asked }: DocumentOwner,
  own: OwnWish,
  { orderId, requestId, idempotencyKey }: AskedByOwner,
): Promise<IssuedFile | null | undefined | NotIssued> {
  const { database, now } = parts;
  const loan = await readOwnLoan(database, { borrowerId, market }, orderId);
  if (!loan) return undefined;
  const language = printedLanguage(asked);
  const wish = wishOf(own, { loanId: String(loan.id), language, market });
  const before = await takenBefore(parts, wish, loan.id);
  if (before) return before;
  const actor = { kind: 'borrower', id: borrowerId } as const;
  const request = { input: wish, actor, requestId, idempotencyKey, now: now() };
  const answer = await runCommand(database, numberDocument(parts), request);
  if (answer.kind === 'refused') return null;
  if (answer.kind !== 'done') return { kind: answer.kind };
  return (await printAgain(parts, wish, answer.output)) ?? null;
}

function wishOf(
  own: OwnWish,
  { market, ...about }: { readonly loanId: string; readonly language: Language; readonly market: MarketId },
): DocumentWish {
  if (own.kind !== 'interest-certificate') return { ...about, ...own };
  const { from, until } = taxYear(market, own.year);
  return { ...about, kind: own.kind, from, until };
}

/**
 * The newest of its kind, if it would say the same today. Of a tax year that is still running, and of what
 * settles a loan, only today's: it names the day whose figures it has.
 */
async function takenBefore(
  parts: Pick<LendingDeps, 'database' | 'seal' | 'press'>,
  wish: DocumentWish,
  loanId: bigint,
): Promise<IssuedFile | undefined> {
  const { kind, language } = wish;
  const until = 'until' in wish ? wish.until : null;
  const found = await parts.database.read(async (tx) => ({
    stored: await readLoan(tx, loanId),
    newest: await newestIssuedDocument(tx, { loanId, kind, language, until }),
  }));
  const { newest, stored } = found;
  if (!newest || !stored) return undefined;
  if (kind === 'certificate' && !isFullyPaid(stored.loan)) return undefined;
  if (until !== null && newest.issuedOn <= until && newest.issuedOn !== stored.on) return undefined;
  const { number, digest, issuedOn, amount } = newest;
  return printAgain(parts, wish, { number, digest, on: issuedOn, amount: amount?.toString() ?? null });
}

/** Which papers a borrower may take of a loan now; undefined for anybody else's. */
export function readOwnPapers(
  database: Database,
  borrower: { readonly borrowerId: string; readonly market: MarketId },
  orderId: string,
) {
  return database.read(async (tx) => {
    const own = await ownLoan(tx, borrower, orderId);
    const head = own && (await readLoanHead(tx, own.id));
    if (!own || !head) return undefined;
    const { loan, market, on } = own;
    return {
      quote: quotableDays(loan, market, on),
      taxYears: taxYearsSince(market, head.disbursedOn as CalendarDate, on),
    };
  });
}
