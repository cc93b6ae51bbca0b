import { isMarketId, markets, type MarketId } from '@candor/markets';
import {
  countTrail,
  listTrail,
  applicationsBetween,
  subjectsOfLoan,
  type TrailCounts,
  type TrailLine,
  type TrailStep,
} from '@candor/store/audit';
import type { Database, ReadTx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { applicationReference } from '../../kernel/references/application-reference.ts';
import { referenceRange } from '../../lending/applications/reference-range.ts';
import { type AuditNames, namesIn } from './audit-names.ts';
import { auditView, type AuditGroup, type AuditView } from './audit-view.ts';
import { entryWords } from './entry-words.ts';

type TrailEntry = {
  entryId: string;
  no: string | null;
  event: string;
  businessDate: string;
  reverses: string | null;
  lines: TrailLine[];
  /** Of this loan alone, in minor units: an entry may be of many, and memorandum lines move nothing. */
  moved: string;
  /** Lines of other loans are in the entry too, and are not shown. */
  hasOthers: boolean;
};

export type TrailView = {
  readonly loanId: string;
  readonly reference: string;
  readonly market: MarketId;
  readonly currency: string;
  readonly counts: TrailCounts;
  readonly steps: { no: number; event: AuditView; entry: TrailEntry | null }[];
  readonly nextCursor: string | null;
};

export type TrailAsked = {
  readonly loan: string;
  readonly group?: AuditGroup | undefined;
  readonly moneyOnly?: boolean | undefined;
  readonly cursor?: string | undefined;
};

const pageSize = 100;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;

/** Everything that happened to one loan, newest first; undefined where there is no such loan. */
export async function trailOf(
  tx: ReadTx,
  seal: PersonSeal,
  { loan, group, moneyOnly = false, cursor }: TrailAsked,
  limit = pageSize,
): Promise<TrailView | undefined> {
  const found = await findApplication(tx, loan);
  if (!found) return undefined;
  const subjects = await subjectsOfLoan(tx, found.orderId);
  const below = /^\d{1,9}$/u.test(cursor ?? '') ? Number(cursor) : null;
  const rows = await listTrail(tx, { subjects, group: group ?? null, moneyOnly, below, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const names = await namesIn(tx, page);
  return {
    loanId: found.orderId,
    reference: applicationReference(found.orderId),
    market: found.market,
    currency: markets[found.market].currency.code,
    counts: await countTrail(tx, subjects),
    steps: page.map((step) => stepView(step, seal, names)),
    nextCursor: rows.length > limit ? String(page.at(-1)?.no) : null,
  };
}

/** Whether this looks like one at all. */
export function isNameOfLoan(loan: string): boolean {
  return uuid.test(loan.trim()) || referenceRange(loan) !== null;
}

/** By the id of the order that it came from, or by its reference as somebody reads it out. */
async function findApplication(
  tx: ReadTx,
  loan: string,
): Promise<{ orderId: string; market: MarketId } | undefined> {
  const id = loan.trim().toLowerCase();
  const range = uuid.test(id) ? { from: id, to: id } : referenceRange(loan);
  if (!range) return undefined;
  const orders = await applicationsBetween(tx, range.from, range.to);
  const order = orders.find(
    ({ orderId }) => orderId === id || referenceRange(applicationReference(orderId))?.from === range.from,
  );
  if (!order || !isMarketId(order.market)) return undefined;
  return { orderId: order.orderId, market: order.market };
}

function stepView(
  { no, eventId, entryId, journalNo, businessDate, reverses, lines, hasOthers, ...act }: TrailStep,
  seal: PersonSeal,
  names: AuditNames,
) {
  const event = auditView({ ...act, id: eventId }, seal, names);
  if (entryId === null) return { no, event, entry: null };
  const entry = {
    entryId,
    no: journalNo,
    event: act.command,
    businessDate: String(businessDate),
    reverses,
    lines: lines ?? [],
    moved: String(movedBy(lines ?? [])),
    hasOthers: hasOthers ?? false,
  };
  return { no, event: { ...event, who: 'Books', words: entryWords(act.command) }, entry };
}

/** What the lines move: the larger of their two sides, since of an entry of many loans only one is here. */
export function movedBy(lines: readonly Pick<TrailLine, 'minor' | 'isMemo'>[]): bigint {
  const sides = { debit: 0n, credit: 0n };
  for (const { minor, isMemo } of lines) {
    const amount = BigInt(minor);
    if (isMemo) continue;
    if (amount > 0n) sides.debit += amount;
    else sides.credit -= amount;
  }
  return sides.debit > sides.credit ? sides.debit : sides.credit;
}

/** The order that this is the id or the reference of; undefined where there is none. */
export const applicationNamed = findApplication;

/** Reads the trail of a loan, in a transaction of its own. */
export function readTrail(
  database: Database,
  seal: PersonSeal,
  asked: TrailAsked,
): Promise<TrailView | undefined> {
  return database.read((tx) => trailOf(tx, seal, asked));
}
