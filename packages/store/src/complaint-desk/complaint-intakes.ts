import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx, Tx } from '../database/database.ts';

export const intakeChannels = ['phone', 'email', 'walk-in', 'social', 'regulator'] as const;

export type IntakeChannel = (typeof intakeChannels)[number];

/** How a complaint came that did not come by the app. */
export type ComplaintIntake = {
  readonly complaintId: string;
  readonly channel: IntakeChannel;
  readonly loggedBy: string;
  readonly loggedAt: Date;
  readonly regulatorReference: string | null;
  readonly regulatorDueOn: CalendarDate | null;
  /** Name and contact of whoever is no borrower. */
  readonly complainantSealed: string | null;
  readonly keptUntil: CalendarDate | null;
};

export async function insertComplaintIntake(tx: Tx, row: ComplaintIntake): Promise<void> {
  await tx.query({
    name: 'complaint-intake-insert',
    text: `insert into complaint_intake (complaint_id, channel, logged_by, logged_at, regulator_reference, regulator_due_on,
             complainant_sealed, kept_until)
           values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [
      row.complaintId,
      row.channel,
      row.loggedBy,
      row.loggedAt,
      row.regulatorReference,
      row.regulatorDueOn,
      row.complainantSealed,
      row.keptUntil,
    ],
  });
}

export type KnownIntake = ComplaintIntake & { readonly loggedByName: string };

/** Of those of these complaints that did not come by the app. */
export async function listComplaintIntakes(
  tx: ReadTx,
  complaintIds: readonly string[],
): Promise<KnownIntake[]> {
  const { rows } = await tx.query<KnownIntake>({
    name: 'complaint-intake-list',
    text: `select i.complaint_id as "complaintId", i.channel, i.logged_by as "loggedBy", i.logged_at as "loggedAt",
                  i.regulator_reference as "regulatorReference", i.regulator_due_on as "regulatorDueOn",
                  i.complainant_sealed as "complainantSealed", i.kept_until as "keptUntil", s.name as "loggedByName"
           from complaint_intake i join staff s on s.id = i.logged_by where i.complaint_id = any ($1::uuid[])`,
    values: [complaintIds],
  });
  return rows;
}

/** Who complained and was no borrower, and what was said, once the law no longer wants it kept. */
export async function forgetComplainantsKeptUntil(tx: Tx, day: string): Promise<number> {
  for (const table of ['complaint_message', 'complaint_note'])
    await tx.query({
      name: `${table}-forget-complainants`,
      text: `update ${table} m set sealed = null from complaint_intake i
             where i.complaint_id = m.complaint_id and i.kept_until < $1 and i.complainant_sealed is not null and m.sealed is not null`,
      values: [day],
    });
  const { rowCount } = await tx.query({
    name: 'complaint-intake-forget',
    text: 'update complaint_intake set complainant_sealed = null where kept_until < $1 and complainant_sealed is not null',
    values: [day],
  });
  return rowCount;
}
