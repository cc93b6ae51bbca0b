import type {
  ReminderPlan,
  ReminderStep,
  ReminderTemplate,
  StopCondition,
} from '@candor/domain/reminder-plan';
import type { PlanFault, PlanRule } from '@candor/markets/reminders';
import type { HeldBackFor } from './dry-run.ts';

/** How staff call a step: "+3", "−3", "0". */
function dayOfStep(day: number): string {
  return day > 0 ? `+${day}` : day < 0 ? `−${-day}` : '0';
}

export const templateNames: Readonly<Record<ReminderTemplate, string>> = {
  'due-soon': 'Instalment due soon',
  'due-today': 'Instalment due today',
  'past-due': 'Instalment past due',
  'please-look': 'Please look at your loan',
  'can-we-help': 'Can we help?',
};

export const channelNames: Readonly<Record<ReminderStep['channel'], string>> = {
  sms: 'SMS',
  push: 'Push',
  inbox: 'Inbox',
  'hand-over': 'Case',
};

const stopNames: Readonly<Record<StopCondition, string>> = {
  promise: 'Promise to pay running',
  hardship: 'Hardship asked for',
  dispute: 'Dispute open',
  complaint: 'Complaint open',
};

export const heldBackNames: Readonly<Record<HeldBackFor, string>> = {
  promise: 'promise running',
  hardship: 'hardship asked for',
  dispute: 'instalment in dispute',
  complaint: 'complaint open',
  covered: 'covered by credit',
  contacts: 'daily or weekly limit reached',
  number: 'wrong number reported',
  left: 'account closed',
};

export function stepInWords({ day, channel, template, from, until }: ReminderStep): string {
  const what = template === null ? 'hand over to a collector' : templateNames[template];
  return `${dayOfStep(day)} · ${channelNames[channel]} · ${what} · ${from}–${until}`;
}

const whatIsWrong: Readonly<Record<PlanRule, (fault: PlanFault) => string>> = {
  window_begins_too_early: ({ value, most }) => `begins at ${value}; at the earliest ${most}`,
  window_ends_too_late: ({ value, most }) => `ends at ${value}; at the latest ${most}`,
  window_is_empty: ({ value }) => `the window ${value} ends before it begins`,
  template_does_not_fit_the_day: ({ value, most }) =>
    `${nameOfTemplate(value)} does not fit this day: ${most}`,
  too_many_steps_in_a_day: ({ value, most }) => `${value} on one day; at most ${most}`,
  too_many_contacts_in_a_week: ({ value, most }) => `${value} contacts in seven days; at most ${most}`,
  stop_is_promised: ({ value, most }) => `${nameOfStop(value)} is off; it stays ${most.split(' ')[1]}`,
};

const nameOfTemplate = (key: string) =>
  Object.hasOwn(templateNames, key) ? templateNames[key as ReminderTemplate] : key;

function nameOfStop(value: string): string {
  const [stop = ''] = value.split(' ');
  return Object.hasOwn(stopNames, stop) ? stopNames[stop as StopCondition] : stop;
}

/**
 * A fault as whoever writes the plan reads it: "Step +3: ends at 21:00; at the latest 20:00 (agreement)."
 */
export function planFaultWords(plan: ReminderPlan, fault: PlanFault): string {
  const step = fault.step === null ? undefined : plan.steps[fault.step];
  const who = fault.by === 'law' ? ` (law, ${fault.limit})` : fault.by === 'agreement' ? ' (agreement)' : '';
  const subject = step ? `Step ${dayOfStep(step.day)}` : 'Stop conditions';
  return `${subject}: ${whatIsWrong[fault.rule](fault)}${who}.`;
}

/** Every step and stop in which two plans differ, in words. A dash is one that is not there. */
export function planDifferences(
  before: ReminderPlan | null,
  after: ReminderPlan,
): { readonly name: string; readonly before: string; readonly after: string }[] {
  const [was, is] = [cellsOf(before), cellsOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((name) => {
    const cell = { before: was.get(name) ?? '–', after: is.get(name) ?? '–' };
    return cell.before === cell.after ? [] : [{ name, ...cell }];
  });
}

function cellsOf(plan: ReminderPlan | null): ReadonlyMap<string, string> {
  if (!plan) return new Map();
  const steps = plan.steps.map((step): [string, string] => [
    step.channel === 'hand-over' ? `Step ${dayOfStep(step.day)}, hand-over` : `Step ${dayOfStep(step.day)}`,
    stepInWords(step),
  ]);
  return new Map([...steps, ...plan.stops.map((stop): [string, string] => [stopNames[stop], 'on'])]);
}
