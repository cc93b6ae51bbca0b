import type { CalendarDate } from '@candor/domain/calendar';
import type { OfferedTerm } from '@candor/domain/product';
import type { OrderState } from '@candor/domain/states';
import { changeNotice } from '../database/change-notice.ts';
import type { ReadTx, Tx } from '../database/database.ts';

export type LoanApplication = {
  readonly id: string;
  readonly market: string;
  readonly borrowerId: string;
  readonly productId: string;
  readonly productVersion: number;
  readonly state: OrderState;
  readonly amount: bigint;
  /** As asked for; once another one is approved, the approved one; once signed, the signed one. */
  readonly term: OfferedTerm;
  /** The term that was asked for, where another one was approved; null where it is the same. */
  readonly askedTerm: OfferedTerm | null;
  readonly submittedOn: CalendarDate | null;
  readonly offer: {
    readonly mostAmount: bigint;
    readonly openUntil: CalendarDate;
    readonly keyFactsUntil: CalendarDate | null;
    /** The day it was made; null of an old one. */
    readonly issuedOn: CalendarDate | null;
    /** What the approved amount asks for in its dearest month over the approved term; null of an old one. */
    readonly mostPerMonth: bigint | null;
  } | null;
  /** Whether the account to pay out to is the borrower's own; null while there is none. */
  readonly accountIsOwn: boolean | null;
  /** Why it was refused, sent back or withdrawn. */
  readonly reasons: readonly string[];
};

type OrderRecord = Omit<LoanApplication, 'term' | 'askedTerm' | 'offer'> & {
  instalments: number;
  everyCount: number;
  everyUnit: OfferedTerm['every']['unit'];
  askedInstalments: number | null;
  askedEveryCount: number | null;
  askedEveryUnit: OfferedTerm['every']['unit'] | null;
  mostAmount: bigint | null;
  openUntil: CalendarDate | null;
  keyFactsUntil: CalendarDate | null;
  issuedOn: CalendarDate | null;
  mostPerMonth: bigint | null;
};

const columns = `id, market, borrower_id as "borrowerId", product_id as "productId", product_version as "productVersion", state,
  amount, instalments, every_count as "everyCount", every_unit as "everyUnit", submitted_on as "submittedOn",
  most_amount as "mostAmount", open_until as "openUntil", key_facts_until as "keyFactsUntil",
  issued_on as "issuedOn", most_per_month as "mostPerMonth", account_is_own as "accountIsOwn", reasons,
  asked_instalments as "askedInstalments", asked_every_count as "askedEveryCount", asked_every_unit as "askedEveryUnit"`;

/** As it stands, for reading: nobody waits for whoever reads. */
export async function findApplication(tx: ReadTx, id: string): Promise<LoanApplication | undefined> {
  const { rows } = await tx.query<OrderRecord>({
    name: 'order-find',
    text: `select ${columns} from loan_order where id = $1`,
    values: [id],
  });
  return rows[0] && orderOf(rows[0]);
}

export async function lockApplication(tx: Tx, id: string): Promise<LoanApplication | undefined> {
  const { rows } = await tx.query<OrderRecord>({
    name: 'order-lock',
    text: `select ${columns} from loan_order where id = $1 for no key update`,
    values: [id],
  });
  return rows[0] && orderOf(rows[0]);
}

function orderOf(record: OrderRecord): LoanApplication {
  const {
    instalments,
    everyCount: count,
    everyUnit: unit,
    askedInstalments,
    askedEveryCount,
    askedEveryUnit,
    mostAmount,
    openUntil,
    keyFactsUntil,
    issuedOn,
    mostPerMonth,
    ...order
  } = record;
  const offer =
    mostAmount === null || openUntil === null
      ? null
      : { mostAmount, openUntil, keyFactsUntil, issuedOn, mostPerMonth };
  const askedTerm = termOrNull(askedInstalments, askedEveryCount, askedEveryUnit);
  return { ...order, term: { instalments, every: { count, unit } }, askedTerm, offer };
}

/** A term that may not be there: three columns, all of them or none. */
export function termOrNull(
  instalments: number | null,
  count: number | null,
  unit: OfferedTerm['every']['unit'] | null,
): OfferedTerm | null {
  return instalments === null || count === null || unit === null
    ? null
    : { instalments, every: { count, unit } };
}

