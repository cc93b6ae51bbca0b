import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx, Tx } from '../database/database.ts';

export type Provision = {
  readonly market: string;
  /** The first day of the month. */
  readonly month: CalendarDate;
  readonly asOf: CalendarDate;
  readonly exposure: bigint;
  readonly required: bigint;
  readonly before: bigint;
  readonly entryId: bigint | null;
  readonly postedAt: Date;
};

export type ProvisionOfClass = {
  readonly class: string;
  readonly percent: string;
  readonly loans: number;
  readonly exposure: bigint;
  readonly required: bigint;
  readonly before: bigint;
};

export type ProvisionOfLoan = {
  readonly loanId: bigint;
  readonly class: string;
  readonly daysLate: number;
  readonly exposure: bigint;
  readonly required: bigint;
};

const columns = `market, month, as_of as "asOf", exposure, required, before, entry_id as "entryId", posted_at as "postedAt"`;

/** Of two who post at once the second waits, and finds the first's. */
export async function lockProvisions(tx: Tx, market: string): Promise<void> {
  await tx.query({
    name: 'provision-lock',
    text: `select pg_advisory_xact_lock(hashtextextended('provision:' || $1, 0))`,
    values: [market],
  });
}

/** Nobody else writes a day of the portfolio meanwhile: `holdPortfolio`, for who can't do without it. */
export async function lockPortfolio(tx: Tx, market: string): Promise<void> {
  await tx.query({
    name: 'portfolio-lock',
    text: `select pg_advisory_xact_lock(hashtextextended('portfolio:' || $1, 0))`,
    values: [market],
  });
}

/** What was posted, the newest month first. */
export async function listProvisions(tx: ReadTx, market: string): Promise<Provision[]> {
  const { rows } = await tx.query<Provision>({
    name: 'provision-list',
    text: `select ${columns} from provision where market = $1 order by month desc limit 60`,
    values: [market],
  });
  return rows;
}

export async function findProvisionOfEntry(tx: ReadTx, entryId: bigint): Promise<Provision | undefined> {
  const { rows } = await tx.query<Provision>({
    name: 'provision-of-entry',
    text: `select ${columns} from provision where entry_id = $1`,
    values: [entryId],
  });
  return rows[0];
}

export async function listProvisionClasses(
  tx: ReadTx,
  market: string,
  month: CalendarDate,
): Promise<ProvisionOfClass[]> {
  const { rows } = await tx.query<ProvisionOfClass>({
    name: 'provision-classes',
    text: `select class, percent, loans, exposure, required, before from provision_class where market = $1 and month = $2`,
    values: [market, month],
  });
  return rows;
}

/** Of a class, or of all, those that need most first. */
export async function listProvisionLoans(
  tx: ReadTx,
  of: { readonly market: string; readonly month: CalendarDate; readonly class: string | null },
  limit: number | null,
): Promise<(ProvisionOfLoan & { readonly orderId: string | null })[]> {
  const { rows } = await tx.query<ProvisionOfLoan & { orderId: string | null }>({
    name: 'provision-loans',
    text: `select p.loan_id as "loanId", l.order_id as "orderId", p.class, p.days_late as "daysLate", p.exposure, p.required
           from provision_loan p join loan l on l.id = p.loan_id
           where p.market = $1 and p.month = $2 and ($3::text is null or p.class = $3)
           order by p.required desc, p.loan_id limit $4`,
    values: [of.market, of.month, of.class, limit],
  });
  return rows;
}

type Whole = {
  readonly provision: Provision;
  readonly classes: readonly ProvisionOfClass[];
  readonly loans: readonly ProvisionOfLoan[];
};

/** Keeps what a month's entry was made from, to the loan. */
export async function insertProvision(tx: Tx, { provision, classes, loans }: Whole): Promise<void> {
  const { market, month } = provision;
  await tx.query({
    name: 'provision-insert',
    text: `insert into provision (market, month, as_of, exposure, required, before, entry_id, posted_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [
      market,
      month,
      provision.asOf,
      provision.exposure,
      provision.required,
      provision.before,
      provision.entryId,
      provision.postedAt,
    ],
  });
  await tx.query({
    name: 'provision-classes-insert',
    text: `insert into provision_class (market, month, class, percent, loans, exposure, required, before)
           select $1, $2, * from unnest($3::text[], $4::text[], $5::int[], $6::bigint[], $7::bigint[], $8::bigint[])`,
    values: [
      market,
      month,
      classes.map((each) => each.class),
      classes.map(({ percent }) => percent),
      classes.map((each) => each.loans),
      classes.map(({ exposure }) => exposure),
      classes.map(({ required }) => required),
      classes.map(({ before }) => before),
    ],
  });
  await tx.query({
    name: 'provision-loans-insert',
    text: `insert into provision_loan (market, month, loan_id, class, days_late, exposure, required)
           select $1, $2, * from unnest($3::bigint[], $4::text[], $5::int[], $6::bigint[], $7::bigint[])`,
    values: [
      market,
      month,
      loans.map(({ loanId }) => loanId),
      loans.map((each) => each.class),
      loans.map(({ daysLate }) => daysLate),
      loans.map(({ exposure }) => exposure),
      loans.map(({ required }) => required),
    ],
  });
}
