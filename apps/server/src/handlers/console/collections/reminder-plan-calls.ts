import { isRefusal } from '@candor/domain/refusals';
import { parseCalendarDate } from '@candor/domain/calendar';
import type { ReminderPlan } from '@candor/domain/reminder-plan';
import { askPlanChange } from '@candor/services/approvals';
import { runCommand } from '@candor/services/kernel/commands';
import {
  readPlanFile,
  readPlanLines,
  readPlanLoans,
  tryPlan,
  type TriedPlan,
} from '@candor/services/reads/reminders';
import { heldBackNames } from '@candor/services/lending/reminders';
import type { CallHandlers, HandlerParts } from '../../handler-parts.ts';
import { keyRefused } from '../../key-refused.ts';
import { figuresChanged } from '../loan-refusals.ts';

type ReminderCalls = CallHandlers<
  | 'console.reminder-plans'
  | 'console.reminder-plan'
  | 'console.reminder-plan-try'
  | 'console.reminder-plan-loans'
  | 'console.reminder-plan-ask'
>;

/** A15.960–A15.964: who is reminded when, who would be by another plan, and asking for that plan. */
export function consoleReminderHandlers({ borrowing, offered }: HandlerParts): ReminderCalls {
  const { database, seal, now } = borrowing;
  return {
    'console.reminder-plans': async ({ market }) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      return { plans: await readPlanLines(database, market) };
    },

    'console.reminder-plan': async ({ market, productId = null, version }) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const wish = { productId, ...(version !== undefined && { version }) };
      const file = await readPlanFile(database, market, wish);
      if (!file) return { refused: 'not_found' };
      const { plan, versions, templates, lawful } = file;
      return {
        ...file,
        productId,
        plan: { steps: [...plan.steps], stops: [...plan.stops] },
        versions: versions.map(({ version: one, validFrom, savedAt, standing }) => ({
          version: one,
          validFrom,
          savedAt: savedAt?.toISOString() ?? null,
          standing,
        })),
        templates: templates.map(({ key, name, title, words, languages }) => ({
          key,
          name,
          title,
          words,
          languages: [...languages],
        })),
        lawful: { ...lawful, stops: [...lawful.stops] },
      };
    },

    'console.reminder-plan-try': async ({ market, productId = null, basedOn, plan }) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      return triedAnswer(await tryPlan(database, market, { productId, basedOn, plan: plan as ReminderPlan }));
    },

    'console.reminder-plan-loans': async ({ market, productId = null, basedOn, plan, step, on: text }) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const on = parseCalendarDate(text);
      if (isRefusal(on)) return { refused: 'not_found' };
      const draft = { productId, basedOn, plan: plan as ReminderPlan, step, on };
      const found = await readPlanLoans(database, seal, market, draft);
      if (!found) return { refused: 'not_found' };
      return {
        ...found,
        loans: found.loans.map(({ loan, borrower, amount, at, heldBack }) => ({
          loan,
          borrower,
          amount: Number(amount),
          at: at.toISOString(),
          heldBack,
        })),
      };
    },

    'console.reminder-plan-ask': async (
      { market, productId = null, basedOn, plan, validFrom: from, seen, reason },
      { staff: { staffId }, requestId, idempotencyKey },
    ) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const validFrom = parseCalendarDate(from);
      if (isRefusal(validFrom)) return { refused: 'day_is_past' };
      const answer = await runCommand(database, askPlanChange(borrowing), {
        input: { market, productId, basedOn, plan: plan as ReminderPlan, validFrom, seen, reason },
        actor: { kind: 'staff', id: staffId },
        idempotencyKey,
        requestId,
        now: now(),
      });
      if (answer.kind === 'done') return { approvalId: answer.output.requestId };
      if (answer.kind !== 'refused') return keyRefused(answer.kind);
      const { refused, facts } = answer.refusal;
      if (refused === 'reason_is_missing') throw new Error('a reason is asked for by the declaration');
      if (refused === 'reminder_plan_is_unlawful') {
        const { faults = [] } = (facts ?? {}) as { faults?: readonly string[] };
        return { refused, detail: faults.join(' ') };
      }
      if (refused === 'figures_have_changed') return figuresChanged;
      if (refused === 'product_is_unknown') return { refused: 'not_found' };
      return { refused: refused === 'plan_starts_too_early' ? 'day_is_past' : refused };
    },
  };
}

function triedAnswer({ faults, run }: TriedPlan) {
  if (!run) return { faults: [...faults], run: null };
  const { before, after } = run;
  const sentBefore = new Map(before.byChannel.map(({ channel, sent }) => [channel, sent]));
  const sentAfter = new Map(after.byChannel.map(({ channel, sent }) => [channel, sent]));
  const channels = [...new Set([...sentBefore.keys(), ...sentAfter.keys()])];
  return {
    faults: [...faults],
    run: {
      days: [...after.days],
      steps: after.steps.map((days) => [...days]),
      planned: [...after.planned],
      heldBack: after.heldBack.map(({ why, days }) => ({ why, name: heldBackNames[why], days: [...days] })),
      sent: [...after.sent],
      noDevice: [...after.noDevice],
      byChannel: channels.map((channel) => ({
        channel,
        before: sentBefore.get(channel) ?? 0,
        after: sentAfter.get(channel) ?? 0,
      })),
      mark: after.mark,
    },
  };
}
