import type { Tx } from '../database.ts';

export type ContactWay = 'call' | 'message';
export type ContactOutcome = 'spoke' | 'no-answer' | 'wrong-number' | 'asked-not-to' | 'sent';

export type ContactNote = {
  readonly id: string;
  readonly loanId: bigint;
  readonly borrowerId: string;
  readonly staffId: string;
  readonly staffName: string;
  readonly way: ContactWay;
  readonly outcome: ContactOutcome;
  /** Null when the account is gone. */
  readonly sealed: string | null;
  readonly at: Date;
};

export async function insertContactNote(
  tx: Tx,
  row: Omit<ContactNote, 'staffName'> & { readonly market: string },
): Promise<void> {
  await tx.query({
    name: 'contact-note-insert',
    text: `insert into contact_note (id, market, loan_id, borrower_id, staff_id, way, outcome, sealed, at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
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
    ],
  });
}

/** Newest first. */
export async function listContactNotes(tx: Tx, loanId: bigint, limit: number): Promise<ContactNote[]> {
  const { rows } = await tx.query<ContactNote>({
    name: 'contact-note-list',
    text: `select c.id, c.loan_id as "loanId", c.borrower_id as "borrowerId", c.staff_id as "staffId", s.name as "staffName",
             c.way, c.outcome, c.sealed, c.at
           from contact_note c join staff s on s.id = c.staff_id where c.loan_id = $1 order by c.n desc limit $2`,
    values: [loanId, limit],
  });
  return rows;
}

export type ContactCount = {
  readonly borrowerId: string;
  readonly sinceDay: number;
  readonly sinceWeek: number;
  readonly isNotToBeCalled: boolean;
  readonly lastAt: Date | null;
  readonly lastWay: ContactWay | null;
  readonly lastOutcome: ContactOutcome | null;
};

/** How often each of these was contacted since two instants, whichever of their loans it was about. */
export async function countContacts(
  tx: Tx,
  borrowerIds: readonly string[],
  { day, week }: { readonly day: Date; readonly week: Date },
): Promise<ContactCount[]> {
  const { rows } = await tx.query<ContactCount>({
    name: 'contact-note-count',
    text: `select b.id as "borrowerId", n."sinceDay", n."sinceWeek", coalesce(n."isNotToBeCalled", false) as "isNotToBeCalled",
             l.at as "lastAt", l.way as "lastWay", l.outcome as "lastOutcome"
           from unnest($1::uuid[]) as b (id)
           cross join lateral (
             select (count(*) filter (where c.at >= $2))::int as "sinceDay", (count(*) filter (where c.at >= $3))::int as "sinceWeek",
                    bool_or(c.outcome = 'asked-not-to') as "isNotToBeCalled"
             from contact_note c where c.borrower_id = b.id
           ) n
           left join lateral (
             select c.at, c.way, c.outcome from contact_note c where c.borrower_id = b.id order by c.at desc limit 1
           ) l on true`,
    values: [borrowerIds, day, week],
  });
  return rows;
}

/** What was said goes with the account; that somebody was contacted stays. */
export async function forgetContactWords(tx: Tx, borrowerId: string): Promise<void> {
  await tx.query({
    name: 'contact-note-forget',
    text: 'update contact_note set sealed = null where borrower_id = $1 and sealed is not null',
    values: [borrowerId],
  });
}
