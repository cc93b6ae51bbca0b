import type { CalendarDate } from '@candor/domain/calendar';
import { lending, type MarketId } from '@candor/markets';
import {
  countContacts,
  listContactNotes,
  type ContactCount,
  type ContactNote,
} from '@candor/store/collections';
import { findBorrower } from '@candor/store/borrowers';
import { latestHardshipRequest, shelterOfLoans, type HardshipRequest } from '@candor/store/hardship';
import { readLoan, readLoanHead } from '@candor/store/loans';
import { listLateLoans, listLoansById, type LatePlace, type LoanListLine } from '@candor/store/loan-lists';
import { listQueues } from '@candor/store/queues';
import type { Database, ReadTx } from '@candor/store/database';
import { knownPeople, type KnownPerson } from '../../customers/borrowers/name-words.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { collectionTexts, type CollectionText } from '../../servicing/collections/collection-texts.ts';
import { contactAbout } from '../../servicing/collections/contact-borrower.ts';
import {
  contactsOf,
  contactsSince,
  contactsToday,
  seeContact,
  type ContactRule,
} from '../../customers/contact/may-contact.ts';
import { countedKinds } from '../../customers/contact/message-kinds.ts';
import { hardshipOptions } from '../../servicing/hardship/hardship-options.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { linesWithPositions, type LoanLine } from '../loans/lines-with-positions.ts';
import { loanNameOf, loansNamed } from '../../lending/loans/loan-name.ts';
import { loanStands, type LoanStands } from '../../lending/loans/loan-stands.ts';
import { dayPart, numberPart, readCursor, uuidPart, writeCursor } from '../../kernel/page-cursor.ts';
import { readOffice, type Office } from '../queues/queue-office.ts';
import { nobody, standOf, type QueueStand } from '../queues/read-queues.ts';

const pageSize = 50;
const contactsShown = 100;

export type LateLine = {
  readonly line: LoanLine;
  readonly person: KnownPerson;
  readonly daysLate: number;
  readonly oldestDueOn: CalendarDate;
  readonly isSheltered: boolean;
  readonly promisedOn: CalendarDate | null;
  readonly deadline: Date | null;
  readonly count: ContactCount | undefined;
};

/**
 * Who is late, the latest first, or whose promise to pay is still open, the next day first; with what was
 * agreed and how often somebody has spoken with them. The open promises are the rows of the queue: nobody
 * else has a deadline that somebody at the lender could miss.
 */
export function readCollections(
  database: Database,
  seal: PersonSeal,
  {
    market,
    show,
    cursor,
    now,
  }: {
    readonly market: MarketId;
    readonly show: 'late' | 'promised';
    readonly cursor: string | null;
    readonly now: Date;
  },
): Promise<{
  readonly lines: readonly LateLine[];
  readonly queue: QueueStand;
  readonly next: string | null;
}> {
  return database.read(async (tx) => {
    const on = await businessDateOf(tx, market);
    const listed =
      show === 'late'
        ? await latePage(tx, { market, on }, cursor)
        : await promisedPage(tx, await readOffice(tx, { market, now, may: new Set() }), cursor);
    const page = await linesWithPositions(tx, listed.lines, { market, on });
    const borrowers = page.map(({ borrowerId }) => borrowerId);
    const people = await knownPeople(tx, seal, borrowers);
    const counts = await countContacts(tx, [...new Set(borrowers)], {
      since: contactsSince(market, now),
      kinds: countedKinds,
    });
    const byBorrower = new Map(counts.map((count) => [count.borrowerId, count]));
    const shelter = await shelterOfLoans(
      tx,
      page.map(({ id }) => id),
      on,
    );
    return {
      lines: page.map((line) => {
        const { rows: instalments, daysPastDue } = line.position;
        const oldestDueOn = instalments.find(({ state }) => state === 'late')?.dueOn ?? line.lateSince ?? on;
        const sheltered = shelter.find(({ loanId }) => loanId === line.id);
        return {
          line,
          person: people.get(line.borrowerId) ?? { name: null, phone: null },
          daysLate: daysPastDue,
          oldestDueOn,
          isSheltered: sheltered !== undefined,
          promisedOn: listed.promises.get(line.id)?.on ?? sheltered?.promisedOn ?? null,
          deadline: listed.promises.get(line.id)?.until ?? null,
          count: byBorrower.get(line.borrowerId),
        };
      }),
      queue: await standOf(tx, ['collections'], { market, now }),
      next: listed.next,
    };
  });
}

type Listed = {
  readonly lines: readonly LoanListLine[];
  readonly promises: ReadonlyMap<bigint, { readonly on: CalendarDate; readonly until: Date }>;
  readonly next: string | null;
};

