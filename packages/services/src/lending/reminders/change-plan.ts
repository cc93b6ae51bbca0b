import { isRefusal } from '@candor/domain/refusals';
import { parseCalendarDate, type CalendarDate } from '@candor/domain/calendar';
import type { ReminderPlan } from '@candor/domain/reminder-plan';
import { isMarketId, markets, type MarketId } from '@candor/markets';
import { listReminderPlans } from '@candor/store/reminders';
import { productNamesOf } from '@candor/store/products';
import type { ReadTx, Tx } from '@candor/store/database';
import { dayWords } from '../../customers/messages/day-words.ts';
import type { ActCheck, ActTerm, ApprovableAct } from '../../kernel/acts/approvable-act.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { dryRun } from './dry-run.ts';
import { dryFigures, total, type DryFigures } from './dry-run-figures.ts';
import { channelNames, heldBackNames, planDifferences, stepInWords } from './plan-words.ts';
import { plansOn, planOfVersion } from './plans-in-force.ts';
import { saveReminderPlan } from './save-plan.ts';

/** What a new version is made with. `plan` is the plan itself, as JSON. */
export type PlanChange = {
  readonly market: string;
  readonly productId: string | null;
  /** The newest version when the draft was begun; 0: the product has no plan of its own yet. */
  readonly basedOn: number;
  readonly plan: string;
  readonly validFrom: string;
};

export const planSubject = (market: string, productId: string | null) =>
  `reminder-plan:${market}${productId === null ? '' : `:${productId}`}`;

/** Another plan takes two people: one who writes it, and one who has seen who would get what by it. */
export const changePlan = {
  key: 'reminder-plan.change',
  name: 'Change the reminder plan',
  asks: 'reminder.change',
  decides: 'setup.approve',
  isOneAtATime: true,

  async line(tx, change) {
    const { market, productId, plan, before } = await read(tx, change);
    const changes = planDifferences(before, plan).length;
    const place = { section: 'reminders', id: productId ?? 'market' };
    return {
      about: `${await nameOfScope(tx, market, productId)} · from ${dayWords(dayOf(change.validFrom), 'en')}`,
      size: `${changes} ${changes === 1 ? 'change' : 'changes'}`,
      place,
    };
  },

  async preview(tx, change, { now }) {
    const { market, productId, plan, before } = await read(tx, change);
    const seen = await figuresOf(tx, change);
    const saved = await save(tx, change, now);
    if ('refused' in saved) return saved;
    const from = dayWords(dayOf(change.validFrom), 'en');
    return {
      title: `Remind ${await nameOfScope(tx, market, productId)} by another plan from ${from}?`,
      commits: `Save version ${saved.version}`,
      figures: [],
      terms: [...planDifferences(before, plan), ...figureTerms(plan, seen)],
      checks: checksOf(seen),
      postings: [],
      sent: null,
    };
  },

  async carryOut(tx, change, { now }) {
    const saved = await save(tx, change, now);
    return 'refused' in saved ? saved : { facts: { version: saved.version, validFrom: change.validFrom } };
  },
} as const satisfies ApprovableAct<PlanChange>;

export type PlanFigures = { readonly before: DryFigures; readonly after: DryFigures };

/** The next seven days by the plan in force, and by the draft. */
export async function figuresOf(
  tx: ReadTx,
  change: Pick<PlanChange, 'market' | 'productId' | 'basedOn' | 'plan'>,
): Promise<PlanFigures> {
  const { market, productId, plan } = await read(tx, change);
  const inForce = await dryRun(tx, market, await planNow(tx, market, productId));
  const draft = { productId, version: change.basedOn + 1, plan };
  return {
    before: dryFigures(inForce, (await planNow(tx, market, productId)).plan, productId),
    after: dryFigures(await dryRun(tx, market, draft), plan, productId),
  };
}

/** By what the loans of this plan are reminded today, as if they had it for their own. */
async function planNow(tx: ReadTx, market: MarketId, productId: string | null) {
  const plans = await plansOn(tx, market, await businessDateOf(tx, market));
  const now = productId === null ? plans.all.find((each) => each.productId === null) : plans.of(productId);
  if (!now) throw new Error(`${market} has no reminder plan`);
  return { ...now, productId };
}

