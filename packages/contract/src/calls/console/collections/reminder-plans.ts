import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { calendarDay, instant, minorAmount, plainText, productId } from '../../../fields.ts';
import { marketIds } from '../../../market.ts';

const call = {
  group: 'console',
  audience: 'staff',
  variant: 'none',
  wireGroup: null,
} as const;

const market = z.enum(marketIds);
const ofProduct = productId.optional().meta({
  description: 'The product whose own plan it is; absent: the plan of every product that has none.',
});
const version = z.int().min(0).max(1_000_000);
const count = z.int().min(0);
const perDay = z.array(count).meta({ description: 'A figure for each of the days.' });
const clock = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u)
  .meta({ description: 'Local time of the market.', examples: ['10:00'] });
const channel = z.enum(['sms', 'push', 'inbox', 'hand-over']);
const template = z.enum(['due-soon', 'due-today', 'past-due', 'please-look', 'can-we-help']);
const stop = z.enum(['promise', 'hardship', 'dispute', 'complaint']);

const step = z.strictObject({
  day: z
    .int()
    .min(-30)
    .max(365)
    .meta({ description: 'Days after the oldest unpaid due date; below zero before it.', examples: [3] }),
  channel: channel.meta({ description: '`hand-over` sends nothing: a collector has the loan from then on.' }),
  template: template.nullable().meta({ description: 'Null of a hand-over.' }),
  from: clock,
  until: clock,
});

/** As it is sent, and as a file for `npm run reminder-plan` has it. */
export const reminderPlanShape = z
  .strictObject({ steps: z.array(step).min(1).max(40), stops: z.array(stop).max(4) })
  .meta({ description: 'A reminder plan: its steps by day, and what holds every step back.' });

const consoleReminderPlans = defineCall({
  ...call,
  id: 'A15.960',
  name: 'reminder-plans',
  method: 'GET',
  permission: 'reminder.read',
  idempotent: false,
  summary: 'The reminder plan of a market, and which products have one of their own.',
  request: z.strictObject({ market }),
  response: z.strictObject({
    plans: z.array(
      z.strictObject({
        productId: z.string().nullable(),
        name: z.string(),
        inForce: version.meta({
          description: '0: it is reminded by the plan of the market.',
        }),
        newest: version,
        waitsForApproval: z.boolean(),
      }),
    ),
  }),
  errors: ['market_not_offered'],
});

const consoleReminderPlan = defineCall({
  ...call,
  id: 'A15.961',
  name: 'reminder-plan',
  method: 'GET',
  permission: 'reminder.read',
  idempotent: false,
  summary: 'One version of a reminder plan, the versions beside it, and what a plan may be made of.',
  request: z.strictObject({ market, productId: ofProduct, version: version.optional() }),
  response: z.strictObject({
    productId: z.string().nullable(),
    name: z.string(),
    version,
    newest: version,
    plan: reminderPlanShape,
    versions: z.array(
      z.strictObject({
        version,
        validFrom: calendarDay,
        savedAt: instant.nullable().meta({ description: 'Null of the default before its first change.' }),
        standing: z.enum(['coming', 'in-force', 'past']),
      }),
    ),
    waitsForApproval: z.boolean(),
    earliest: calendarDay.meta({ description: 'The first day from which a new version may hold.' }),
    templates: z.array(
      z.strictObject({
        key: template,
        name: z.string(),
        title: z.string(),
        words: z.string(),
        languages: z.array(z.string()),
      }),
    ),
    lawful: z.strictObject({
      from: clock,
      until: clock,
      lawFrom: clock.nullable(),
      lawUntil: clock.nullable(),
      aDay: count,
      aWeek: count,
      stops: z.array(stop).meta({ description: 'What the agreement promises to wait for.' }),
    }),
  }),
  errors: ['not_found', 'market_not_offered'],
});

