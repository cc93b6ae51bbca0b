import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx, Tx } from '../database/database.ts';

/** What a payer has in hand, as the channel gave it. Words are by language. */
export type PaymentInstruction = {
  readonly paymentId: string;
  readonly payTypeId: string;
  /** Of the fee of a delay: the due day that it moves. */
  readonly movesDueOn: CalendarDate | null;
  /** Null until the channel has given a code; so is all that follows. */
  readonly madeAt: Date | null;
  readonly kind: string | null;
  readonly payTypeName: Readonly<Record<string, string>> | null;
  readonly reference: string | null;
  readonly barCode: string | null;
  readonly qr: string | null;
  readonly appLink: string | null;
  readonly bankAccount: {
    readonly holder: string;
    readonly bank: string;
    readonly number: string;
    readonly code: string | null;
  } | null;
  readonly steps: readonly Readonly<Record<string, string>>[] | null;
  readonly takesUtr: boolean;
  /** What the channel takes from the payer on top. */
  readonly fee: bigint;
};

const columns = `payment_id as "paymentId", pay_type_id as "payTypeId", moves_due_on as "movesDueOn", made_at as "madeAt", kind,
  pay_type_name as "payTypeName", reference, bar_code as "barCode", qr, app_link as "appLink",
  bank_account as "bankAccount", steps, takes_utr as "takesUtr", fee`;

/** Stored before the channel is called: whoever tries again asks it for the same. */
export async function insertPaymentInstruction(
  tx: Tx,
  paymentId: string,
  { payTypeId, movesDueOn }: Pick<PaymentInstruction, 'payTypeId' | 'movesDueOn'>,
): Promise<void> {
  await tx.query({
    name: 'payment-code-insert',
    text: 'insert into payment_code (payment_id, pay_type_id, moves_due_on) values ($1, $2, $3) on conflict do nothing',
    values: [paymentId, payTypeId, movesDueOn],
  });
}

export async function readPaymentInstruction(
  tx: ReadTx,
  paymentId: string,
): Promise<PaymentInstruction | undefined> {
  const { rows } = await tx.query<PaymentInstruction>({
    name: 'payment-code-read',
    text: `select ${columns} from payment_code where payment_id = $1`,
    values: [paymentId],
  });
  return rows[0];
}

/**
 * The due day that the fee of a delay moves: by its own code, or of money that was found for a claim, by the
 * code of what was claimed.
 */
export async function readMovedDay(tx: ReadTx, paymentId: string): Promise<CalendarDate | null> {
  const { rows } = await tx.query<{ movesDueOn: CalendarDate | null }>({
    name: 'payment-code-moved-day',
    text: `select moves_due_on as "movesDueOn" from payment_code where payment_id = $1
           union all
           select c.moves_due_on from utr_claim u join payment_code c on c.payment_id = u.payment_id where u.found_as = $1
           limit 1`,
    values: [paymentId],
  });
  return rows[0]?.movesDueOn ?? null;
}

/** The code is kept once: of two that were given for one payment the first is what the payer was shown. */
export async function keepPaymentInstruction(
  tx: Tx,
  code: PaymentInstruction,
  nextAskAt: Date | null,
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'payment-code-keep',
    text: `update payment_code set made_at = $2, kind = $3, pay_type_name = $4, reference = $5, bar_code = $6, qr = $7,
             app_link = $8, bank_account = $9, steps = $10, takes_utr = $11, next_ask_at = $12, fee = $13
           where payment_id = $1 and made_at is null`,
    values: [
      code.paymentId,
      code.madeAt,
      code.kind,
      JSON.stringify(code.payTypeName),
      code.reference,
      code.barCode,
      code.qr,
      code.appLink,
      code.bankAccount && JSON.stringify(code.bankAccount),
      JSON.stringify(code.steps),
      code.takesUtr,
      nextAskAt,
      code.fee,
    ],
  });
  return rowCount > 0;
}

export type DuePayment = {
  readonly paymentId: string;
  readonly market: string;
  readonly channel: string;
  readonly externalId: string | null;
  readonly state: string;
  readonly asks: number;
};

/** The next payment whose channel is to be asked, and nobody else asks until the lease ends. */
export async function claimDuePayment(
  tx: Tx,
  {
    now,
    leaseUntil,
    channels,
  }: { readonly now: Date; readonly leaseUntil: Date; readonly channels: readonly string[] },
): Promise<DuePayment | undefined> {
  const { rows } = await tx.query<DuePayment>({
    name: 'payment-code-claim',
    text: `update payment_code c set next_ask_at = $2, asks = c.asks + 1
           from payment p
           where p.id = c.payment_id and c.payment_id = (
             select d.payment_id from payment_code d join payment q on q.id = d.payment_id
             where d.next_ask_at <= $1 and q.channel = any ($3)
             order by d.next_ask_at limit 1 for update of d skip locked)
           returning c.payment_id as "paymentId", p.market, p.channel, p.external_id as "externalId", p.state, c.asks`,
    values: [now, leaseUntil, channels],
  });
  return rows[0];
}

/** When its channel is asked again; null: never. */
export async function askPaymentAgainAt(tx: Tx, paymentId: string, at: Date | null): Promise<void> {
  await tx.query({
    name: 'payment-code-ask-again',
    text: 'update payment_code set next_ask_at = $2 where payment_id = $1',
    values: [paymentId, at],
  });
}

/** The way that a borrower paid by the last time, if they ever did. */
export async function lastPayTypeOf(tx: ReadTx, borrowerId: string): Promise<string | undefined> {
  const { rows } = await tx.query<{ payTypeId: string }>({
    name: 'payment-code-last-of-borrower',
    text: `select c.pay_type_id as "payTypeId"
           from payment p join loan l on l.id = p.loan_id join payment_code c on c.payment_id = p.id
           where l.borrower_id = $1 and p.received_on is not null order by p.created_at desc limit 1`,
    values: [borrowerId],
  });
  return rows[0]?.payTypeId;
}
