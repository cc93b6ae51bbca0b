import type { CalendarDate } from '@candor/domain';
import { lending, type MarketId } from '@candor/markets';
import {
  countContacts,
  findBorrower,
  latestHardshipRequest,
  listContactNotes,
  listLateLoans,
  readLoan,
  readLoanHead,
  shelterOfLoans,
  type ContactCount,
  type ContactNote,
  type HardshipRequest,
  type LatePlace,
  type ReadTx,
} from '@candor/store';
import { knownPeople, type KnownPerson } from '../../borrowers/name-words.ts';
import type { PersonSeal } from '../../borrowers/person-seal.ts';
import { collectionTexts, type CollectionText } from '../../collections/collection-messages.ts';
import { contactAbout } from '../../collections/contact-borrower.ts';
import {
  contactsOf,
  contactsSince,
  contactsToday,
  seeContact,
  type ContactRule,
} from '../../contact/may-contact.ts';
import { countedKinds } from '../../contact/message-kinds.ts';
import { hardshipOptions } from '../../hardship/hardship-options.ts';
import { businessDateOf } from '../../loans/change-loan.ts';
import { linesWithPositions, type LoanLine } from '../loans/lines-with-positions.ts';
import { loanNameOf } from '../loans/loan-name.ts';
import { loanStands, type LoanStands } from '../loans/loan-stands.ts';
import { dayPart } from '../page-cursor.ts';

const pageSize = 50;
const contactsShown = 100;

export type LateLine = {
  readonly line: LoanLine;
  readonly person: KnownPerson;
  readonly daysLate: number;
  readonly oldestDueOn: CalendarDate;
  readonly isSheltered: boolean;
  readonly promisedOn: CalendarDate | null;
  readonly count: ContactCount | undefined;
};

/** Who is late, the latest first, with what was agreed and how often somebody has spoken with them. */
export async function readCollections(
  tx: ReadTx,
  seal: PersonSeal,
  { market, cursor, now }: { readonly market: MarketId; readonly cursor: string | null; readonly now: Date },
): Promise<{ readonly lines: readonly LateLine[]; readonly next: string | null }> {
  const on = await businessDateOf(tx, market);
  const rows = await listLateLoans(tx, { market, on, limit: pageSize + 1 }, placeIn(cursor));
  const page = await linesWithPositions(tx, rows.slice(0, pageSize), { market, on });
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
  const last = rows.length > pageSize ? page.at(-1) : undefined;
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
        promisedOn: sheltered?.promisedOn ?? null,
        count: byBorrower.get(line.borrowerId),
      };
    }),
    next: last ? `${last.lateSince}_${last.id}` : null,
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
export async function readCollection(
  tx: ReadTx,
  seal: PersonSeal,
  { market, loanId, now }: { readonly market: MarketId; readonly loanId: bigint; readonly now: Date },
): Promise<LatePage | undefined> {
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
}
