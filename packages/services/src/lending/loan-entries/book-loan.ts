import { loanSubject, makeEntry } from '@candor/domain/ledger';
import type { CalendarDate } from '@candor/domain/calendar';
import type { Entry } from '@candor/domain/ledger';
import type { LoanEvent } from '@candor/domain/loan';
import type { Refusal } from '@candor/domain/refusals';
import {
  balanceOf,
  nextNaturalKeys,
  postEntries,
  reverseEntry,
  type PostingRefusal,
  type WhichEntry,
} from '@candor/store/ledger';
import { type StoredLoan } from '@candor/store/loans';
import { paymentEntries, standingPaymentEntries } from '@candor/store/loan-lists';
import { together, type Part, type ReadTx, type Tx } from '@candor/store/database';
import type { ChargeRefusal } from '@candor/markets';
import { forbiddenCharge } from './charge-checks.ts';
import { entryToPost } from '@candor/domain/loan-entries';
import type { EntryToPost } from '@candor/domain/loan-entries';
import { entriesOfLoanEvents } from '@candor/domain/loan-entries';

export type BookingRefusal = Refusal<ChargeRefusal> | PostingRefusal;

/** What was booked of a loan: its fees, and what has to be written with it. */
export type Booked = { readonly feeCharged: bigint; readonly parts: readonly Part[] };

/**
 * Writes a loan's events into the books, after asking the law once more. The loan itself is saved by whoever
 * asked: with what is given back. `ahead` is booked with them and before them: the money itself.
 */
export async function bookLoan(
  tx: Tx,
  stored: StoredLoan,
  events: readonly LoanEvent[],
  { today, ahead = [] }: { readonly today: CalendarDate; readonly ahead?: readonly Entry[] },
): Promise<Booked | BookingRefusal> {
  const reversed = events.flatMap((event) => (event.event === 'payment-reversed' ? [event.by] : []));
  const undone = (await Promise.all(reversed.map((by) => standingPaymentEntries(tx, stored.id, by)))).flat();
  const mirrors = undone.map(({ entryId }) => ({ id: entryId }));
  const unmirrored = (await mirror(tx, mirrors, today)) ?? (await noteAgain(tx, stored, undone, today));
  if (unmirrored) return unmirrored;
  const booking = entriesOfLoanEvents(stored, events, {
    today,
    noted: await notedOn(tx, stored, 'npa-interest'),
    notedPenalty: await notedOn(tx, stored, 'npa-penalty'),
    feeUndone: undone.reduce((sum, { fee }) => sum + fee, 0n),
  });
  const forbidden = forbiddenCharge(stored, events, booking.drafts);
  if (forbidden) return forbidden;
  const returned = await deductedEntries(tx, stored, booking.feesReturned);
  const refused = await mirror(tx, returned, today);
  if (refused) return refused;
  const parts = await postWith(tx, stored, booking.drafts, { today, ahead });
  return 'refused' in parts ? parts : { feeCharged: booking.feeCharged, parts };
}

async function mirror(
  tx: Tx,
  entries: readonly WhichEntry[],
  businessDate: CalendarDate,
): Promise<PostingRefusal | undefined> {
  for (const which of entries) {
    const mirrored = await reverseEntry(tx, which, { businessDate });
    if (!('refused' in mirrored)) continue;
    const { refused } = mirrored;
    if (refused === 'period_closed' || refused === 'natural_key_reused') return { ...mirrored, refused };
    throw new Error(`an entry can't be undone: ${refused}`);
  }
  return undefined;
}

/**
 * What a reversed payment had paid comes back where it stood then. If the loan has begun or ceased to perform
 * since, it belongs on the other side. So do late charges that were taken as income while the loan did not
 * perform, before they were noted too.
 */
async function noteAgain(
  tx: Tx,
  stored: StoredLoan,
  undone: readonly unknown[],
  on: CalendarDate,
): Promise<PostingRefusal | undefined> {
  const isNpa = stored.npaSince !== null;
  return undone.length === 0 && !isNpa ? undefined : moveNoted(tx, stored, isNpa, on);
}

