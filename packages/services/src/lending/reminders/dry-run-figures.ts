import type { CalendarDate } from '@candor/domain/calendar';
import type { ReminderPlan, ReminderStep } from '@candor/domain/reminder-plan';
import { fingerprint } from '../../kernel/commands/fingerprint.ts';
import type { DryRun, DryStep, HeldBackFor } from './dry-run.ts';

/** Counts of one line, a figure for each day. */
type Days = readonly number[];

export type DryFigures = {
  readonly days: readonly CalendarDate[];
  /** What each step of the plan would try, by its place. */
  readonly steps: readonly Days[];
  readonly planned: Days;
  readonly heldBack: readonly { readonly why: HeldBackFor; readonly days: Days }[];
  /** Planned less held back. */
  readonly sent: Days;
  /** Of these, push notices to somebody without a device: they go by SMS, and cost one. */
  readonly noDevice: Days;
  /** By the way that each would really go. */
  readonly byChannel: readonly { readonly channel: ReminderStep['channel']; readonly sent: number }[];
  /** Stands for all of it: who agrees to a plan agrees to this. */
  readonly mark: string;
};

const reasons = [
  'promise',
  'hardship',
  'dispute',
  'complaint',
  'covered',
  'contacts',
  'number',
  'left',
] as const satisfies readonly HeldBackFor[];

/** A dry run in figures, of the loans that one plan is for: planned − held back = sent, each day. */
export function dryFigures(run: DryRun, plan: ReminderPlan, productId: string | null): DryFigures {
  const ours = run.steps.filter(({ by }) => by.productId === productId);
  const count = (fits: (step: DryStep) => boolean): Days => {
    const days = new Map(run.days.map((on) => [on, 0]));
    for (const step of ours) if (fits(step)) days.set(step.on, (days.get(step.on) ?? 0) + 1);
    return [...days.values()];
  };
  const figures = {
    days: run.days,
    steps: plan.steps.map(({ day, channel }) =>
      count(({ step }) => step.day === day && step.channel === channel),
    ),
    planned: count(() => true),
    heldBack: reasons
      .map((why) => ({ why, days: count(({ heldBack }) => heldBack === why) }))
      .filter(({ days }) => total(days) > 0),
    sent: count(({ heldBack }) => heldBack === null),
    noDevice: count(({ step, way, heldBack }) => heldBack === null && way !== step.channel),
    byChannel: waysOf(plan, ours).map((channel) => ({
      channel,
      sent: total(count(({ way, heldBack }) => way === channel && heldBack === null)),
    })),
  };
  return { ...figures, mark: fingerprint('reminder-dry-run', { plan, ...figures }).slice(0, 32) };
}

/** What its steps are written for, and what they go by instead. */
function waysOf(plan: ReminderPlan, steps: readonly DryStep[]): ReminderStep['channel'][] {
  return [...new Set([...plan.steps.map(({ channel }) => channel), ...steps.map(({ way }) => way)])];
}

export const total = (days: Days): number => days.reduce((sum, each) => sum + each, 0);
