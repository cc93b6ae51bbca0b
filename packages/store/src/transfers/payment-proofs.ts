import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx, Tx } from '../database/database.ts';

type ClaimState = 'waiting' | 'found' | 'refused';

export type PaymentProof = {
  readonly id: bigint;
  readonly paymentId: string;
  readonly market: string;
  readonly utr: string;
  readonly pictureId: string | null;
  readonly state: ClaimState;
  /** Of a refused one: the rule that it broke, or who refused it. */
  readonly why: string | null;
  readonly saidAt: Date;
  /** The lender's day on which it was said. */
  readonly saidOn: CalendarDate;
  /** The payment that the money stands under, where it had come before it was claimed. */
  readonly foundAs: string | null;
};

const columns = `id, payment_id as "paymentId", market, utr, picture_id as "pictureId", state, why, said_at as "saidAt",
  said_on as "saidOn",  found_as as "foundAs"`;

/** A number belongs to whoever asks for it first: others wait until this transaction ends. */
export async function lockTransferNumber(tx: Tx, market: string, utr: string): Promise<void> {
  await tx.query({
    name: 'utr-lock',
    text: `select pg_advisory_xact_lock(hashtextextended('utr:' || $1 || ':' || $2, 0))`,
    values: [market, utr],
  });
}

export async function insertClaim(tx: Tx, claim: Omit<PaymentProof, 'id' | 'foundAs'>): Promise<void> {
  const { paymentId, market, utr, pictureId, state, why, saidAt, saidOn } = claim;
  await tx.query({
    name: 'utr-claim-insert',
    text: `insert into utr_claim (payment_id, market, utr, picture_id, state, why, said_at, ended_at, said_on)
           values ($1, $2, $3, $4, $5, $6, $7, case when $5 = 'waiting' then null else $7::timestamptz end, $8)`,
    values: [paymentId, market, utr, pictureId, state, why, saidAt, saidOn],
  });
}

/** Every claim on some numbers, by number, oldest first; the refused ones too. */
export async function claimsOfNumbers(
  tx: ReadTx,
  market: string,
  utrs: readonly string[],
): Promise<ReadonlyMap<string, PaymentProof[]>> {
  const { rows } = await tx.query<PaymentProof>({
    name: 'utr-claims-of-numbers',
    text: `select ${columns} from utr_claim where market = $1 and utr = any ($2::text[]) order by id`,
    values: [market, utrs],
  });
  return Map.groupBy(rows, ({ utr }) => utr);
}

/** Every claim on a number, oldest first; the refused ones too. */
export async function claimsOfNumber(tx: ReadTx, market: string, utr: string): Promise<PaymentProof[]> {
  const { rows } = await tx.query<PaymentProof>({
    name: 'utr-claims-of-number',
    text: `select ${columns} from utr_claim where market = $1 and utr = $2 order by id`,
    values: [market, utr],
  });
  return rows;
}

/**
 * What the borrower said of a payment: the number that is looked for or was found, else the last one that was
 * refused.
 */
export async function latestClaimOf(tx: ReadTx, paymentId: string): Promise<PaymentProof | undefined> {
  const { rows } = await tx.query<PaymentProof>({
    name: 'utr-claim-latest',
    text: `select ${columns} from utr_claim where payment_id = $1
           order by (state <> 'refused') desc, id desc limit 1`,
    values: [paymentId],
  });
  return rows[0];
}

type ClaimEnd = {
  readonly state: 'found' | 'refused';
  readonly why?: string | null;
  readonly foundAs?: string | null;
  readonly at: Date;
};

/** The claim of a payment that waits has ended; nothing happens if none does. */
export async function endClaimOf(
  tx: Tx,
  paymentId: string,
  { state, why = null, foundAs = null, at }: ClaimEnd,
): Promise<void> {
  await tx.query({
    name: 'utr-claim-end',
    text: `update utr_claim set state = $2, why = $3, found_as = $4, ended_at = $5
           where payment_id = $1 and state = 'waiting'`,
    values: [paymentId, state, why, foundAs, at],
  });
}

/** How many numbers were given for a payment so far. */
export async function countClaimsOf(tx: ReadTx, paymentId: string): Promise<number> {
  const { rows } = await tx.query<{ count: number }>({
    name: 'utr-claim-count',
    text: 'select count(*)::int as count from utr_claim where payment_id = $1',
    values: [paymentId],
  });
  return rows[0]?.count ?? 0;
}

/**
 * How many numbers a borrower has given on a day, for whichever payments. Until this transaction ends they
 * can't give another.
 */
export async function countClaimsOn(tx: Tx, borrowerId: string, on: CalendarDate): Promise<number> {
  await tx.query({
    name: 'utr-claimant-lock',
    text: `select pg_advisory_xact_lock(hashtextextended('utr-claimant:' || $1, 0))`,
    values: [borrowerId],
  });
  const { rows } = await tx.query<{ count: number }>({
    name: 'utr-claim-count-on',
    text: `select count(*)::int as count from utr_claim u join payment p on p.id = u.payment_id join loan l on l.id = p.loan_id
           where l.borrower_id = $1 and u.said_on = $2`,
    values: [borrowerId, on],
  });
  return rows[0]?.count ?? 0;
}

/** Every number that a borrower has given, oldest first. */
export async function listClaimsOfBorrower(tx: ReadTx, borrowerId: string): Promise<PaymentProof[]> {
  const { rows } = await tx.query<PaymentProof>({
    name: 'utr-claims-of-borrower',
    text: `select ${columns} from utr_claim
           where payment_id in (select p.id from payment p join loan l on l.id = p.loan_id where l.borrower_id = $1)
           order by id`,
    values: [borrowerId],
  });
  return rows;
}
