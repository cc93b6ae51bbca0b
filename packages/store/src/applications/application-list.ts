import type { OfferedTerm } from '@candor/domain/product';
import type { OrderState } from '@candor/domain/states';
import type { ReadTx } from '../database/database.ts';
import { preparedFirst } from '../database/prepared-first.ts';
import { isAtApprover } from '../approvals/approval-cases.ts';
import { productName } from '../products/offered-products.ts';

/** An application as a list of the console shows it. */
export type ApplicationLine = {
  readonly orderId: string;
  readonly borrowerId: string;
  readonly productName: string;
  readonly state: OrderState;
  readonly amount: bigint;
  readonly term: OfferedTerm;
  readonly reasons: readonly string[];
  readonly appliedAt: Date;
  readonly changedAt: Date;
  /** What the certification's first step holds, sealed; null where there is none. */
  readonly baseSealed: string | null;
  /** Why a table left it to a person; null where none did. */
  readonly referredFor: readonly string[] | null;
  /** Where it stands in the list: microseconds since 1970. */
  readonly place: bigint;
};

type ApplicationRecord = Omit<ApplicationLine, 'term'> & {
  instalments: number;
  everyCount: number;
  everyUnit: OfferedTerm['every']['unit'];
};

export type ApplicationPlace = { readonly place: bigint; readonly orderId: string };

const selected = (placedBy: string) => `
  select o.id as "orderId", o.borrower_id as "borrowerId", ${productName('o.product_id', `'en'`)} as "productName", o.state, o.amount,
         o.instalments, o.every_count as "everyCount", o.every_unit as "everyUnit", o.reasons, o.applied_at as "appliedAt",
         o.changed_at as "changedAt", c.sealed as "baseSealed", d.reasons as "referredFor",
         (extract(epoch from ${placedBy}) * 1000000)::bigint as place
  from loan_order o
  left join certification_step c on c.borrower_id = o.borrower_id and c.step = 'base'
  left join lateral (select reasons from decision d where d.order_id = o.id and d.outcome = 'refer'
                     order by submission desc limit 1) d on o.state = 'in-review'`;

/**
 * Nothing is said of a place where a list begins: PostgreSQL then plans its statement once and keeps the
 * plan.
 */
const after = (place: ApplicationPlace | null, column: string, order: '<' | '>') =>
  place
    ? `and (${column}, o.id) ${order} (timestamptz 'epoch' + $2::bigint * interval '1 microsecond', $3::uuid)`
    : '';
const valuesOf = (market: string, place: ApplicationPlace | null) =>
  place ? [market, place.place, place.orderId] : [market];

/**
 * Those in review, longest waiting first, from after a place on: those that somebody is to decide on, or
 * those that an approver has been asked about.
 */
export async function listWaitingApplications(
  tx: ReadTx,
  market: string,
  {
    from,
    limit,
    now,
    isForApproval,
  }: {
    readonly from: ApplicationPlace | null;
    readonly limit: number;
    readonly now: Date;
    readonly isForApproval: boolean;
  },
): Promise<ApplicationLine[]> {
  const values = [...valuesOf(market, from), now];
  const { rows } = await tx.query<ApplicationRecord>({
    ...preparedFirst(isForApproval ? 'application-for-approval' : 'application-waiting', from),
    rowsOf: 'application-waiting',
    text: `${selected('o.changed_at')} where o.market = $1 and o.state = 'in-review' ${after(from, 'o.changed_at', '>')}
             and ${isForApproval ? '' : 'not '}${isAtApprover('o.id', `$${values.length}`)}
           order by o.changed_at, o.id limit ${Math.trunc(limit)}`,
    values,
  });
  return rows.map(lineOf);
}

/** Newest application first, those in a state or all, from after a place on. */
export async function listNewestApplications(
  tx: ReadTx,
  market: string,
  {
    state,
    from,
    limit,
  }: { readonly state: OrderState | null; readonly from: ApplicationPlace | null; readonly limit: number },
): Promise<ApplicationLine[]> {
  const values = valuesOf(market, from);
  const { rows } = await tx.query<ApplicationRecord>({
    ...preparedFirst(state === null ? 'application-newest' : 'application-newest-in-state', from),
    text: `${selected('o.applied_at')} where o.market = $1 ${state === null ? '' : `and o.state = $${values.length + 1}`}
             ${after(from, 'o.applied_at', '<')} and not exists (select from import_row r where r.order_id = o.id)
           order by o.applied_at desc, o.id desc limit ${Math.trunc(limit)}`,
    values: state === null ? values : [...values, state],
  });
  return rows.map(lineOf);
}

/** These, in no order. */
export async function listApplicationsById(tx: ReadTx, ids: readonly string[]): Promise<ApplicationLine[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.query<ApplicationRecord>({
    name: 'application-by-id',
    text: `${selected('o.applied_at')} where o.id = any ($1::uuid[])`,
    values: [ids],
  });
  return rows.map(lineOf);
}

export type ApplicationHold = {
  readonly orderId: string;
  readonly staffId: string;
  readonly name: string;
  readonly since: Date;
  readonly lastStepAt: Date;
};

/** Who has which of these in hand; nobody, if they did nothing since then. */
export async function listApplicationHolds(
  tx: ReadTx,
  orderIds: readonly string[],
  idleSince: Date,
): Promise<ApplicationHold[]> {
  const { rows } = await tx.query<ApplicationHold>({
    name: 'application-holds',
    text: `select h.item_id as "orderId", h.staff_id as "staffId", s.name, h.since, h.last_step_at as "lastStepAt"
           from queue_hold h join staff s on s.id = h.staff_id
           where h.queue in ('applications', 'referred') and h.item_id = any($1::uuid[]) and h.last_step_at > $2`,
    values: [orderIds, idleSince],
  });
  return rows;
}

/** One application by its id. */
export async function findApplicationLine(tx: ReadTx, orderId: string): Promise<ApplicationLine | undefined> {
  const { rows } = await tx.query<ApplicationRecord>({
    name: 'application-find',
    text: `${selected('o.applied_at')} where o.id = $1`,
    values: [orderId],
  });
  return rows[0] && lineOf(rows[0]);
}

function lineOf({
  instalments,
  everyCount: count,
  everyUnit: unit,
  ...line
}: ApplicationRecord): ApplicationLine {
  return { ...line, term: { instalments, every: { count, unit } } };
}