const figures = z.strictObject({
  days: z.array(calendarDay),
  steps: z.array(perDay).meta({ description: 'What each step would try, in the plan’s order.' }),
  planned: perDay,
  heldBack: z.array(
    z.strictObject({
      why: z.enum(['promise', 'hardship', 'dispute', 'complaint', 'covered', 'contacts', 'number', 'left']),
      name: z.string(),
      days: perDay,
    }),
  ),
  sent: perDay.meta({ description: 'Planned less held back.' }),
  noDevice: perDay.meta({
    description: 'Of these, push notices to somebody without a device: they go by SMS.',
  }),
  byChannel: z.array(z.strictObject({ channel, before: count, after: count })),
  mark: z.string().meta({ description: 'Of all these figures: sent back with the request.' }),
});

const consoleReminderPlanTry = defineCall({
  ...call,
  id: 'A15.962',
  name: 'reminder-plan-try',
  method: 'POST',
  permission: 'reminder.read',
  idempotent: false,
  maxBodyBytes: 50_000,
  summary:
    'Checks a draft against law and agreement, and runs it dry over the present book for the next seven days. Keeps nothing.',
  request: z.strictObject({ market, productId: ofProduct, basedOn: version, plan: reminderPlanShape }),
  response: z.strictObject({
    faults: z.array(
      z.strictObject({
        step: z.int().min(0).nullable(),
        field: z.enum(['from', 'until', 'template', 'day', 'stops']),
        sentence: z.string(),
        most: z.string(),
      }),
    ),
    run: figures.nullable().meta({ description: 'Null: the draft is beyond the law or the agreement.' }),
  }),
  errors: ['not_found', 'market_not_offered'],
});

const consoleReminderPlanLoans = defineCall({
  ...call,
  id: 'A15.963',
  name: 'reminder-plan-loans',
  method: 'POST',
  permission: 'reminder.read',
  idempotent: false,
  maxBodyBytes: 50_000,
  summary: 'Whom one step of a draft would reach on one of the next seven days, and who is held back.',
  request: z.strictObject({
    market,
    productId: ofProduct,
    basedOn: version,
    plan: reminderPlanShape,
    step: z.int().min(0).max(39),
    on: calendarDay,
  }),
  response: z.strictObject({
    all: count,
    held: count,
    loans: z.array(
      z.strictObject({
        loan: z.string(),
        borrower: z.string().nullable(),
        amount: minorAmount,
        at: instant,
        heldBack: z.string().nullable(),
      }),
    ),
  }),
  errors: ['not_found', 'market_not_offered'],
});

const consoleReminderPlanAsk = defineCall({
  ...call,
  id: 'A15.964',
  name: 'reminder-plan-ask',
  method: 'POST',
  permission: 'reminder.change',
  idempotent: true,
  maxBodyBytes: 50_000,
  summary:
    'Asks an approver for a new version of a reminder plan, from a day on. Nothing changes until they agree.',
  request: z.strictObject({
    market,
    productId: ofProduct,
    basedOn: version,
    plan: reminderPlanShape,
    validFrom: calendarDay,
    seen: plainText(64).meta({ description: 'The mark of the dry run that was shown.' }),
    reason: plainText(2_000)
      .regex(/\S/u)
      .meta({ examples: ['Three days is enough time to pay by bank.'] }),
  }),
  response: z.strictObject({ approvalId: z.uuid() }),
  errors: [
    'not_found',
    'market_not_offered',
    'reminder_plan_is_unlawful',
    'reminder_plan_was_changed',
    'reminder_plan_is_the_same',
    'figures_have_changed',
    'approval_waits_already',
    'day_is_past',
    'idempotency_key_reused',
    'idempotency_key_in_use',
  ],
});

export const consoleReminderCalls = [
  consoleReminderPlans,
  consoleReminderPlan,
  consoleReminderPlanTry,
  consoleReminderPlanLoans,
  consoleReminderPlanAsk,
] as const;
