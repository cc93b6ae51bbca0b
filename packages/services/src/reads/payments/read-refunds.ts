import { creditSubject } from '../../backoffice/payments/refund-to-ask.ts';
import type { CalendarDate } from '@candor/domain/calendar';
import type { MarketId } from '@candor/markets';
import { listCreditsToReturn } from '@candor/store/loan-lists';
import { applicationsWithAccount } from '@candor/store/disbursements';
import { listRefunds, type ListedRefund } from '@candor/store/refunds';
import { listSubjectsAsked } from '@candor/store/approvals';
import type { Database, ReadTx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { loanNameOf, namesOf } from '../../customers/borrowers/names-of.ts';
import { dayPart, readCursor, uuidPart, writeCursor } from '../../kernel/page-cursor.ts';

const pageSize = 50;

/** What has to go back, and what goes or went. */
export function readRefunds(
  database: Database,
  seal: PersonSeal,
  market: MarketId,
  cursor: string | undefined,
) {
  return database.read(async (tx) => {
    const place = readCursor(cursor, [dayPart, uuidPart]);
    const after = place ? { on: place[0] as CalendarDate, id: place[1]! } : null;
    const rows = await listRefunds(tx, market, { after, limit: pageSize + 1 });
    const page = rows.slice(0, pageSize);
    const credits = after === null ? await creditsOf(tx, market) : [];
    const names = await namesOf(
      tx,
      seal,
      [...page, ...credits].map(({ borrowerId }) => borrowerId),
    );
    const last = page.at(-1);
    type Credit = (typeof credits)[number];
    const credit = (row: Credit) => ({ ...row, ...loanNameOf(row, names)! });
    const refund = (row: ListedRefund) => ({ ...row, loan: loanNameOf(row, names) });
    return {
      credits: credits.map(credit),
      refunds: page.map(refund),
      nextCursor: rows.length > pageSize && last ? writeCursor([last.orderedOn, last.id]) : null,
    };
  });
}

async function creditsOf(tx: ReadTx, market: MarketId) {
  const credits = (await listCreditsToReturn(tx, market)).slice(0, pageSize);
  const asked = await listSubjectsAsked(
    tx,
    credits.map(({ orderId }) => creditSubject(orderId)),
  );
  const accounts = await applicationsWithAccount(
    tx,
    credits.map(({ orderId }) => orderId),
  );
  return credits.map(({ orderId, borrowerId, state, amount }) => ({
    orderId,
    borrowerId,
    state,
    amount,
    isAsked: asked.has(creditSubject(orderId)),
    hasAccount: accounts.has(orderId),
  }));
}