/** The dry run as the approver reads it; if one of these is another when they agree, they look again. */
function figureTerms(plan: ReminderPlan, { before, after }: PlanFigures): ActTerm[] {
  const of = (days: readonly number[]) => String(total(days));
  const why = [...new Set([...before.heldBack, ...after.heldBack].map((each) => each.why))];
  const heldBack = (figures: DryFigures, reason: (typeof why)[number]) =>
    of(figures.heldBack.find((each) => each.why === reason)?.days ?? []);
  const lines = [
    ...plan.steps.map((step, place) => ({
      name: `Next 7 days · ${stepInWords(step)}`,
      before: '–',
      after: of(after.steps[place] ?? []),
    })),
    { name: 'Next 7 days · planned', before: of(before.planned), after: of(after.planned) },
    ...why.map((reason) => ({
      name: `Next 7 days · held back, ${heldBackNames[reason]}`,
      before: heldBack(before, reason),
      after: heldBack(after, reason),
    })),
    { name: 'Next 7 days · sent or handed over', before: of(before.sent), after: of(after.sent) },
    ...(total(before.noDevice) + total(after.noDevice) > 0
      ? [
          {
            name: 'Next 7 days · by SMS, no device for push',
            before: of(before.noDevice),
            after: of(after.noDevice),
          },
        ]
      : []),
  ];
  return lines;
}

function checksOf({ before, after }: PlanFigures): ActCheck[] {
  const sentBefore = new Map(before.byChannel.map(({ channel, sent }) => [channel, sent]));
  const channels = after.byChannel.map(
    ({ channel, sent }) => `${channelNames[channel]} ${sentBefore.get(channel) ?? 0} → ${sent}`,
  );
  return [
    { is: 'kept', words: 'Inside the hours of the law and of the agreement, at every step' },
    { is: 'kept', words: 'No more contacts in a day and in a week than the agreement promises' },
    { is: 'kept', words: 'Stops for a promise, a dispute and a request for help' },
    { is: 'look', words: `Dry run over the next 7 days, if nobody pays: ${channels.join(', ')}` },
    { is: 'look', words: 'What is planned already is sent by the plan that planned it' },
  ];
}

/** Nothing of what somebody else has saved meanwhile is lost unseen. */
async function save(tx: Tx, change: PlanChange, now: Date) {
  const { market, productId, plan } = await read(tx, change);
  if ((await newestVersion(tx, market, productId)) !== change.basedOn)
    return { refused: 'reminder_plan_was_changed' } as const;
  const actor = { kind: 'system', id: 'approvals' } as const;
  const input = { market, productId, plan, validFrom: dayOf(change.validFrom) };
  const done = await saveReminderPlan(tx, input, { actor, now });
  return 'refused' in done ? done : done.output;
}

/** The default is the first of a market's; a product that has no plan of its own has none. */
export async function newestVersion(tx: ReadTx, market: MarketId, productId: string | null): Promise<number> {
  const [newest] = await listReminderPlans(tx, { market, productId });
  return newest?.version ?? (productId === null ? 1 : 0);
}

async function read(
  tx: ReadTx,
  { market, productId, basedOn, plan }: Pick<PlanChange, 'market' | 'productId' | 'basedOn' | 'plan'>,
) {
  if (!isMarketId(market)) throw new Error(`${market} is no market`);
  const before =
    (await planOfVersion(tx, market, { productId, version: basedOn })) ??
    (await planNow(tx, market, productId)).plan;
  return { market, productId, before, plan: JSON.parse(plan) as ReminderPlan };
}

async function nameOfScope(tx: ReadTx, market: MarketId, productId: string | null): Promise<string> {
  if (productId === null) return markets[market].countryName;
  return (await productNamesOf(tx, productId))['en'] ?? productId;
}

function dayOf(text: string): CalendarDate {
  const day = parseCalendarDate(text);
  if (isRefusal(day)) throw new Error(`${text} is no day`);
  return day;
}
