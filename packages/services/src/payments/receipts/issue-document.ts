import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import { settlementUntil } from '@candor/domain/early';
import type { Loan } from '@candor/domain/loan';
import { isMarketId, lending, type Language, type MarketId } from '@candor/markets';
import { taxYearsSince } from '@candor/markets/tax';
import {
  insertIssuedDocument,
  listIssuedDocuments,
  takeDocumentSerial,
  type IssuedKind,
} from '@candor/store/contracts';
import { paidOnLoan } from '@candor/store/loan-lists';
import { findWriteOffDay, readLoan, readLoanHead } from '@candor/store/loans';
import type { Database, ReadTx } from '@candor/store/database';
import type { Command, CommandAnswer, Refusal } from '../../kernel/commands/command.ts';
import { fingerprint } from '../../kernel/commands/fingerprint.ts';
import { runCommand } from '../../kernel/commands/run-command.ts';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { loanNameOf } from '../../lending/loans/loan-name.ts';
import { certificateDocument, isFullyPaid } from './certificate-document.ts';
import { letterhead } from './letterhead.ts';
import { interestDocument } from './interest-document.ts';
import { quoteDocument } from './quote-document.ts';
import type { NamedDocument } from './read-loan-papers.ts';
import { statementDocument } from './statement-document.ts';

/** A paper about a loan that somebody at the lender gives out. */
export type DocumentWish = {
  readonly loanId: string;
  readonly language: Language;
} & (
  | { readonly kind: 'statement'; readonly from: CalendarDate; readonly until: CalendarDate }
  | { readonly kind: 'certificate' }
  /** What settles the loan by a day. */
  | { readonly kind: 'settlement-quote'; readonly until: CalendarDate }
  /** What was paid in a tax year, which is named by its days. */
  | { readonly kind: 'interest-certificate'; readonly from: CalendarDate; readonly until: CalendarDate }
);

export type IssueRule =
  | 'loan_is_unknown'
  | 'loan_is_not_fully_paid'
  | 'loan_has_nothing_to_settle'
  | 'quote_day_is_too_far'
  | 'tax_year_is_not_the_loans';

export type Issued = {
  readonly number: string;
  readonly digest: string;
  readonly on: CalendarDate;
  /** Of a settlement quote, in minor units. */
  readonly amount: string | null;
};

const letters: Readonly<Record<IssuedKind, string>> = {
  statement: 'SOA',
  certificate: 'CFP',
  'settlement-quote': 'STL',
  'interest-certificate': 'INT',
};

/**
 * Gives a paper its number and keeps that it was given out: by whom, when, and the digest of what stood on
 * it.
 *   the 31st statement of 2026 in the Philippines → SOA-PH-2026-000031
 */
export const numberDocument = ({
  seal,
  newId,
}: Pick<LendingDeps, 'seal' | 'newId'>): Command<DocumentWish, Issued, IssueRule> => ({
  name: 'document.issue',
  subject: ({ loanId }) => `loan:${loanId}`,
  async decide(tx, wish, { actor, now }) {
    const { kind, language } = wish;
    const stored = await readLoan(tx, BigInt(wish.loanId));
    if (!stored || !isMarketId(stored.market)) return { refused: 'loan_is_unknown' };
    const { market } = stored;
    const issuedOn = await businessDateOf(tx, market);
    const paidOutOn = (await readLoanHead(tx, stored.id))?.disbursedOn as CalendarDate;
    const broken = brokenBy(wish, { loan: stored.loan, market, paidOutOn, on: issuedOn });
    if (broken) return { refused: broken };
    const year = Number(issuedOn.slice(0, 4));
    const serial = await takeDocumentSerial(tx, { market, kind, year });
    const number = `${letters[kind]}-${market.toUpperCase()}-${year}-${String(serial).padStart(6, '0')}`;
    const document = await documentOf(tx, seal, wish, { number, on: issuedOn });
    if ('refused' in document) return document;
    const digest = digestOf(document);
    const from = 'from' in wish ? wish.from : null;
    const until = 'until' in wish ? wish.until : null;
    const amount =
      kind === 'settlement-quote' ? settlementUntil(stored.loan, issuedOn, wish.until).toPay : null;
    const at = { issuedOn, issuedAt: now, issuedBy: actor.kind === 'staff' ? actor.id : null };
    const about = { loanId: stored.id, kind, number, language, from, until, amount };
    const kept = { id: newId(), ...about, ...at, digest };
    await insertIssuedDocument(tx, kept);
    return {
      output: { number, digest, on: issuedOn, amount: amount?.toString() ?? null },
      facts: { document: kind, number, language, digest },
    };
  },
});

type IssueCase = {
  readonly loan: Loan;
  readonly market: MarketId;
  readonly paidOutOn: CalendarDate;
  readonly on: CalendarDate;
};

/** Why a paper can't be given out on a day. */
function brokenBy(wish: DocumentWish, { loan, market, paidOutOn, on }: IssueCase): IssueRule | undefined {
  switch (wish.kind) {
    case 'statement':
      return undefined;
    case 'certificate':
      return isFullyPaid(loan) ? undefined : 'loan_is_not_fully_paid';
    case 'settlement-quote': {
      const days = quotableDays(loan, market, on);
      if (!days) return 'loan_has_nothing_to_settle';
      return wish.until < days.from || wish.until > days.until ? 'quote_day_is_too_far' : undefined;
    }
    case 'interest-certificate':
      return taxYearsSince(market, paidOutOn, on).some(
        ({ from, until }) => from === wish.from && until === wish.until,
      )
        ? undefined
        : 'tax_year_is_not_the_loans';
  }
}

