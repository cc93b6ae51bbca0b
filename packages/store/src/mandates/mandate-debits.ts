import type { CalendarDate } from '@candor/domain/calendar';
import type { DebitState } from '@candor/domain/states';
import type { ReadTx, Tx } from '../database/database.ts';

export type MandateDebit = {
  readonly id: string;
  readonly loanId: bigint;
  readonly mandateId: string;
  readonly dueOn: CalendarDate;
  readonly state: DebitState;
  /** Why it was called off, or bounced the last time. */
  readonly why: string | null;
  readonly notices: number;
  readonly tries: number;
  readonly lastTriedOn: CalendarDate | null;
};

/** What the borrower and the channel were told of a debit. */
export type DebitNotice = {
  /** The payment that is asked for by it. */
  readonly paymentId: string;
  readonly debitId: string;
  readonly n: number;
  readonly amount: bigint;
  /** The day that was named. */
  readonly firstOn: CalendarDate;
  readonly messageId: string;
  readonly writtenAt: Date;
  readonly toldAt: Date | null;
  readonly announcedAt: Date | null;
  /** What came by it was owed no more, and is sent back by this day. */
  readonly returnBy: CalendarDate | null;
};

/** One request to a channel. */
export type DebitTry = {
  readonly debitId: string;
  readonly n: number;
  readonly paymentId: string;
  readonly requestedAt: Date;
  readonly calledAt: Date | null;
  readonly outcome: 'collected' | 'bounced' | null;
  readonly why: string | null;
};

const debitColumns = `id, loan_id as "loanId", mandate_id as "mandateId", due_on as "dueOn", state, why, notices, tries,
  last_tried_on as "lastTriedOn"`;
const noticeColumns = `payment_id as "paymentId", debit_id as "debitId", n, amount, first_on as "firstOn", message_id as "messageId",
  written_at as "writtenAt", told_at as "toldAt", announced_at as "announcedAt", return_by as "returnBy"`;
const tryColumns = `debit_id as "debitId", n, payment_id as "paymentId", requested_at as "requestedAt", called_at as "calledAt",
  outcome, why`;

/** False where the due has one: there is one a due, whatever became of it. */
export async function insertDebit(
  tx: Tx,
  { id, loanId, mandateId, dueOn }: Pick<MandateDebit, 'id' | 'loanId' | 'mandateId' | 'dueOn'>,
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'mandate-debit-insert',
    text: `insert into mandate_debit (id, loan_id, mandate_id, due_on, state) values ($1, $2, $3, $4, 'planned')
           on conflict (loan_id, due_on) do nothing`,
    values: [id, loanId, mandateId, dueOn],
  });
  return rowCount > 0;
}

export async function lockDebit(tx: Tx, id: string): Promise<MandateDebit | undefined> {
  const { rows } = await tx.query<MandateDebit>({
    name: 'mandate-debit-lock',
    text: `select ${debitColumns} from mandate_debit where id = $1 for no key update`,
    values: [id],
  });
  return rows[0];
}

export async function findDebit(tx: ReadTx, id: string): Promise<MandateDebit | undefined> {
  const { rows } = await tx.query<MandateDebit>({
    name: 'mandate-debit-find',
    text: `select ${debitColumns} from mandate_debit where id = $1`,
    values: [id],
  });
  return rows[0];
}

export async function updateDebit(
  tx: Tx,
  { id, state, why, notices, tries, lastTriedOn }: MandateDebit,
): Promise<void> {
  await tx.query({
    name: 'mandate-debit-update',
    text: `update mandate_debit set state = $2, why = $3, notices = $4, tries = $5, last_tried_on = $6 where id = $1`,
    values: [id, state, why, notices, tries, lastTriedOn],
  });
}

/** Of a loan, by due day; the newest last. */
export async function debitsOfLoan(tx: ReadTx, loanId: bigint): Promise<MandateDebit[]> {
  const { rows } = await tx.query<MandateDebit>({
    name: 'mandate-debits-of-loan',
    text: `select ${debitColumns} from mandate_debit where loan_id = $1 order by due_on`,
    values: [loanId],
  });
  return rows;
}

/** What somebody still has to turn to: debits that may go on, and requests whose outcome is not known. */
export async function openDebitsOf(tx: ReadTx, mandateId: string): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    name: 'mandate-debits-open',
    text: `select d.id from mandate_debit d
           where d.mandate_id = $1 and (d.state in ('planned', 'notified', 'requested', 'bounced')
             or exists (select 1 from mandate_try t where t.debit_id = d.id and t.outcome is null))
           order by d.due_on`,
    values: [mandateId],
  });
  return rows.map(({ id }) => id);
}