/** Interest and late charges owed stand on the books while a loan performs, and beside them else. */
export async function moveNoted(
  tx: Tx,
  stored: Pick<StoredLoan, 'id' | 'market' | 'currency'>,
  isNpa: boolean,
  on: CalendarDate,
): Promise<PostingRefusal | undefined> {
  const interest = await owedOn(tx, stored, isNpa ? 'interest-receivable' : 'npa-interest');
  const penalty = await owedOn(tx, stored, isNpa ? 'penalty-receivable' : 'npa-penalty');
  if (interest === 0n && penalty === 0n) return undefined;
  const facts = { loan: String(stored.id), on, interest, penalty };
  const draft = isNpa ? entryToPost('enter-npa', facts) : entryToPost('leave-npa', facts);
  return postDrafts(tx, stored, [draft], on);
}

type LoanAccount = 'interest-receivable' | 'penalty-receivable' | 'npa-interest' | 'npa-penalty';

/** Interest that was paid ahead is owed by nobody. */
async function owedOn(
  tx: ReadTx,
  { id, currency }: Pick<StoredLoan, 'id' | 'currency'>,
  account: LoanAccount,
): Promise<bigint> {
  const minor = await balanceOf(tx, { account, subject: loanSubject(String(id)), currency });
  return minor > 0n ? minor : 0n;
}

async function notedOn(tx: ReadTx, stored: StoredLoan, account: LoanAccount): Promise<bigint> {
  if (stored.npaSince === null) return 0n;
  const { id, currency } = stored;
  return balanceOf(tx, { account, subject: loanSubject(String(id)), currency });
}

/** A fee that was returned once and deducted again stands under the last of its keys. */
async function deductedEntries(
  tx: ReadTx,
  { id }: StoredLoan,
  names: readonly string[],
): Promise<WhichEntry[]> {
  const bases = names.map((name) => `deduct-fee:${id}:${encodeURIComponent(name)}`);
  const next = await nextNaturalKeys(tx, bases);
  return bases.map((base, place) => {
    const before = Number(next[place]?.split(':again-')[1] ?? 2) - 1;
    return { naturalKey: before > 1 ? `${base}:again-${before}` : base };
  });
}

/** Posts entries under keys of their own, and notes those that go with a payment. */
export async function postDrafts(
  tx: Tx,
  stored: Pick<StoredLoan, 'id' | 'market' | 'currency'>,
  drafts: readonly EntryToPost[],
  today: CalendarDate,
): Promise<PostingRefusal | undefined> {
  const parts = await postWith(tx, stored, drafts, { today, ahead: [] });
  if ('refused' in parts) return parts;
  await together(tx, parts);
  return undefined;
}

/** The same with other entries ahead of them; which go with a payment is given back, to be written. */
async function postWith(
  tx: Tx,
  { id, market, currency }: Pick<StoredLoan, 'id' | 'market' | 'currency'>,
  drafts: readonly EntryToPost[],
  { today, ahead }: { readonly today: CalendarDate; readonly ahead: readonly Entry[] },
): Promise<readonly Part[] | PostingRefusal> {
  const entries = await withFreeKeys(
    tx,
    drafts.map((each) => entryOf(each, { market, businessDate: today, currency })),
  );
  const posted = await postEntries(tx, [...ahead, ...entries]);
  if ('refused' in posted) return posted;
  return [...new Set(drafts.flatMap((each) => each.by ?? []))].map((by) => {
    const noted = drafts.flatMap((each, place) =>
      each.by === by ? [{ entryId: posted[ahead.length + place]?.entryId ?? 0n, fee: each.fee }] : [],
    );
    return paymentEntries({ loanId: id, by, entries: noted });
  });
}

function entryOf(
  { event, facts }: EntryToPost,
  occasion: { market: string; businessDate: CalendarDate; currency: string },
): Entry {
  return makeEntry(event, occasion, facts);
}

/**
 * The same thing can happen to a loan twice a day, and twice in one change: then the keys end in again-2,
 * again-3. The loan is locked, so nobody else takes them.
 */
async function withFreeKeys(tx: ReadTx, entries: readonly Entry[]): Promise<Entry[]> {
  const keys = await nextNaturalKeys(
    tx,
    entries.map(({ naturalKey }) => naturalKey),
  );
  const taken = new Set<string>();
  return entries.map((entry, place) => {
    let naturalKey = keys[place] ?? entry.naturalKey;
    while (taken.has(naturalKey)) {
      const [base = '', again] = naturalKey.split(':again-');
      naturalKey = `${base}:again-${Number(again ?? 1) + 1}`;
    }
    taken.add(naturalKey);
    return { ...entry, naturalKey };
  });
}
