import type { MarketId } from '@candor/markets';
import { findBorrower } from '@candor/store/borrowers';
import {
  countCustomerTimeline,
  listCustomerTimeline,
  type TimelineGroup,
  type TimelineRow,
} from '@candor/store/customer-file';
import type { Database } from '@candor/store/database';
import { listAttemptsOf, type MessageAttempt } from '@candor/store/message-attempts';
import { customerNoteAbout } from '../../customers/file/note-on-customer.ts';
import { heldUntil } from '../../customers/messages/held-messages.ts';
import { messageAbout, type MessageContent } from '../../customers/messages/write-message.ts';
import { readCursor, writeCursor } from '../../kernel/page-cursor.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { contactAbout } from '../../servicing/collections/contact-borrower.ts';
import { loanNoteAbout } from '../../servicing/collections/note-on-loan.ts';

const pageSize = 20;

/** One thing that happened with a borrower, with its words opened. */
type TimelineLine = Omit<TimelineRow, 'sealed' | 'place'> & {
  readonly words: string | null;
  /** Of a message that waits for the contact hours. */
  readonly heldUntil: Date | null;
  /** Of a message, each way that it went by and what became of it. */
  readonly tries: readonly Pick<MessageAttempt, 'way' | 'state'>[];
};

export type Timeline = {
  readonly counts: Readonly<Record<TimelineGroup, number>>;
  readonly lines: readonly TimelineLine[];
  readonly next: string | null;
};

const place = /^\d{1,18}$/u;
const key = /^[a-z-]+:[0-9a-f-]{1,36}:[\w-]{1,60}$/u;

/** What happened with one borrower, newest first: messages, calls, complaints, help, payments, notes. */
export function readTimeline(
  database: Database,
  seal: PersonSeal,
  {
    market,
    borrowerId,
    group,
    cursor,
    now,
  }: {
    readonly market: MarketId;
    readonly borrowerId: string;
    readonly group: TimelineGroup | null;
    readonly cursor: string | null;
    readonly now: Date;
  },
): Promise<Timeline | undefined> {
  return database.read(async (tx) => {
    const borrower = await findBorrower(tx, borrowerId);
    if (borrower?.market !== market) return undefined;
    const from = readCursor(cursor ?? undefined, [place, key]);
    const rows = await listCustomerTimeline(tx, borrowerId, {
      group,
      from: from ? { place: BigInt(from[0]!), key: from[1]! } : null,
      limit: pageSize + 1,
    });
    const page = rows.slice(0, pageSize);
    const last = rows.length > pageSize ? page.at(-1) : undefined;
    const messages = page.filter(({ kind }) => kind === 'message').map(({ id }) => id);
    const held = await heldUntil(tx, messages, now);
    const attempts = await listAttemptsOf(tx, messages);
    const triesOf = (id: string) =>
      attempts.flatMap(({ messageId, way, state }) => (messageId === id ? [{ way, state }] : []));
    return {
      counts: await countCustomerTimeline(tx, borrowerId),
      lines: page.map((row) => lineOf(seal, row, held.get(row.id) ?? null, triesOf(row.id))),
      next: last ? writeCursor([String(last.place), last.key]) : null,
    };
  });
}

function lineOf(
  seal: PersonSeal,
  { sealed, place: _place, ...row }: TimelineRow,
  until: Date | null,
  tries: TimelineLine['tries'],
): TimelineLine {
  return { ...row, heldUntil: until, tries, words: sealed === null ? null : wordsOf(seal, row, sealed) };
}

function wordsOf(
  seal: PersonSeal,
  { kind, id }: Pick<TimelineRow, 'kind' | 'id'>,
  sealed: string,
): string | null {
  if (kind === 'message') {
    const { title, body } = JSON.parse(seal.open(sealed, messageAbout(id))) as MessageContent;
    return `${title}\n${body}`;
  }
  if (kind === 'call') return seal.open(sealed, contactAbout(id));
  if (kind === 'note') return seal.open(sealed, customerNoteAbout(id));
  return kind === 'loan-note' ? seal.open(sealed, loanNoteAbout(id)) : null;
}
