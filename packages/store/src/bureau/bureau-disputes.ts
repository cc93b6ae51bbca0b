import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx, Tx } from '../database/database.ts';

export type BureauDispute = {
  readonly id: string;
  readonly market: string;
  readonly loanId: bigint;
  readonly borrowerId: string;
  readonly fileId: string;
  readonly n: number;
  readonly raisedBy: 'borrower' | 'bureau';
  readonly complaintId: string | null;
  readonly about: 'status' | 'late' | 'amount' | 'closed' | 'person' | 'not-mine';
  readonly wordsSealed: string | null;
  readonly raisedAt: Date;
  readonly raisedOn: CalendarDate;
  readonly decideBy: CalendarDate;
  readonly state: 'open' | 'correcting' | 'corrected' | 'stands';
  readonly reasonSealed: string | null;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  readonly correctedIn: string | null;
};

const columns = `id, market, loan_id as "loanId", borrower_id as "borrowerId", file_id as "fileId", n, raised_by as "raisedBy",
  complaint_id as "complaintId", about, words_sealed as "wordsSealed", raised_at as "raisedAt", raised_on as "raisedOn",
  decide_by as "decideBy", state, reason_sealed as "reasonSealed", decided_by as "decidedBy", decided_at as "decidedAt",
  corrected_in as "correctedIn"`;

/** The last row that was reported of a loan, in a file that was sent. */
export async function lastReportedRow(
  tx: ReadTx,
  loanId: bigint,
): Promise<{ readonly fileId: string; readonly n: number } | undefined> {
  const { rows } = await tx.query<{ fileId: string; n: number }>({
    name: 'bureau-row-last-of-loan',
    text: `select r.file_id as "fileId", r.n from bureau_row r join bureau_file f on f.id = r.file_id
           where r.loan_id = $1 and r.left_out is null and f.sent_at is not null order by f.on_day desc, f.sent_at desc limit 1`,
    values: [loanId],
  });
  return rows[0];
}

/** A complaint of theirs, by its number; undefined where they have none that is called so. */
export async function findComplaintOfBorrower(
  tx: ReadTx,
  { borrowerId, reference }: { readonly borrowerId: string; readonly reference: string },
): Promise<string | undefined> {
  const { rows } = await tx.query<{ id: string }>({
    name: 'bureau-complaint-of-borrower',
    text: 'select id from complaint where reference = $2 and borrower_id = $1',
    values: [borrowerId, reference],
  });
  return rows[0]?.id;
}

type NewDispute = Omit<BureauDispute, 'state' | 'reasonSealed' | 'decidedBy' | 'decidedAt' | 'correctedIn'>;

/** False where one about this loan is open already. */
export async function insertBureauDispute(tx: Tx, dispute: NewDispute): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'bureau-dispute-insert',
    text: `insert into bureau_dispute (id, market, loan_id, borrower_id, file_id, n, raised_by, complaint_id, about, words_sealed,
             raised_at, raised_on, decide_by, state)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, 'open') on conflict do nothing`,
    values: [
      dispute.id,
      dispute.market,
      dispute.loanId,
      dispute.borrowerId,
      dispute.fileId,
      dispute.n,
      dispute.raisedBy,
      dispute.complaintId,
      dispute.about,
      dispute.wordsSealed,
      dispute.raisedAt,
      dispute.raisedOn,
      dispute.decideBy,
    ],
  });
  return rowCount > 0;
}

export async function findBureauDispute(tx: ReadTx, id: string): Promise<BureauDispute | undefined> {
  const { rows } = await tx.query<BureauDispute>({
    name: 'bureau-dispute-find',
    text: `select ${columns} from bureau_dispute where id = $1`,
    values: [id],
  });
  return rows[0];
}

export async function lockBureauDispute(tx: Tx, id: string): Promise<BureauDispute | undefined> {
  const { rows } = await tx.query<BureauDispute>({
    name: 'bureau-dispute-lock',
    text: `select ${columns} from bureau_dispute where id = $1 for no key update`,
    values: [id],
  });
  return rows[0];
}

export type DisputeDecision = {
  readonly state: 'correcting' | 'stands';
  readonly reasonSealed: string;
  readonly by: string;
  readonly at: Date;
  readonly right: Readonly<Record<string, unknown>> | null;
};

export async function decideBureauDispute(tx: Tx, id: string, decision: DisputeDecision): Promise<void> {
  await tx.query({
    name: 'bureau-dispute-decide',
    text: `update bureau_dispute set state = $2, reason_sealed = $3, decided_by = $4, decided_at = $5, right_figures = $6 where id = $1`,
    values: [
      id,
      decision.state,
      decision.reasonSealed,
      decision.by,
      decision.at,
      decision.right && JSON.stringify(decision.right),
    ],
  });
}

/** Disputes that were decided, the newest first. */
export async function listDecidedDisputes(
  tx: ReadTx,
  market: string,
  { before, limit }: { readonly before: { at: string; id: string } | null; readonly limit: number },
): Promise<BureauDispute[]> {
  const { rows } = await tx.query<BureauDispute>({
    name: 'bureau-dispute-decided',
    text: `select ${columns} from bureau_dispute where market = $1 and state <> 'open'
             and ($2::timestamptz is null or (decided_at, id) < ($2, $3::uuid))
           order by decided_at desc, id desc limit $4`,
    values: [market, before?.at ?? null, before?.id ?? null, limit],
  });
  return rows;
}

/** Everything that was to be put right, and is in this file now, is done. */
export async function endCorrections(
  tx: Tx,
  fileId: string,
): Promise<{ readonly disputes: number; readonly refusals: number }> {
  const inIt = `select loan_id from bureau_row where file_id = $1 and is_correction and left_out is null`;
  const disputes = await tx.query({
    name: 'bureau-dispute-corrected',
    text: `update bureau_dispute set state = 'corrected', corrected_in = $1 where state = 'correcting' and loan_id in (${inIt})`,
    values: [fileId],
  });
  const refusals = await tx.query({
    name: 'bureau-refusal-resent',
    text: `update bureau_refusal set state = 'resent', resent_in = $1 where state = 'mended' and loan_id in (${inIt})`,
    values: [fileId],
  });
  return { disputes: disputes.rowCount, refusals: refusals.rowCount };
}

/** How many loans wait to be put right. */
export async function countCorrections(tx: ReadTx, market: string): Promise<number> {
  const { rows } = await tx.query<{ count: number }>({
    name: 'bureau-corrections',
    text: `select count(*)::int as count from (
             select loan_id from bureau_dispute where state = 'correcting' and market = $1
             union select loan_id from bureau_refusal where state = 'mended' and market = $1) x`,
    values: [market],
  });
  return rows[0]?.count ?? 0;
}

/** All of a borrower's, oldest first. */
export async function listDisputesOf(tx: ReadTx, borrowerId: string): Promise<BureauDispute[]> {
  const { rows } = await tx.query<BureauDispute>({
    name: 'bureau-dispute-of-borrower',
    text: `select ${columns} from bureau_dispute where borrower_id = $1 order by raised_at`,
    values: [borrowerId],
  });
  return rows;
}

/** What the law no longer wants kept of those who left: the words of their disputes. */
export async function forgetDisputeWordsKeptUntil(tx: Tx, day: string): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'bureau-dispute-forget',
    text: `update bureau_dispute d set words_sealed = null, reason_sealed = null from borrower b
           where b.id = d.borrower_id and b.deleted_at is not null and b.kept_until < $1
             and (d.words_sealed is not null or d.reason_sealed is not null)`,
    values: [day],
  });
  return rowCount;
}
