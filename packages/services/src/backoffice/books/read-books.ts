import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import { ledgerEvents, postingTable } from '@candor/domain/ledger';
import { marketMoney, type MarketId } from '@candor/markets';
import {
  askJournal,
  findJournalEntry,
  firstEntryDay,
  listAccounts,
  listActsOfEntry,
  listClosings,
  listJournalOfIds,
  readBusinessClock,
  trialBalance,
  type JournalEntry,
} from '@candor/store/ledger';
import { journalSorts, type JournalFilter } from '@candor/store/desk-lists';
import { findListedMoney, suspenseThrough, suspenseTotals } from '@candor/store/payments';
import { findProvisionOfEntry, listProvisions } from '@candor/store/provisions';
import { findTaxInvoiceOfEntry } from '@candor/store/tax';
import { findDisbursement } from '@candor/store/disbursements';
import { findStaff } from '@candor/store/staff';
import { readLoan, findApplicationOfLoan } from '@candor/store/loans';
import type { Database, ReadTx } from '@candor/store/database';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { applicationReference } from '../../kernel/references/application-reference.ts';
import { loanNameOf } from '../../lending/loans/loan-name.ts';
import { placesOfList, type SortWish } from '../../kernel/list-cursor.ts';
import { openRequestAbout } from '../approvals/open-request-about.ts';

/**
 * The trial balance at the end of a day. Memorandum accounts balance among themselves and count in neither
 * sum.
 */
export async function trialBalanceAt(tx: ReadTx, market: MarketId, asOf: CalendarDate | undefined) {
  const on = asOf ?? (await businessDateOf(tx, market));
  const rows = await trialBalance(tx, { market, asOf: on });
  const counted = rows.filter(({ kind }) => kind !== 'memo');
  const sum = (side: 'debit' | 'credit') => counted.reduce((all, row) => all + row[side], 0n);
  const [debit, credit] = [sum('debit'), sum('credit')];
  return { asOf: on, rows, debit, credit, ties: debit === credit };
}

/**
 * Reads the trial balance at the end of a day, in a transaction of its own. Of a day that has not come there
 * is none: today's figures under tomorrow's date would be believed.
 */
export function readTrialBalance(database: Database, market: MarketId, asOf: CalendarDate | undefined) {
  return database.read(async (tx) => {
    if (asOf !== undefined && asOf > (await businessDateOf(tx, market)))
      return { refused: 'day_has_not_come' } as const;
    return { ...(await trialBalanceAt(tx, market, asOf)), firstOn: await firstEntryDay(tx, market) };
  });
}

/** As the audit log files what is asked about the books of a market. */
export const booksSubject = (market: string) => `books:${market}`;

/** How far the books are closed, and what waits for an approver about that. */
export function readPeriods(database: Database, market: MarketId, now: Date) {
  return database.read(async (tx) => ({
    ...(await periodsOf(tx, market)),
    asked: await openRequestAbout(tx, booksSubject(market), now),
  }));
}

export type JournalWish = {
  readonly filter: JournalFilter;
  readonly sort: SortWish<typeof journalSorts>;
};

const pageSize = 50;

/** The journal by a filter and a sort. */
export function readJournal(
  database: Database,
  market: MarketId,
  { filter, sort, cursor }: JournalWish & { readonly cursor: string | undefined },
) {
  return database.read(async (tx) => {
    const question = await askJournal(tx, market, filter);
    const order = { ...journalSorts[sort.key], way: sort.way };
    const page = { cursor: cursor ?? null, limit: pageSize };
    const { ids, next } = question ? await placesOfList(tx, question, order, page) : { ids: [], next: null };
    return {
      items: await listJournalOfIds(tx, ids.map(BigInt)),
      nextCursor: next,
      accounts: await listAccounts(tx, market),
      events: [...ledgerEvents, 'reverse'],
    };
  });
}

export type EntryCause = {
  readonly kind: 'loan' | 'payment' | 'payout' | 'provision' | 'invoice';
  readonly id: string;
  readonly reference: string;
  readonly words: string;
  readonly subject: string | null;
};

