import type { MarketId } from '@candor/markets';
import {
  listBreaksPage,
  listStatementLines,
  type ListedLine,
  type LockedBreak,
} from '@candor/store/transfers';
import { listEventsForAPerson } from '@candor/store/payments';
import type { Database } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import type { SettleBreak } from '../../payments/reconciliation/settle-break.ts';
import { loanNameOf, namesOf } from '../../customers/borrowers/names-of.ts';
import { numberPart, readCursor, writeCursor } from '../../kernel/page-cursor.ts';

const pageSize = 50;

/** How a difference of each kind may be settled. */
const ways: Readonly<Record<LockedBreak['kind'], readonly SettleBreak['how'][]>> = {
  'only-theirs': ['credit', 'explain'],
  'only-ours': ['take-back', 'explain'],
  'other-amount': ['explain', 'take-back'],
  'other-day': ['explain'],
  'taken-back-here': ['explain'],
};

/** What the channels say and our books do not. */
export function readBreaks(database: Database, market: MarketId, cursor: string | undefined, now: Date) {
  return database.read(async (tx) => {
    const place = readCursor(cursor, [numberPart]);
    const before = place ? BigInt(place[0]!) : null;
    const rows = await listBreaksPage(tx, market, { before, limit: pageSize + 1 });
    const page = rows.slice(0, pageSize);
    const last = page.at(-1);
    return {
      items: page.map(withWays),
      callbacks: before === null ? await listEventsForAPerson(tx, market, now) : [],
      nextCursor: rows.length > pageSize && last ? writeCursor([String(last.id)]) : null,
    };
  });
}

function withWays(row: LockedBreak) {
  return { ...row, ways: row.paymentId === null ? (['explain'] as const) : ways[row.kind] };
}

/** The lines of statements that were read. */
export function readStatementLines(
  database: Database,
  seal: PersonSeal,
  market: MarketId,
  cursor: string | undefined,
) {
  return database.read(async (tx) => {
    const place = readCursor(cursor, [numberPart]);
    const before = place ? BigInt(place[0]!) : null;
    const rows = await listStatementLines(tx, market, { before, limit: pageSize + 1 });
    const page = rows.slice(0, pageSize);
    const names = await namesOf(
      tx,
      seal,
      page.map(({ borrowerId }) => borrowerId),
    );
    const last = page.at(-1);
    const named = (row: ListedLine) => ({ ...row, loan: loanNameOf(row, names) });
    return {
      items: page.map(named),
      nextCursor: rows.length > pageSize && last ? writeCursor([String(last.id)]) : null,
    };
  });
}
