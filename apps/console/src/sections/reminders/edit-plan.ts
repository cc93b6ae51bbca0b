import type { Plan, Step, Stop } from './plan-types.ts';

/** The plan after an edit, and where the step that was edited stands now. */
export type Edited = { readonly plan: Plan; readonly place: number };

/** In the order of their days; of one day what is sent before what is handed over. */
function inOrder(plan: Plan, steps: readonly Step[], edited: Step): Edited {
  const sorted = steps.toSorted(
    (one, other) => one.day - other.day || Number(isHandOver(one)) - Number(isHandOver(other)),
  );
  return { plan: { ...plan, steps: [...sorted] }, place: sorted.indexOf(edited) };
}

const isHandOver = ({ channel }: Step) => channel === 'hand-over';

/** A step with another day, channel, text or window. Its text follows where it no longer fits. */
export function changeStep(plan: Plan, place: number, change: Partial<Step>): Edited {
  const before = plan.steps[place];
  if (!before) return { plan, place };
  const next = fitting({ ...before, ...change });
  return inOrder(
    plan,
    plan.steps.map((step) => (step === before ? next : step)),
    next,
  );
}

/** A text speaks of one side of the due date; a hand-over has none. */
function fitting(step: Step): Step {
  if (isHandOver(step)) return { ...step, template: null };
  const usual = step.day < 0 ? 'due-soon' : step.day === 0 ? 'due-today' : 'past-due';
  const isOfLate = step.template === 'please-look' || step.template === 'can-we-help';
  return { ...step, template: isOfLate && step.day > 0 ? step.template : usual };
}

/** A new one, a week after the last, in the same window. */
export function addStep(plan: Plan): Edited {
  const last = plan.steps.at(-1);
  if (!last) return { plan, place: 0 };
  const next = fitting({ ...last, day: last.day + 7, channel: 'sms' });
  return inOrder(plan, [...plan.steps, next], next);
}

export function removeStep(plan: Plan, place: number): Edited {
  const steps = plan.steps.filter((_, at) => at !== place);
  return { plan: { ...plan, steps }, place: Math.max(0, Math.min(place, steps.length - 1)) };
}

const stopOrder: readonly Stop[] = ['promise', 'hardship', 'dispute', 'complaint'];

export function toggleStop(plan: Plan, stop: Stop): Plan {
  const isOn = plan.stops.includes(stop);
  const stops = stopOrder.filter((each) => (each === stop ? !isOn : plan.stops.includes(each)));
  return { ...plan, stops };
}

/** The step of the other plan for the same day and of the same sort; undefined: this one is new. */
export function sameStep(base: Plan, step: Step): Step | undefined {
  return base.steps.find((other) => other.day === step.day && isHandOver(other) === isHandOver(step));
}

export function isChanged(base: Plan, step: Step): boolean {
  return JSON.stringify(sameStep(base, step)) !== JSON.stringify(step);
}

/** How many steps and stops are other than in the plan that it is based on, with those that are gone. */
export function countChanges(base: Plan, draft: Plan): number {
  const changed = draft.steps.filter((step) => isChanged(base, step)).length;
  const gone = base.steps.filter((step) => !sameStep(draft, step)).length;
  const stops = stopOrder.filter((stop) => base.stops.includes(stop) !== draft.stops.includes(stop)).length;
  return changed + gone + stops;
}

const weekDays = 7;

/** The most contacts about something late that a borrower could have in a day and in seven days. */
export function highestContacts({ steps }: Plan): { readonly aDay: number; readonly aWeek: number } {
  const counted = steps.filter((step) => step.day > 0 && !isHandOver(step)).map(({ day }) => day);
  const most = (days: number) =>
    Math.max(0, ...counted.map((end) => counted.filter((day) => day > end - days && day <= end).length));
  return { aDay: most(1), aWeek: most(weekDays) };
}
