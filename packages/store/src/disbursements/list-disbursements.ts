import type { CalendarDate } from '@candor/domain/calendar';
import { isAtApprover } from '../approvals/approval-cases.ts';
import type { ReadTx } from '../database/database.ts';
import { preparedFirst } from '../database/prepared-first.ts';
import {
  disbursementCounts,
  disbursementPlace,
  type DisbursementPlace,
} from '../desk-lists/disbursement-question.ts';
import type { DisbursementAnswer } from '../disbursement-attempts/disbursement-answers.ts';
import type { DisbursementBatch } from '../disbursement-files/disbursement-batches.ts';
import type { DisbursementIntent } from '../disbursement-attempts/disbursement-intents.ts';
import type { Payout } from './disbursements.ts';

/** A payout as somebody at the lender looks it over. */
export type ListedDisbursement = Pick<
  Payout,
  'id' | 'market' | 'kind' | 'amount' | 'state' | 'orderedOn' | 'leftOn'
> & {
  /** The order, also of a refund of its loan. */
  readonly orderId: string | null;
  readonly borrowerId: string | null;
  readonly paymentId: string | null;
  readonly attempt: number;
  readonly intent: DisbursementIntent['state'] | null;
  readonly channel: string | null;
  readonly why: string | null;
  readonly since: Date | null;
  readonly concern: string | null;
  readonly isHeld: boolean;
  readonly batchId: bigint | null;
  readonly batchState: DisbursementBatch['state'] | null;
};

const listed = `select p.id, p.market, p.kind, coalesce(p.order_id, l.order_id) as "orderId", o.borrower_id as "borrowerId",
    p.payment_id as "paymentId", p.amount, p.state, p.attempts as attempt, p.ordered_on as "orderedOn", p.left_on as "leftOn",
    i.state as intent, i.channel, i.why, coalesce(c.first, case when i.state = 'intended' then i.intended_at else i.changed_at end, p.ordered_on::timestamptz) as since,
    c.why as concern, h.payout_id is not null as "isHeld", b.id as "batchId", b.state as "batchState"
  from payout p
  left join loan l on l.id = p.loan_id
  left join loan_order o on o.id = coalesce(p.order_id, l.order_id)
  left join payout_intent i on i.payout_id = p.id and i.attempt = p.attempts
  left join payout_hold h on h.payout_id = p.id and h.released_at is null
  left join payout_batch b on b.id = i.batch_id
  left join lateral (select (array_agg(why order by raised_at desc))[1] as why, min(raised_at) as first
                     from payout_concern where payout_id = p.id and closed_at is null) c on true`;

/** These, in no order. */
export async function listDisbursementsById(
  tx: ReadTx,
  ids: readonly string[],
): Promise<ListedDisbursement[]> {
  const { rows } = await tx.query<ListedDisbursement>({
    name: 'payouts-by-id',
    text: `select one.* from unnest($1::uuid[]) as wanted (id) cross join lateral (${listed} where p.id = wanted.id offset 0) one`,
    values: [ids],
  });
  return rows;
}

export async function findListedDisbursement(
  tx: ReadTx,
  id: string,
): Promise<ListedDisbursement | undefined> {
  const { rows } = await tx.query<ListedDisbursement>({
    name: 'payout-listed',
    text: `${listed} where p.id = $1`,
    values: [id],
  });
  return rows[0];
}

/** In which list each of these is, and whether an approver has to decide about it. */
export async function placesOfDisbursements(
  tx: ReadTx,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, { readonly place: DisbursementPlace; readonly isAtApprover: boolean }>> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.query<{ id: string; place: DisbursementPlace; isAtApprover: boolean }>({
    name: 'payouts-places',
    text: `select p.id, ${disbursementPlace('$2')} as place, ${isAtApprover('p.id', '$2')} as "isAtApprover"
           from payout p where p.id = any ($1::uuid[])`,
    values: [ids, now],
  });
  return new Map(rows.map(({ id, ...where }) => [id, where]));
}

export type DisbursementCounts = {
  readonly open: number;
  readonly failed: number;
  readonly held: number;
};

