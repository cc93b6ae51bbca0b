import type { CalendarDate } from '@candor/domain/calendar';
import type { ReminderPlan } from '@candor/domain/reminder-plan';
import type { MarketId } from '@candor/markets';
import { checkReminderPlan } from '@candor/markets/reminders';
import { insertReminderPlan } from '@candor/store/reminders';
import { currentProductVersion, lastProductVersion } from '@candor/store/products';
import type { Decide } from '../../kernel/commands/command.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { planFaultWords } from './plan-words.ts';
import { beginPlans } from './plans-in-force.ts';

export type SavePlan = {
  readonly market: MarketId;
  readonly productId: string | null;
  readonly plan: ReminderPlan;
  readonly validFrom: CalendarDate;
};

export type SavePlanRule = 'reminder_plan_is_unlawful' | 'product_is_unknown' | 'plan_starts_too_early';

/**
 * A new version of a plan. One that the law or the agreement forbids is refused, with each step, what it says
 * and how far it may go. It begins tomorrow at the earliest: today's reminders were planned last night.
 */
export const saveReminderPlan: Decide<SavePlan, { version: number }, SavePlanRule> = async (
  tx,
  { market, productId, plan, validFrom },
) => {
  const faults = checkReminderPlan(market, plan, validFrom);
  if (faults.length > 0)
    return {
      refused: 'reminder_plan_is_unlawful',
      facts: { faults: faults.map((fault) => planFaultWords(plan, fault)) },
    };
  const on = await businessDateOf(tx, market);
  if (validFrom <= on) return { refused: 'plan_starts_too_early', facts: { validFrom, on } };
  if (productId !== null) {
    const product = (await currentProductVersion(tx, productId)) ?? (await lastProductVersion(tx, productId));
    if (product?.market !== market) return { refused: 'product_is_unknown' };
  }
  await beginPlans(tx, market, on);
  const version = await insertReminderPlan(tx, { market, productId }, { content: plan, validFrom });
  return { output: { version }, facts: { version, validFrom } };
};