/** The borrower's offer whose last day was before this one, though nobody has noted it yet. */
export async function lockEndedOffer(
  tx: Tx,
  borrowerId: string,
  today: CalendarDate,
): Promise<LoanApplication | undefined> {
  const { rows } = await tx.query<OrderRecord>({
    name: 'order-ended-offer',
    text: `select ${columns} from loan_order
           where borrower_id = $1 and state = 'approved' and open_until < $2 for no key update`,
    values: [borrowerId, today],
  });
  return rows[0] && orderOf(rows[0]);
}

/**
 * Whether the borrower has another order on its way. Locks the borrower: of two applications at once one
 * waits.
 */
export async function hasOtherOpenApplication(tx: Tx, borrowerId: string, orderId: string): Promise<boolean> {
  await tx.query({
    name: 'order-lock-borrower',
    text: `select pg_advisory_xact_lock(hashtextextended('borrower:' || $1, 0))`,
    values: [borrowerId],
  });
  const { rows } = await tx.query({
    name: 'order-other-open',
    text: `select 1 from loan_order
           where borrower_id = $1 and id <> $2 and state not in ('refused', 'expired', 'withdrawn', 'paid-out')`,
    values: [borrowerId, orderId],
  });
  return rows.length > 0;
}

/** How many of a borrower's orders were sent on a day, however they ended. */
export async function countApplicationsOn(tx: ReadTx, borrowerId: string, on: CalendarDate): Promise<number> {
  const { rows } = await tx.query<{ n: number }>({
    name: 'order-count-on',
    text: 'select count(*)::int as n from loan_order where borrower_id = $1 and submitted_on = $2',
    values: [borrowerId, on],
  });
  return rows[0]?.n ?? 0;
}

/** The most that a borrower was ever offered, apart from what this order offers. */
export async function mostOfferedBefore(tx: ReadTx, borrowerId: string, orderId: string): Promise<bigint> {
  const { rows } = await tx.query<{ most: bigint }>({
    name: 'order-most-offered',
    text: `select coalesce(max(most_amount), 0)::bigint as most from loan_order where borrower_id = $1 and id <> $2`,
    values: [borrowerId, orderId],
  });
  return rows[0]?.most ?? 0n;
}

export async function insertApplication(tx: Tx, order: LoanApplication): Promise<void> {
  await tx.query({
    name: 'order-insert',
    text: `insert into loan_order (id, market, borrower_id, product_id, product_version, state, amount, instalments,
             every_count, every_unit, submitted_on, most_amount, open_until, key_facts_until, account_is_own, reasons,
             issued_on, most_per_month, asked_instalments, asked_every_count, asked_every_unit)
           values ($1, $20, $21, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)`,
    values: [...changing(order), order.market, order.borrowerId],
  });
}

export async function updateApplication(tx: Tx, order: LoanApplication): Promise<void> {
  await tx.query({
    name: 'order-update',
    text: `update loan_order set product_id = $2, product_version = $3, state = $4, amount = $5, instalments = $6,
             every_count = $7, every_unit = $8, submitted_on = $9, most_amount = $10, open_until = $11,
             key_facts_until = $12, account_is_own = $13, reasons = $14, issued_on = $15,
             most_per_month = $16, asked_instalments = $17, asked_every_count = $18, asked_every_unit = $19,
             changed_at = clock_timestamp()
           where id = $1 returning ${changeNotice('order', { borrower: 'borrower_id', id: 'id' })} as nudge`,
    values: changing(order),
  });
}

function changing({ term, askedTerm, offer, ...order }: LoanApplication): unknown[] {
  return [
    order.id,
    order.productId,
    order.productVersion,
    order.state,
    order.amount,
    term.instalments,
    term.every.count,
    term.every.unit,
    order.submittedOn,
    offer?.mostAmount ?? null,
    offer?.openUntil ?? null,
    offer?.keyFactsUntil ?? null,
    order.accountIsOwn,
    JSON.stringify(order.reasons),
    offer?.issuedOn ?? null,
    offer?.mostPerMonth ?? null,
    askedTerm?.instalments ?? null,
    askedTerm?.every.count ?? null,
    askedTerm?.every.unit ?? null,
  ];
}