/** Of each list, but of what waits for a person, which the queue counts, and of what has left. */
export async function countDisbursements(tx: ReadTx, market: string, now: Date): Promise<DisbursementCounts> {
  const { rows } = await tx.query<DisbursementCounts>({
    name: 'payouts-count',
    text: disbursementCounts,
    values: [market, now],
  });
  return rows[0] ?? { open: 0, failed: 0, held: 0 };
}

/** How many the next file for the bank would take. */
export async function countWaitingForFile(tx: ReadTx, market: string, byFile: 'manual'): Promise<number> {
  const { rows } = await tx.query<{ count: number }>({
    name: `payouts-count-${byFile}`,
    rowsOf: 'payouts-count-by-file',
    text: `select count(*)::int as count from payout_intent i join payout p on p.id = i.payout_id
           where i.channel = '${byFile}' and i.state = 'intended' and i.batch_id is null and p.market = $1 and p.state = 'ordered'
             and not exists (select from payout_hold h where h.payout_id = p.id and h.released_at is null)`,
    values: [market],
  });
  return rows[0]?.count ?? 0;
}

/** Every attempt, the newest first. */
export async function listAttempts(tx: ReadTx, payoutId: string): Promise<DisbursementIntent[]> {
  const { rows } = await tx.query<DisbursementIntent>({
    name: 'payout-attempts',
    text: `select payout_id as "payoutId", attempt, channel, account_id as "accountId", state, vendor_ref as "vendorRef",
             taken_as as "takenAs", why, intended_at as "intendedAt", sent_at as "sentAt", sends, asks,
             changed_at as "changedAt", next_at as "nextAt", told_at as "toldAt", batch_id as "batchId"
           from payout_intent where payout_id = $1 order by attempt desc`,
    values: [payoutId],
  });
  return rows;
}

/** What was heard of a payout, the newest first: what it meant, not its words. */
export async function listDisbursementAnswers(
  tx: ReadTx,
  payoutId: string,
): Promise<Pick<DisbursementAnswer, 'attempt' | 'at' | 'question' | 'heard'>[]> {
  const { rows } = await tx.query<Pick<DisbursementAnswer, 'attempt' | 'at' | 'question' | 'heard'>>({
    name: 'payout-answers-of',
    text: `select attempt, at, question, heard from payout_answer where payout_id = $1 order by id desc limit 50`,
    values: [payoutId],
  });
  return rows;
}

export type ListedBatch = {
  readonly id: bigint;
  readonly madeOn: CalendarDate;
  readonly madeAt: Date;
  readonly lines: number;
  /** Attempts in it that nobody has answered about. */
  readonly open: number;
  readonly hasFile: boolean;
  readonly state: DisbursementBatch['state'];
  readonly preparerName: string | null;
  readonly releaserName: string | null;
  readonly releasedAt: Date | null;
  /** What the payouts in it come to. */
  readonly total: bigint;
  /** The request that waits for an approver, if one does. */
  readonly requestId: string | null;
};

/** The newest first. */
export async function listDisbursementBatches(
  tx: ReadTx,
  market: string,
  { before, limit }: { readonly before: bigint | null; readonly limit: number },
): Promise<ListedBatch[]> {
  const { rows } = await tx.query<ListedBatch>({
    ...preparedFirst('payout-batches-list', before),
    text: `select b.id, b.made_on as "madeOn", b.made_at as "madeAt", b.lines, b.sealed is not null as "hasFile",
             b.state, m.name as "preparerName", c.name as "releaserName", b.released_at as "releasedAt",
             coalesce(b.total, (select coalesce(sum(p.amount), 0)::bigint from payout_intent i join payout p on p.id = i.payout_id
                                where i.batch_id = b.id)) as total,
             (select r.id from approval_request r where r.act = 'payout.release' and r.subject = 'payout-batch:' || b.id
              order by r.asked_at desc limit 1) as "requestId",
             (select count(*)::int from payout_intent i where i.batch_id = b.id and i.state not in ('failed', 'left')) as open
           from payout_batch b left join staff m on m.id = b.prepared_by left join staff c on c.id = b.released_by
           where b.market = $1 and ($2::bigint is null or b.id < $2) order by b.id desc limit $3`,
    values: [market, before, limit],
  });
  return rows;
}
