import type { CalendarDate } from '@candor/domain/calendar';
import type { ReminderPlan } from '@candor/domain/reminder-plan';
import type { MarketId } from '@candor/markets';
import { defaultReminderPlan } from '@candor/markets/reminders';
import { findReminderPlan, insertReminderPlan, reminderPlansOn } from '@candor/store/reminders';
import type { ReadTx, Tx } from '@candor/store/database';

export type PlanInForce = {
  /** Null: of every product that has no plan of its own. */
  readonly productId: string | null;
  readonly version: number;
  readonly plan: ReminderPlan;
};

/** The plans of a day, and which of them is for a product. */
export type PlansInForce = {
  readonly all: readonly PlanInForce[];
  readonly of: (productId: string) => PlanInForce;
};

/**
 * By which plans a market's borrowers are reminded on a day. A market that has changed none yet has the
 * default, as its first version.
 */
export async function plansOn(tx: ReadTx, market: MarketId, on: CalendarDate): Promise<PlansInForce> {
  const stored = (await reminderPlansOn(tx, market, on)).map((each): PlanInForce =>
    Object.assign(each, { plan: each.content as ReminderPlan }),
  );
  const ofMarket = stored.find(({ productId }) => productId === null) ?? firstPlan(market);
  return plansOf([ofMarket, ...stored.filter(({ productId }) => productId !== null)]);
}

/** The first is the market's own. */
function plansOf(all: readonly [PlanInForce, ...PlanInForce[]]): PlansInForce {
  const own = new Map(all.map((each) => [each.productId, each]));
  return { all, of: (productId) => own.get(productId) ?? all[0] };
}

/** The same plans with one of them as somebody would have it. */
export function withPlan(plans: PlansInForce, draft: PlanInForce): PlansInForce {
  const others = plans.all.filter(({ productId }) => productId !== draft.productId);
  const ofMarket = [draft, ...others].find(({ productId }) => productId === null);
  if (!ofMarket) throw new Error('a market has no plan of its own');
  return plansOf([ofMarket, ...[draft, ...others].filter(({ productId }) => productId !== null)]);
}

const firstPlan = (market: MarketId): PlanInForce => ({
  productId: null,
  version: 1,
  plan: defaultReminderPlan(market),
});

/** One version, which may be over by now: what was planned by it is sent by it. */
export async function planOfVersion(
  tx: ReadTx,
  market: MarketId,
  { productId, version }: Pick<PlanInForce, 'productId' | 'version'>,
): Promise<ReminderPlan | undefined> {
  const stored = await findReminderPlan(tx, { market, productId }, version);
  if (stored) return stored.content as ReminderPlan;
  return productId === null && version === 1 ? defaultReminderPlan(market) : undefined;
}

/** Has the default written down where a market has no plan yet: the next one is its second version. */
export async function beginPlans(tx: Tx, market: MarketId, on: CalendarDate): Promise<void> {
  if (await findReminderPlan(tx, { market, productId: null }, 1)) return;
  await insertReminderPlan(
    tx,
    { market, productId: null },
    { content: defaultReminderPlan(market), validFrom: on },
  );
}
