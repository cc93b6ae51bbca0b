import type { ApprovalState } from '@candor/domain/states';
import type { ReadTx, Tx } from '../database/database.ts';

export type ApprovalRow = {
  id: string;
  market: string;
  act: string;
  subject: string;
  input: unknown;
  figures: unknown;
  askedBy: string;
  askerName: string;
  /** Whether whoever asked still works here. */
  isAskerActive: boolean;
  /** Who had whoever asked invited; null: nobody at the console. */
  askerInvitedBy: string | null;
  askedAt: Date;
  deadlineAt: Date;
  /** The earlier of its own deadline and that of what it carries. */
  dueAt: Date;
  state: ApprovalState;
  decidedBy: string | null;
  deciderName: string | null;
  decidedAt: Date | null;
};

const selected = `select r.id, r.market, r.act, r.subject, r.input, r.figures, r.asked_by as "askedBy", a.name as "askerName",
    a.state = 'active' as "isAskerActive", a.invited_by as "askerInvitedBy",
    r.asked_at as "askedAt", r.deadline_at as "deadlineAt", r.due_at as "dueAt", r.state, r.decided_by as "decidedBy", d.name as "deciderName",
    r.decided_at as "decidedAt"
  from approval_request r join staff a on a.id = r.asked_by left join staff d on d.id = r.decided_by`;

export type NewApproval = Pick<
  ApprovalRow,
  'id' | 'market' | 'act' | 'subject' | 'input' | 'figures' | 'askedBy' | 'askedAt' | 'deadlineAt'
> & { readonly caseDueAt: Date | null };

/** False if the same thing waits already. */
export async function insertApproval(tx: Tx, row: NewApproval): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'approval-insert',
    text: `insert into approval_request (id, market, act, subject, input, figures, asked_by, asked_at, deadline_at, case_due_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
           on conflict (act, subject, md5(input::text)) where state in ('waiting', 'asked-back') do nothing`,
    values: [
      row.id,
      row.market,
      row.act,
      row.subject,
      JSON.stringify(row.input),
      row.figures === null ? null : JSON.stringify(row.figures),
      row.askedBy,
      row.askedAt,
      row.deadlineAt,
      row.caseDueAt,
    ],
  });
  return rowCount === 1;
}

export async function findApproval(tx: ReadTx, id: string): Promise<ApprovalRow | undefined> {
  const { rows } = await tx.query<ApprovalRow>({
    name: 'approval-find',
    text: `${selected} where r.id = $1`,
    values: [id],
  });
  return rows[0];
}

/** These, in no order. */
export async function listApprovalsOfIds(tx: ReadTx, ids: readonly string[]): Promise<ApprovalRow[]> {
  const { rows } = await tx.query<ApprovalRow>({
    name: 'approvals-of-ids',
    text: `${selected} join unnest($1::uuid[]) with ordinality as wanted (id, place) on wanted.id = r.id order by wanted.place`,
    values: [ids],
  });
  return rows;
}

/** About which of these something waits for an approver, or was asked back. */
export async function listSubjectsAsked(
  tx: ReadTx,
  subjects: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await tx.query<{ subject: string }>({
    name: 'approvals-subjects-asked',
    text: `select distinct subject from approval_request
           where subject = any ($1::text[]) and state in ('waiting', 'asked-back')`,
    values: [subjects],
  });
  return new Set(rows.map(({ subject }) => subject));
}

/** Held until the transaction ends: of two who decide at once, the second finds it decided. */
export async function lockApproval(tx: Tx, id: string): Promise<ApprovalRow | undefined> {
  const { rows } = await tx.query<ApprovalRow>({
    name: 'approval-lock',
    text: `${selected} where r.id = $1 for update of r`,
    values: [id],
  });
  return rows[0];
}

export async function endApproval(
  tx: Tx,
  id: string,
  {
    state,
    by,
    at,
  }: { readonly state: Exclude<ApprovalState, 'waiting'>; readonly by: string | null; readonly at: Date },
): Promise<void> {
  await tx.query({
    name: 'approval-end',
    text: 'update approval_request set state = $2, decided_by = $3, decided_at = $4 where id = $1',
    values: [id, state, by, at],
  });
}