async function latePage(
  tx: ReadTx,
  of: { readonly market: MarketId; readonly on: CalendarDate },
  cursor: string | null,
): Promise<Listed> {
  const rows = await listLateLoans(tx, { ...of, limit: pageSize + 1 }, placeIn(cursor));
  const lines = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? lines.at(-1) : undefined;
  return { lines, promises: new Map(), next: last ? `${last.lateSince}_${last.id}` : null };
}

/** The queue's own rows, with their loans. */
async function promisedPage(tx: ReadTx, office: Office, cursor: string | null): Promise<Listed> {
  const place = readCursor(cursor ?? undefined, [numberPart, uuidPart]);
  const rows = await listQueues(tx, ['collections'], office, {
    after: place ? { place: BigInt(place[0]!) * 1_000n, id: place[1]! } : null,
    limit: pageSize + 1,
    holder: { is: 'all', staffId: nobody },
    isSaid: true,
  });
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  const promises = new Map(
    shown.map(({ at, name, note }) => [BigInt(name ?? 0), { on: note as CalendarDate, until: at }] as const),
  );
  const known = await listLoansById(tx, { market: office.market, limit: pageSize }, [...promises.keys()]);
  const loans = new Map(known.map((line) => [line.id, line]));
  return {
    lines: [...promises.keys()].flatMap((id) => loans.get(id) ?? []),
    promises,
    // A promised day ends on a whole second: milliseconds lose nothing, and fit the cursor.
    next: last ? writeCursor([String(last.place / 1_000n), last.id]) : null,
  };
}

function placeIn(cursor: string | null): LatePlace | null {
  const [, dueOn = '', id = ''] = /^(\d{4}-\d{2}-\d{2})_(\d{1,18})$/u.exec(cursor ?? '') ?? [];
  return dayPart.test(dueOn) ? { dueOn: dueOn as CalendarDate, id: BigInt(id) } : null;
}

type Allowed = { readonly refused: ContactRule; readonly facts?: object } | undefined;

export type LatePage = {
  readonly loan: string;
  readonly person: KnownPerson;
  readonly language: string;
  readonly on: CalendarDate;
  readonly stands: LoanStands;
  readonly promise: HardshipRequest | undefined;
  readonly latestPromiseOn: CalendarDate | null;
  readonly call: Allowed;
  readonly message: Allowed;
  readonly rules: (typeof lending)[MarketId]['contactHours'] & (typeof lending)[MarketId]['contactsAtMost'];
  readonly contacted: { readonly today: number; readonly week: number };
  readonly contacts: readonly { readonly note: ContactNote; readonly words: string }[];
  readonly templates: readonly CollectionText[];
};

/** One late loan, for whoever is about to call. */
export function readCollection(
  database: Database,
  seal: PersonSeal,
  { market, loan: name, now }: { readonly market: MarketId; readonly loan: string; readonly now: Date },
): Promise<LatePage | undefined> {
  return database.read(async (tx) => {
    const [loanId] = await loansNamed(tx, market, name);
    if (loanId === undefined) return undefined;
    const stored = await readLoan(tx, loanId);
    const head = await readLoanHead(tx, loanId);
    if (!stored || !head) return undefined;
    const { borrowerId, loan } = stored;
    const on = await businessDateOf(tx, market);
    const people = await knownPeople(tx, seal, [borrowerId]);
    const language = (await findBorrower(tx, borrowerId))?.language ?? 'en';
    const count = await contactsOf(tx, market, borrowerId, now);
    const asked = await latestHardshipRequest(tx, loanId);
    const promise = asked?.option === 'promise-to-pay' ? asked : undefined;
    const option = hardshipOptions({ market, loan, on }).find((each) => each.option === 'promise-to-pay');
    const notes = await listContactNotes(tx, loanId, contactsShown);
    const who = { market, loanId, now };
    return {
      loan: loanNameOf({ orderId: head.orderId, id: loanId }),
      person: people.get(borrowerId) ?? { name: null, phone: null },
      language,
      on,
      stands: loanStands(loan, on, market),
      promise,
      latestPromiseOn: asked?.state === 'considered' ? null : (option?.latestOn ?? null),
      call: await seeContact(tx, { ...who, about: 'call' }),
      message: await seeContact(tx, { ...who, about: 'collection' }),
      rules: { ...lending[market].contactHours, ...lending[market].contactsAtMost },
      contacted: { today: contactsToday(market, count, now), week: count.contactedAt.length },
      contacts: notes.map((note) => ({
        note,
        words: note.sealed === null ? '' : seal.open(note.sealed, contactAbout(note.id)),
      })),
      templates: collectionTexts(language),
    };
  });
}