/** One entry, what it is of, and who did it. */
export function readEntry(database: Database, entryId: bigint) {
  return database.read(async (tx) => {
    const entry = await findJournalEntry(tx, entryId);
    if (!entry) return undefined;
    const causes = [...(await causesOf(tx, entry)), ...(await papersOf(tx, entry.id))];
    const acts = await listActsOfEntry(tx, entryId);
    const people = new Map<string, string>();
    for (const { actorKind, actorId } of acts)
      if (actorKind === 'staff' && !people.has(actorId) && uuid.test(actorId))
        people.set(actorId, (await findStaff(tx, actorId))?.name ?? actorId);
    return {
      entry,
      when: entry.event === 'reverse' ? 'An entry is undone by its mirror.' : whenOf(entry.event),
      causes,
      acts: acts.map(({ at, actorKind, actorId, command, subject }) => ({
        at,
        actor: actorKind === 'staff' ? (people.get(actorId) ?? actorId) : actorKind,
        command,
        subject,
      })),
    };
  });
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

function whenOf(event: string): string {
  return event in postingTable ? postingTable[event as keyof typeof postingTable].when : '';
}

/** A day's interest is one entry of two thousand loans: the first of them are named, and none is held up. */
const causesShown = 20;

/** The loans and payments that its lines name, and the payout that its key does. */
async function causesOf(tx: ReadTx, { event, naturalKey, lines }: JournalEntry): Promise<EntryCause[]> {
  const causes: EntryCause[] = [];
  const subjects = [...new Set(lines.flatMap((line) => line.subject ?? []))];
  for (const subject of subjects.slice(0, causesShown)) {
    const [kind = '', id = ''] = subject.split(':');
    if (kind === 'payment') {
      const money = await findListedMoney(tx, id);
      const orderId = money?.orderId ?? null;
      const words = orderId ? `Payment for ${applicationReference(orderId)}` : 'Unapplied payment';
      // The bank's or the channel's own number; of a part, or of what has none, how its id begins.
      const reference = money?.externalId ?? id.slice(0, 8).toUpperCase();
      causes.push({ kind: 'payment', id, reference, words, subject });
      continue;
    }
    const orderId = kind === 'loan' ? await findApplicationOfLoan(tx, BigInt(id)) : undefined;
    const loan = kind === 'loan' ? await readLoan(tx, BigInt(id)) : undefined;
    if (loan) {
      const { state } = loan.loan;
      const name = loanNameOf({ orderId: orderId ?? null, id: BigInt(id) });
      causes.push({
        kind: 'loan',
        id: orderId ?? name,
        reference: name,
        words: `Loan, ${state.replaceAll('-', ' ')}`,
        subject,
      });
    }
  }
  const [, named = ''] = naturalKey.replace(/^reverse:/u, '').split(':');
  if ((event === 'settle-payout' || event === 'refund') && uuid.test(named)) {
    const payout = await findDisbursement(tx, named);
    if (payout)
      causes.push({
        kind: 'payout',
        id: named,
        // As the bank shows it on its line.
        reference: named.slice(0, 8).toUpperCase(),
        words: payout.kind === 'loan' ? 'Disbursement' : 'Refund',
        subject: null,
      });
  }
  return causes;
}

/** The month whose provision it posted, and the tax invoice that it has. */
async function papersOf(tx: ReadTx, entryId: bigint): Promise<EntryCause[]> {
  const provision = await findProvisionOfEntry(tx, entryId);
  const invoice = await findTaxInvoiceOfEntry(tx, entryId);
  return [
    ...(provision
      ? [
          {
            kind: 'provision' as const,
            id: provision.month,
            reference: provision.month.slice(0, 7),
            words: 'The provision of a month',
            subject: null,
          },
        ]
      : []),
    ...(invoice
      ? [
          {
            kind: 'invoice' as const,
            id: invoice.number,
            reference: invoice.number,
            words: invoice.kind === 'invoice' ? 'A tax invoice' : 'A credit note',
            subject: `loan:${invoice.loanId}`,
          },
        ]
      : []),
  ];
}

/**
 * Up to which day the books are closed, and whether the next month may be, or the days through one that is
 * asked about.
 */
export async function periodsOf(tx: ReadTx, market: MarketId, asked?: CalendarDate) {
  const clock = await readBusinessClock(tx, market);
  if (!clock) throw new Error(`the market ${market} has no business clock`);
  const { businessDate, closedThrough } = clock;
  const next = asked ?? lastDayOfMonthOver(businessDate, closedThrough);
  const { ties, debit, credit } = await trialBalanceAt(tx, market, next ?? businessDate);
  const suspense = await suspenseTotals(tx, market);
  // What came after the period is no matter of its closing.
  const unapplied = await suspenseThrough(tx, market, next ?? businessDate);
  const provision = next === null ? [] : await provisionCheck(tx, market, next);
  return {
    businessDate,
    closedThrough,
    next,
    checks: [
      {
        agrees: ties,
        words: ties ? 'Debit and credit are the same' : `Debit ${debit} and credit ${credit} differ`,
      },
      {
        agrees: suspense.ledger === suspense.payments,
        words:
          suspense.ledger === suspense.payments
            ? 'Suspense ties to the payments'
            : 'Suspense does not tie to the payments',
      },
      unapplied.count > 0
        ? {
            agrees: false,
            words: `Unapplied cash of the period: ${unapplied.count} in suspense, ${marketMoney(market, unapplied.amount)}`,
          }
        : { agrees: true, words: 'No unapplied cash of the period is in suspense' },
      ...provision,
    ],
    closings: await listClosings(tx, market),
  };
}

/**
 * Whether the month's provision is posted. It warns and does not forbid: a lender may keep its provisions
 * elsewhere, and a month that was closed without one is made up for by the next month's difference.
 */
async function provisionCheck(tx: ReadTx, market: MarketId, through: CalendarDate) {
  const month = through.slice(0, 7);
  const isPosted = (await listProvisions(tx, market)).some((each) => each.month.startsWith(month));
  const words = isPosted
    ? `The provision of ${month} is posted`
    : `The provision of ${month} is not posted: once the month is closed it can’t be`;
  return [{ agrees: isPosted, words }];
}

/** On 16 November, open: 31 October. With October closed: null, November is not over. */
function lastDayOfMonthOver(
  businessDate: CalendarDate,
  closedThrough: CalendarDate | null,
): CalendarDate | null {
  const firstOfMonth = `${businessDate.slice(0, 7)}-01` as CalendarDate;
  const last = dateOfDayNumber(dayNumber(firstOfMonth) - 1);
  return closedThrough !== null && closedThrough >= last ? null : last;
}
