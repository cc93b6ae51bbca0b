import type { CalendarDate } from '@candor/domain/calendar';
import type { ReminderPlan } from '@candor/domain/reminder-plan';
import type { MarketId } from '@candor/markets';
import { checkReminderPlan } from '@candor/markets/reminders';
import {
  previewOf,
  requestApproval,
  type RequestedApproval,
} from '../../backoffice/approvals/request-approval.ts';
import type { Command } from '../../kernel/commands/command.ts';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import { changePlan, figuresOf, planSubject } from '../../lending/reminders/change-plan.ts';
import { planDifferences, planFaultWords } from '../../lending/reminders/plan-words.ts';
import { planOfVersion } from '../../lending/reminders/plans-in-force.ts';

export type AskPlanChange = {
  readonly market: MarketId;
  readonly productId: string | null;
  readonly basedOn: number;
  readonly plan: ReminderPlan;
  readonly validFrom: CalendarDate;
  /** The mark of the dry run that whoever asks was shown. */
  readonly seen: string;
  readonly reason: string;
};

type AskRule =
  | 'reminder_plan_is_unlawful'
  | 'reminder_plan_was_changed'
  | 'reminder_plan_is_the_same'
  | 'plan_starts_too_early'
  | 'product_is_unknown'
  | 'figures_have_changed'
  | 'reason_is_missing'
  | 'approval_waits_already';

/**
 * Asks an approver for a new version of a reminder plan. What could not be saved now can't be asked for, nor
 * what would send something else than whoever asks was shown.
 */
export const askPlanChange = (parts: LendingDeps): Command<AskPlanChange, RequestedApproval, AskRule> => ({
  name: 'reminder-plan.ask',
  subject: ({ market, productId }) => planSubject(market, productId),
  async decide(tx, { market, productId, basedOn, plan, validFrom, seen, reason }, { actor, now }) {
    const faults = checkReminderPlan(market, plan, validFrom);
    if (faults.length > 0)
      return {
        refused: 'reminder_plan_is_unlawful',
        facts: { faults: faults.map((fault) => planFaultWords(plan, fault)) },
      };
    const before = await planOfVersion(tx, market, { productId, version: basedOn });
    const changes = planDifferences(before ?? null, plan).length;
    if (changes === 0) return { refused: 'reminder_plan_is_the_same' };
    const input = { market, productId, basedOn, plan: JSON.stringify(plan), validFrom };
    const looked = await previewOf(tx, () => changePlan.preview(tx, input, { parts, now }));
    if ('refused' in looked) return { refused: looked.refused };
    if ((await figuresOf(tx, input)).after.mark !== seen) return { refused: 'figures_have_changed' };
    const requestId = parts.newId();
    const asked = await requestApproval(tx, parts, {
      requestId,
      act: changePlan,
      market,
      subject: planSubject(market, productId),
      input,
      reason,
      by: actor.id,
      now,
      figures: null,
    });
    if ('refused' in asked) return asked;
    return { output: asked, facts: { request: requestId, validFrom, basedOn, changes } };
  },
});
