import { creditSubject } from '../../backoffice/payments/refund-to-ask.ts';
import type { CalendarDate } from '@candor/domain/calendar';
import type { MarketId } from '@candor/markets';
import { listCreditsToReturn } from '@candor/store/loan-lists';
import { accountsOfDisbursements, applicationsWithAccount } from '@candor/store/disbursements';
import { payoutAccountsFor } from '../../customers/payout-accounts/payout-accounts-of.ts';
import { listRefunds, type ListedRefund } from '@candor/store/refunds';
import { listSubjectsAsked } from '@candor/store/approvals';
import type { Database, ReadTx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { creditBackBy } from '../../payments/reversals/credit-back.ts';
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
    const payees = await payeesOf(tx, seal, page);
    const refund = (row: ListedRefund) => ({
      ...row,
      loan: loanNameOf(row, names),
      payee: payees.get(row.id) ?? null,
      // As the bank shows it on its line.
      reference: row.id.slice(0, 8).toUpperCase(),
    });
    return {
      credits: credits.map(credit),
      refunds: page.map(refund),
      nextCursor: rows.length > pageSize && last ? writeCursor([last.orderedOn, last.id]) : null,
    };
  });
}

type Payee = { readonly holder: string; readonly institution: string; readonly masked: string };

/** Whose account each goes to, and how it ends; those without an account are left out. */
async function payeesOf(
  tx: ReadTx,
  seal: PersonSeal,
  refunds: readonly ListedRefund[],
): Promise<ReadonlyMap<string, Payee>> {
  const accountIds = await accountsOfDisbursements(
    tx,
    refunds.map(({ id }) => id),
  );
  const accounts = await payoutAccountsFor(tx, seal, [...accountIds.values()]);
  const payees = new Map<string, Payee>();
  for (const [id, accountId] of accountIds) {
    const account = accounts.get(accountId);
    if (!account) continue;
    const { holder, institutionName: institution, masked } = account;
    payees.set(id, { holder, institution, masked });
  }
  return payees;
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
  return credits.map(({ orderId, borrowerId, amount, since }) => ({
    orderId,
    borrowerId,
    amount,
    promisedBy: since === null ? null : creditBackBy(market, since),
    isAsked: asked.has(creditSubject(orderId)),
    hasAccount: accounts.has(orderId),
  }));
}
