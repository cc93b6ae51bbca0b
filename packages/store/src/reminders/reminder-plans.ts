import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx, Tx } from '../database/database.ts';

/** Of which loans a plan is: null is every product of the market that has no plan of its own. */
export type PlanScope = { readonly market: string; readonly productId: string | null };

export type StoredPlan = {
  readonly productId: string | null;
  readonly version: number;
  readonly content: unknown;
};

/** What is in force on a day: of the market and of each product, the newest version that is valid by then. */
export async function reminderPlansOn(tx: ReadTx, market: string, on: CalendarDate): Promise<StoredPlan[]> {
  const { rows } = await tx.query<StoredPlan>({
    name: 'reminder-plans-on',
    text: `select distinct on (product_id) product_id as "productId", version, content from reminder_plan
           where market = $1 and valid_from <= $2 order by product_id, version desc`,
    values: [market, on],
  });
  return rows;
}

export async function findReminderPlan(
  tx: ReadTx,
  { market, productId }: PlanScope,
  version: number,
): Promise<StoredPlan | undefined> {
  const { rows } = await tx.query<StoredPlan>({
    name: 'reminder-plan-find',
    text: `select product_id as "productId", version, content from reminder_plan
           where market = $1 and product_id is not distinct from $2 and version = $3`,
    values: [market, productId, version],
  });
  return rows[0];
}

export type SavedPlan = {
  readonly version: number;
  readonly validFrom: CalendarDate;
  readonly savedAt: Date;
};

/** Every version of one plan, newest first. */
export async function listReminderPlans(tx: ReadTx, { market, productId }: PlanScope): Promise<SavedPlan[]> {
  const { rows } = await tx.query<SavedPlan>({
    name: 'reminder-plan-list',
    text: `select version, valid_from as "validFrom", saved_at as "savedAt" from reminder_plan
           where market = $1 and product_id is not distinct from $2 order by version desc`,
    values: [market, productId],
  });
  return rows;
}

/** The next version; of two at once one waits. Returns its number. */
export async function insertReminderPlan(
  tx: Tx,
  { market, productId }: PlanScope,
  { content, validFrom }: { readonly content: unknown; readonly validFrom: CalendarDate },
): Promise<number> {
  await tx.query({
    name: 'reminder-plan-lock',
    text: `select pg_advisory_xact_lock(hashtextextended('reminder-plan:' || $1, 0))`,
    values: [market],
  });
  const { rows } = await tx.query<{ version: number }>({
    name: 'reminder-plan-insert',
    text: `insert into reminder_plan (market, product_id, version, content, valid_from)
           select $1, $2, coalesce(max(version), 0) + 1, $3, $4 from reminder_plan
           where market = $1 and product_id is not distinct from $2
           returning version`,
    values: [market, productId, JSON.stringify(content), validFrom],
  });
  return rows[0]?.version ?? 0;
}