/** To which days what settles a loan may be quoted; null where nothing is to be settled. */
export function quotableDays(
  loan: Loan,
  market: MarketId,
  on: CalendarDate,
): { readonly from: CalendarDate; readonly until: CalendarDate } | null {
  if (loan.state !== 'active' || settlementUntil(loan, on, on).toPay === 0n) return null;
  const last = dayNumber(on) + lending[market].settlementQuoteDays;
  return { from: on, until: dateOfDayNumber(last) };
}

/** Known again by its words, not by its bytes: a renderer may change. */
function digestOf({ fileName, paper }: NamedDocument): string {
  return fingerprint('document', { fileName, ...paper, pageOf: null });
}

/** A paper as it stands on its day, under its number: one read gives every figure on it. */
async function documentOf(
  tx: ReadTx,
  seal: PersonSeal,
  wish: DocumentWish,
  { number, on }: { readonly number: string; readonly on: CalendarDate },
): Promise<NamedDocument | Refusal<'loan_is_unknown'>> {
  const id = BigInt(wish.loanId);
  const [stored, of] = [await readLoan(tx, id), await readLoanHead(tx, id)];
  if (!stored || !of || !isMarketId(stored.market)) return { refused: 'loan_is_unknown' };
  const { market, borrowerId, loan } = stored;
  const { orderId, amount } = of;
  const paidOutOn = of.disbursedOn as CalendarDate;
  const writtenOffOn = await findWriteOffDay(tx, id);
  const head = await letterhead(tx, seal, { orderId, borrowerId, market }, loanNameOf({ orderId, id }));
  const facts = { market, loan, on, writtenOffOn, number };
  const fileName = `${number}.pdf`;
  const { language } = wish;
  switch (wish.kind) {
    case 'statement': {
      const { from, until } = wish;
      return { fileName, paper: statementDocument(head, { ...facts, from, until }, language) };
    }
    case 'certificate':
      return { fileName, paper: certificateDocument(head, { ...facts, amount, paidOutOn }, language) };
    case 'settlement-quote':
      return { fileName, paper: quoteDocument(head, { ...facts, until: wish.until }, language) };
    case 'interest-certificate': {
      const { from, until } = wish;
      const paid = await paidOnLoan(tx, { loanId: id, from, until });
      return { fileName, paper: interestDocument(head, { market, on, number, from, until, paid }, language) };
    }
  }
}

export type IssuedFile = Pick<Issued, 'number' | 'amount'> & {
  readonly fileName: string;
  readonly file: Buffer;
};

export type Asked = { readonly staffId: string; readonly requestId: string; readonly idempotencyKey: string };

/**
 * Gives out a paper about a loan: it is numbered once, and printed as it was numbered. What changed in the
 * moment between is refused: the number then stands for nothing that anybody holds, and says so in the log.
 */
export async function issueDocument(
  parts: Pick<LendingDeps, 'database' | 'seal' | 'newId' | 'now' | 'press'>,
  wish: DocumentWish,
  { staffId, requestId, idempotencyKey }: Asked,
): Promise<
  | IssuedFile
  | Refusal<'figures_have_changed'>
  | Exclude<CommandAnswer<Issued, IssueRule>, { readonly kind: 'done' }>
> {
  const { database, now } = parts;
  const actor = { kind: 'staff', id: staffId } as const;
  const request = { input: wish, actor, requestId, idempotencyKey, now: now() };
  const answer = await runCommand(database, numberDocument(parts), request);
  if (answer.kind !== 'done') return answer;
  return (await printAgain(parts, wish, answer.output)) ?? { refused: 'figures_have_changed' };
}

/** The paper of a number as it was given out; nothing if it would say something else now. */
export async function printAgain(
  { database, seal, press }: Pick<LendingDeps, 'database' | 'seal' | 'press'>,
  wish: DocumentWish,
  { number, digest, on, amount }: Issued,
): Promise<IssuedFile | undefined> {
  const document = await database.read((tx) => documentOf(tx, seal, wish, { number, on }));
  if ('refused' in document || digestOf(document) !== digest) return undefined;
  return { number, amount, fileName: document.fileName, file: await press(document.paper) };
}

/** From the day a loan was paid out until the business day. */
export function wholeLife(
  database: Database,
  loanId: bigint,
): Promise<{ readonly from: CalendarDate; readonly until: CalendarDate }> {
  return database.read(async (tx) => {
    const head = await readLoanHead(tx, loanId);
    const stored = await readLoan(tx, loanId);
    if (!head || !stored) throw new Error(`there is no loan ${loanId}`);
    return { from: head.disbursedOn as CalendarDate, until: await businessDateOf(tx, stored.market) };
  });
}

/** So many are listed: who wants an older one looks into the audit trail. */
const listedAtMost = 20;

/** What was given out about a loan, the newest first, and whether full payment can be certified. */
export function readIssuedDocuments(database: Database, loanId: bigint) {
  return database.read(async (tx) => {
    const stored = await readLoan(tx, loanId);
    const head = await readLoanHead(tx, loanId);
    if (!stored || !head || !isMarketId(stored.market)) throw new Error(`there is no loan ${loanId}`);
    const { loan, market, on } = stored;
    return {
      isFullyPaid: isFullyPaid(loan),
      quote: quotableDays(loan, market, on),
      taxYears: taxYearsSince(market, head.disbursedOn as CalendarDate, on),
      issued: await listIssuedDocuments(tx, loanId, listedAtMost),
    };
  });
}
