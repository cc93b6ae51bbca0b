import type { CalendarDate } from '@candor/domain/calendar';
import { isMarketId, type Language, type MarketId } from '@candor/markets';
import {
  insertIssuedDocument,
  listIssuedDocuments,
  newestIssuedDocument,
  takeDocumentSerial,
  type IssuedKind,
} from '@candor/store/contracts';
import { findWriteOffDay, readLoan, readLoanHead } from '@candor/store/loans';
import type { Database, ReadTx } from '@candor/store/database';
import type { Command, CommandAnswer, Refusal } from '../../kernel/commands/command.ts';
import { fingerprint } from '../../kernel/commands/fingerprint.ts';
import { runCommand } from '../../kernel/commands/run-command.ts';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { printedLanguage } from '../../lending/contracts/paper-texts.ts';
import { readOwnLoan } from '../../lending/loans/own-loan.ts';
import { loanNameOf } from '../../lending/loans/loan-name.ts';
import { certificateDocument, isFullyPaid } from './certificate-document.ts';
import { letterhead } from './letterhead.ts';
import type { NamedDocument } from './read-loan-papers.ts';
import { statementDocument } from './statement-document.ts';

/** A paper about a loan that somebody at the lender gives out. */
export type DocumentWish = {
  readonly loanId: string;
  readonly language: Language;
} & (
  | { readonly kind: 'statement'; readonly from: CalendarDate; readonly until: CalendarDate }
  | { readonly kind: 'certificate' }
);

type IssueRule = 'loan_is_unknown' | 'loan_is_not_fully_paid';

type Issued = { readonly number: string; readonly digest: string; readonly on: CalendarDate };

const letters: Readonly<Record<IssuedKind, string>> = { statement: 'SOA', certificate: 'CFP' };

/**
 * Gives a paper its number and keeps that it was given out: by whom, when, and the digest of what stood on
 * it.
 *   the 31st statement of 2026 in the Philippines → SOA-PH-2026-000031
 */
const numberDocument = ({
  seal,
  newId,
}: Pick<LendingDeps, 'seal' | 'newId'>): Command<DocumentWish, Issued, IssueRule> => ({
  name: 'document.issue',
  subject: ({ loanId }) => `loan:${loanId}`,
  async decide(tx, wish, { actor, now }) {
    const { kind, language } = wish;
    const stored = await readLoan(tx, BigInt(wish.loanId));
    if (!stored || !isMarketId(stored.market)) return { refused: 'loan_is_unknown' };
    if (kind === 'certificate' && !isFullyPaid(stored.loan)) return { refused: 'loan_is_not_fully_paid' };
    const { market } = stored;
    const issuedOn = await businessDateOf(tx, market);
    const year = Number(issuedOn.slice(0, 4));
    const serial = await takeDocumentSerial(tx, { market, kind, year });
    const number = `${letters[kind]}-${market.toUpperCase()}-${year}-${String(serial).padStart(6, '0')}`;
    const document = await documentOf(tx, seal, wish, { number, on: issuedOn });
    if ('refused' in document) return document;
    const digest = digestOf(document);
    const [from, until] = kind === 'statement' ? [wish.from, wish.until] : [null, null];
    const at = { issuedOn, issuedAt: now, issuedBy: actor.kind === 'staff' ? actor.id : null };
    const kept = { id: newId(), loanId: stored.id, kind, number, language, from, until, ...at, digest };
    await insertIssuedDocument(tx, kept);
    return { output: { number, digest, on: issuedOn }, facts: { document: kind, number, language, digest } };
  },
});

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
  const paper =
    wish.kind === 'statement'
      ? statementDocument(head, { ...facts, from: wish.from, until: wish.until }, wish.language)
      : certificateDocument(head, { ...facts, amount, paidOutOn }, wish.language);
  return { fileName: `${number}.pdf`, paper };
}

export type IssuedFile = { readonly number: string; readonly fileName: string; readonly file: Buffer };

type Asked = { readonly staffId: string; readonly requestId: string; readonly idempotencyKey: string };

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
async function printAgain(
  { database, seal, press }: Pick<LendingDeps, 'database' | 'seal' | 'press'>,
  wish: DocumentWish,
  { number, digest, on }: Issued,
): Promise<IssuedFile | undefined> {
  const document = await database.read((tx) => documentOf(tx, seal, wish, { number, on }));
  if ('refused' in document || digestOf(document) !== digest) return undefined;
  return { number, fileName: document.fileName, file: await press(document.paper) };
}

export type CertificateReader = {
  readonly borrowerId: string;
  readonly market: MarketId;
  readonly language: Language;
};

/**
 * The certificate of full payment for the borrower: the same paper, in the same series of numbers, as staff
 * give out. Who takes it again gets the same number for as long as the same stands on it. Undefined for
 * anybody else's loan; null while something is owed.
 */
export async function ownCertificate(
  parts: Pick<LendingDeps, 'database' | 'seal' | 'newId' | 'now' | 'press'>,
  { borrowerId, market, language: asked }: CertificateReader,
  { orderId, requestId, idempotencyKey }: Omit<Asked, 'staffId'> & { readonly orderId: string },
): Promise<
  | IssuedFile
  | null
  | undefined
  | { readonly kind: Exclude<CommandAnswer<Issued, IssueRule>['kind'], 'done' | 'refused'> }
> {
  const { database, now } = parts;
  const own = await readOwnLoan(database, { borrowerId, market }, orderId);
  if (!own) return undefined;
  if (!isFullyPaid(own.loan)) return null;
  const language = printedLanguage(asked);
  const wish = { loanId: String(own.id), language, kind: 'certificate' } as const;
  const newest = await database.read((tx) =>
    newestIssuedDocument(tx, { loanId: own.id, kind: 'certificate', language }),
  );
  const before = newest && (await printAgain(parts, wish, { ...newest, on: newest.issuedOn }));
  if (before) return before;
  const actor = { kind: 'borrower', id: borrowerId } as const;
  const request = { input: wish, actor, requestId, idempotencyKey, now: now() };
  const answer = await runCommand(database, numberDocument(parts), request);
  if (answer.kind === 'refused') return null;
  if (answer.kind !== 'done') return { kind: answer.kind };
  return (await printAgain(parts, wish, answer.output)) ?? null;
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
    return {
      isFullyPaid: stored !== undefined && isFullyPaid(stored.loan),
      issued: await listIssuedDocuments(tx, loanId, listedAtMost),
    };
  });
}
