import type { ReadTx, Tx } from '../database/database.ts';

type ContactWay = 'call' | 'message';
export type ContactOutcome = 'spoke' | 'no-answer' | 'wrong-number' | 'asked-not-to' | 'third-party' | 'sent';

/** What came of a call, in the trade's words. */
export type CallDisposition =
  | 'promise-to-pay'
  | 'refused'
  | 'callback'
  | 'hardship'
  | 'third-party'
  | 'wrong-number'
  | 'no-answer'
  | 'asked-not-to';

/** Who called or wrote: the lender, or the borrower. */
type ContactDirection = 'in' | 'out';

export type ContactNote = {
  readonly id: string;
  readonly loanId: bigint;
  readonly borrowerId: string;
  readonly staffId: string;
  readonly staffName: string;
  readonly way: ContactWay;
  readonly direction: ContactDirection;
  readonly outcome: ContactOutcome;
  /** Of a call that was logged as one; null: a message, or a call that was only noted. */
  readonly disposition: CallDisposition | null;
  /** Whether it was told who was on the phone. */
  readonly isVerified: boolean;
  /** Null when the account is gone. */
  readonly sealed: string | null;
  readonly at: Date;
};

export async function insertContactNote(
  tx: Tx,
  row: Omit<ContactNote, 'staffName' | 'disposition' | 'isVerified'> & {
    readonly market: string;
    /** The call that was opened for it. */
    readonly call?: {
      readonly id: string;
      readonly disposition: CallDisposition;
      readonly isVerified: boolean;
    };
  },
): Promise<void> {
  await tx.query({
    name: 'contact-note-insert',
    text: `insert into contact_note (id, market, loan_id, borrower_id, staff_id, way, outcome, sealed, at, direction, call_id,
             disposition, is_verified) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    values: [
      row.id,
      row.market,
      row.loanId,
      row.borrowerId,
      row.staffId,
      row.way,
      row.outcome,
      row.sealed,
      row.at,
      row.direction,
      row.call?.id ?? null,
      row.call?.disposition ?? null,
      row.call?.isVerified ?? false,
    ],
  });
}

/** Newest first. */
export async function listContactNotes(tx: ReadTx, loanId: bigint, limit: number): Promise<ContactNote[]> {
  const { rows } = await tx.query<ContactNote>({
    name: 'contact-note-list',
    text: `select c.id, c.loan_id as "loanId", c.borrower_id as "borrowerId", c.staff_id as "staffId", s.name as "staffName",
             c.way, c.direction, c.outcome, c.disposition, c.is_verified as "isVerified", c.sealed, c.at
           from contact_note c join staff s on s.id = c.staff_id where c.loan_id = $1 order by c.n desc limit $2`,
    values: [loanId, limit],
  });
  return rows;
}

export type ContactCount = {
  readonly borrowerId: string;
  /**
   * Every contact of the lender's with them in these seven days, whoever made it and whichever of their loans
   * it was about; oldest first.
   */
  readonly contactedAt: readonly Date[];
  readonly isNotToBeCalled: boolean;
  /**
   * Somebody else answered at their number, and since then nobody has logged in with a code sent to it, nor
   * called us and shown who they are.
   */
  readonly isWrongNumber: boolean;
  readonly lastAt: Date | null;
  readonly lastWay: ContactWay | null;
  readonly lastOutcome: ContactOutcome | null;
};

/**
 * How often each of these was contacted since an instant: calls that somebody opened or noted, and messages
 * of these kinds, sent by a person or by the clock. A call counts from when its number was shown, logged or
 * not, and once. A message that a person sends stands in both tables and is counted as a message; whoever
 * called us was not contacted.
 */
export async function countContacts(
  tx: ReadTx,
  borrowerIds: readonly string[],
  { since, kinds }: { readonly since: Date; readonly kinds: readonly string[] },
): Promise<ContactCount[]> {
  const { rows } = await tx.query<ContactCount>({
    name: 'contact-note-count',
    text: `select b.id as "borrowerId", n."contactedAt",
             exists (select 1 from contact_note c where c.borrower_id = b.id and c.outcome = 'asked-not-to') as "isNotToBeCalled",
             exists (select 1 from contact_note w where w.borrower_id = b.id and w.outcome = 'wrong-number'
                       and not exists (select 1 from session s where s.borrower_id = b.id and s.started_at > w.at)
                       and not exists (select 1 from contact_note v where v.borrower_id = b.id and v.direction = 'in'
                                         and v.is_verified and v.at > w.at)) as "isWrongNumber",
             l.at as "lastAt", l.way as "lastWay", l.outcome as "lastOutcome"
           from unnest($1::uuid[]) as b (id)
           cross join lateral (
             select coalesce(array_agg(e.at order by e.at), '{}') as "contactedAt" from (
               select c.at from contact_note c
               where c.borrower_id = b.id and c.at >= $2 and c.way = 'call' and c.direction = 'out' and c.call_id is null
               union all
               select k.opened_at from collection_call k
               where k.borrower_id = b.id and k.opened_at >= $2 and k.direction = 'out'
               union all
               select m.written_at from message m
               where m.borrower_id = b.id and m.written_at >= $2 and m.kind = any ($3::text[]) and m.failed_at is null
             ) e
           ) n
           left join lateral (
             select c.at, c.way, c.outcome from contact_note c where c.borrower_id = b.id order by c.at desc limit 1
           ) l on true`,
    values: [borrowerIds, since, kinds],
  });
  return rows;
}

export type BorrowersWord = { readonly at: Date; readonly about: string };

/**
 * The last that a borrower wrote to us and nobody has answered: in a complaint that is open and in which they
 * spoke last, or with a request for help that somebody still considers. Undefined: they have written nothing,
 * or what they wrote was answered.
 */
export async function unansweredWord(
  tx: ReadTx,
  borrowerId: string,
  answerKinds: readonly string[],
): Promise<BorrowersWord | undefined> {
  const { rows } = await tx.query<BorrowersWord>({
    name: 'contact-unanswered-word',
    text: `select w.at, w.about from (
             select m.said_at as at, 'complaint:' || c.id as about
             from complaint c cross join lateral (
               select x.said_at, x.author from complaint_message x where x.complaint_id = c.id order by x.n desc limit 1
             ) m
             where c.borrower_id = $1 and c.state in ('open', 'reopened') and m.author = 'borrower'
             union all
             select r.asked_at, 'hardship:' || r.id
             from hardship_request r join loan l on l.id = r.loan_id
             where l.borrower_id = $1 and r.state = 'considered' and r.sealed is not null
           ) w
           where not exists (select 1 from message a where a.borrower_id = $1 and a.kind = any ($2::text[])
                               and a.failed_at is null and a.written_at > w.at)
           order by w.at desc limit 1`,
    values: [borrowerId, answerKinds],
  });
  return rows[0];
}

/** What was said goes with the account; that somebody was contacted stays. */
export async function forgetContactWords(tx: Tx, borrowerId: string): Promise<void> {
  await tx.query({
    name: 'contact-note-forget',
    text: 'update contact_note set sealed = null where borrower_id = $1 and sealed is not null',
    values: [borrowerId],
  });
}

/** Whether one of these was written down. */
export async function hasContactNote(tx: ReadTx, ids: readonly string[]): Promise<boolean> {
  const { rows } = await tx.query<{ id: string }>({
    name: 'contact-note-is-there',
    text: 'select id from contact_note where id = any ($1::uuid[]) limit 1',
    values: [ids],
  });
  return rows.length > 0;
}
