import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx, Tx } from '../database/database.ts';

export const complaintOutcomes = ['upheld', 'partly', 'not-upheld'] as const;
export const redressKinds = ['apology', 'correction', 'waiver', 'refund'] as const;

export type ComplaintOutcome = (typeof complaintOutcomes)[number];
export type RedressKind = (typeof redressKinds)[number];

/** What a complaint turned out to be: for the report, and for whoever wants to end its cause. */
export type ComplaintClassification = {
  readonly class: string;
  readonly cause: string;
  readonly outcome: ComplaintOutcome;
  readonly redress: readonly RedressKind[];
  readonly redressMinor: bigint;
  /** The entries of the journal that paid it. */
  readonly redressEntries: readonly bigint[];
  readonly staffId: string;
  readonly at: Date;
};

/** Adds what counts from now on; what stood before stays readable. The complaint must be locked. */
export async function addComplaintClassification(
  tx: Tx,
  complaintId: string,
  row: ComplaintClassification,
): Promise<void> {
  await tx.query({
    name: 'complaint-classification-add',
    text: `insert into complaint_classification (complaint_id, n, class, cause, outcome, redress, redress_minor, redress_entries,
             staff_id, at)
           select $1, coalesce(max(n), 0) + 1, $2, $3, $4, $5, $6, $7, $8, $9 from complaint_classification where complaint_id = $1`,
    values: [
      complaintId,
      row.class,
      row.cause,
      row.outcome,
      row.redress,
      row.redressMinor,
      row.redressEntries,
      row.staffId,
      row.at,
    ],
  });
}

export type StoredClassification = ComplaintClassification & { readonly staffName: string };

/** The one that counts. */
export async function findComplaintClassification(
  tx: ReadTx,
  complaintId: string,
): Promise<StoredClassification | undefined> {
  const { rows } = await tx.query<StoredClassification>({
    name: 'complaint-classification-find',
    text: `select k.class, k.cause, k.outcome, k.redress, k.redress_minor as "redressMinor", k.redress_entries as "redressEntries",
                  k.staff_id as "staffId", k.at, s.name as "staffName"
           from complaint_classification k join staff s on s.id = k.staff_id
           where k.complaint_id = $1 order by k.n desc limit 1`,
    values: [complaintId],
  });
  return rows[0];
}

export type RedressEntry = {
  readonly id: bigint;
  readonly kind: 'waiver' | 'refund';
  readonly on: CalendarDate;
  readonly minor: bigint;
};

/**
 * What was given up or paid back on a loan since a day, as the journal has it, and was not taken back since:
 * what a complaint may name as its redress.
 */
export async function listRedressEntries(
  tx: ReadTx,
  loanId: bigint,
  since: CalendarDate,
): Promise<RedressEntry[]> {
  const { rows } = await tx.query<RedressEntry>({
    name: 'complaint-redress-entries',
    text: `select e.id, coalesce(case when e.event = 'waive' then 'waiver' end, 'refund') as kind, e.business_date as on,
                  coalesce((select sum(m.minor) from ledger_line m where m.entry_id = e.id and m.minor > 0), 0)::bigint as minor
           from ledger_entry e
           where e.id in (select x.entry_id from ledger_line x where x.subject = $1) and e.event in ('waive', 'refund')
             and e.business_date >= $2::date and not exists (select from ledger_entry r where r.reverses = e.id)
           order by e.id desc limit 50`,
    values: [`loan:${loanId}`, since],
  });
  return rows;
}