export async function insertNotice(
  tx: Tx,
  notice: Omit<DebitNotice, 'toldAt' | 'announcedAt' | 'returnBy'>,
): Promise<void> {
  await tx.query({
    name: 'mandate-notice-insert',
    text: `insert into mandate_notice (payment_id, debit_id, n, amount, first_on, message_id, written_at)
           values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [
      notice.paymentId,
      notice.debitId,
      notice.n,
      notice.amount,
      notice.firstOn,
      notice.messageId,
      notice.writtenAt,
    ],
  });
}

/** The notice in force: the last. */
export async function latestNotice(tx: ReadTx, debitId: string): Promise<DebitNotice | undefined> {
  const { rows } = await tx.query<DebitNotice>({
    name: 'mandate-notice-latest',
    text: `select ${noticeColumns} from mandate_notice where debit_id = $1 order by n desc limit 1`,
    values: [debitId],
  });
  return rows[0];
}

/** The notice that a payment was asked for by, with its due; undefined for every other payment. */
export async function noticeOfPayment(
  tx: ReadTx,
  paymentId: string,
): Promise<(DebitNotice & Pick<MandateDebit, 'loanId' | 'dueOn'>) | undefined> {
  const { rows } = await tx.query<DebitNotice & Pick<MandateDebit, 'loanId' | 'dueOn'>>({
    name: 'mandate-notice-of-payment',
    text: `select ${noticeColumns}, d."loanId", d."dueOn"
           from mandate_notice, lateral (select loan_id as "loanId", due_on as "dueOn" from mandate_debit
                                         where mandate_debit.id = mandate_notice.debit_id) d
           where payment_id = $1`,
    values: [paymentId],
  });
  return rows[0];
}

/** When the borrower's message rang a phone; null until it did. In the inbox alone it rings none. */
export async function messageSentAt(tx: ReadTx, messageId: string): Promise<Date | null> {
  const { rows } = await tx.query<{ sentAt: Date | null }>({
    name: 'mandate-notice-sent',
    text: `select case when sent_by <> 'inbox' then sent_at end as "sentAt" from message where id = $1`,
    values: [messageId],
  });
  return rows[0]?.sentAt ?? null;
}

export async function updateNotice(
  tx: Tx,
  { paymentId, toldAt, announcedAt, returnBy }: DebitNotice,
): Promise<void> {
  await tx.query({
    name: 'mandate-notice-update',
    text: 'update mandate_notice set told_at = $2, announced_at = $3, return_by = $4 where payment_id = $1',
    values: [paymentId, toldAt, announcedAt, returnBy],
  });
}

export async function insertTry(
  tx: Tx,
  { debitId, n, paymentId, requestedAt }: Pick<DebitTry, 'debitId' | 'n' | 'paymentId' | 'requestedAt'>,
): Promise<void> {
  await tx.query({
    name: 'mandate-try-insert',
    text: 'insert into mandate_try (debit_id, n, payment_id, requested_at) values ($1, $2, $3, $4)',
    values: [debitId, n, paymentId, requestedAt],
  });
}

/** The request whose outcome is not known; there is one at most. */
export async function openTryOf(tx: ReadTx, debitId: string): Promise<DebitTry | undefined> {
  const { rows } = await tx.query<DebitTry>({
    name: 'mandate-try-open',
    text: `select ${tryColumns} from mandate_try where debit_id = $1 and outcome is null`,
    values: [debitId],
  });
  return rows[0];
}

/** Before it is made: whoever finds it called knows that it may have reached the channel. */
export async function markTryCalled(tx: Tx, { debitId, n }: DebitTry, at: Date): Promise<void> {
  await tx.query({
    name: 'mandate-try-called',
    text: 'update mandate_try set called_at = $3 where debit_id = $1 and n = $2',
    values: [debitId, n, at],
  });
}

/** False where its outcome was known. */
export async function endTry(
  tx: Tx,
  { debitId, n }: Pick<DebitTry, 'debitId' | 'n'>,
  {
    outcome,
    why,
    at,
  }: { readonly outcome: 'collected' | 'bounced'; readonly why: string | null; readonly at: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'mandate-try-end',
    text: `update mandate_try set outcome = $3, why = $4, ended_at = $5
           where debit_id = $1 and n = $2 and outcome is null`,
    values: [debitId, n, outcome, why, at],
  });
  return rowCount > 0;
}