/** Whoever was asked back has answered: it waits again, until then. */
export async function reopenApproval(tx: Tx, id: string, deadlineAt: Date): Promise<void> {
  await tx.query({
    name: 'approval-reopen',
    text: `update approval_request set state = 'waiting', decided_by = null, decided_at = null, deadline_at = $2 where id = $1`,
    values: [id, deadlineAt],
  });
}

/** Those whose time is over and that nobody has decided; oldest first, and held by whoever asks first. */
/** Whether the time of some is over. */
export async function areApprovalsOver(tx: ReadTx, at: Date): Promise<boolean> {
  const { rows } = await tx.query<{ areOver: boolean }>({
    name: 'approvals-are-over',
    text: `select exists (select from approval_request where state in ('waiting', 'asked-back') and deadline_at <= $1)
             as "areOver"`,
    values: [at],
  });
  return rows[0]?.areOver === true;
}

export async function lockApprovalsOver(
  tx: Tx,
  at: Date,
): Promise<Pick<ApprovalRow, 'id' | 'act' | 'input'>[]> {
  const { rows } = await tx.query<Pick<ApprovalRow, 'id' | 'act' | 'input'>>({
    name: 'approvals-over',
    text: `select id, act, input from approval_request where state in ('waiting', 'asked-back') and deadline_at <= $1
           order by deadline_at, id limit 100 for update skip locked`,
    values: [at],
  });
  return rows;
}

/**
 * Everything that was ever asked for about some things, newest first: by the subject that it was filed under,
 * or because it carried them.
 */
export async function listRequestsAbout(
  tx: ReadTx,
  { subjects, itemIds }: { readonly subjects: readonly string[]; readonly itemIds: readonly string[] },
): Promise<ApprovalRow[]> {
  const { rows } = await tx.query<ApprovalRow>({
    name: 'approvals-about-all',
    text: `${selected} where r.id = any (array(
             select id from approval_request where subject = any ($1::text[])
             union select request_id from approval_case where item_id = any ($2::uuid[])))
           order by r.asked_at desc, r.id desc limit 50`,
    values: [subjects, itemIds],
  });
  return rows;
}

/** What a borrower's requests are filed under, and what they may carry. */
export async function subjectsOfBorrower(
  tx: ReadTx,
  borrowerId: string,
): Promise<{ subject: string; itemId: string | null }[]> {
  const { rows } = await tx.query<{ subject: string; itemId: string | null }>({
    name: 'approval-subjects-of-borrower',
    text: `select 'order:' || o.id as subject, p.id as "itemId" from loan_order o left join payout p on p.order_id = o.id
             where o.borrower_id = $1
           union all select 'loan:' || l.id, null from loan l where l.borrower_id = $1
           union all select 'complaint:' || c.id, null from complaint c where c.borrower_id = $1`,
    values: [borrowerId],
  });
  return rows;
}

/** What waits or was decided about something, newest first. */
export async function listApprovalsAbout(tx: ReadTx, subject: string): Promise<ApprovalRow[]> {
  const { rows } = await tx.query<ApprovalRow>({
    name: 'approvals-about',
    text: `${selected} where r.subject = $1 order by r.asked_at desc, r.id desc limit 50`,
    values: [subject],
  });
  return rows;
}

/**
 * What somebody asked for lately and nobody decided in time, unless the same was asked for again since, the
 * newest first.
 */
export async function listOwnLapsed(
  tx: ReadTx,
  {
    market,
    staffId,
    since,
    now,
  }: { readonly market: string; readonly staffId: string; readonly since: Date; readonly now: Date },
): Promise<ApprovalRow[]> {
  const { rows } = await tx.query<ApprovalRow>({
    name: 'approvals-own-lapsed',
    text: `${selected} where r.asked_by = $2 and r.asked_at > $3 and r.market = $1
             and (r.state = 'lapsed' or (r.state in ('waiting', 'asked-back') and r.deadline_at <= $4))
             and not exists (select from approval_request n where n.subject = r.subject and n.act = r.act
                             and n.asked_at > r.asked_at)
           order by r.asked_at desc, r.id desc limit 10`,
    values: [market, staffId, since, now],
  });
  return rows;
}
