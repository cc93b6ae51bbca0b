import { randomUUID } from 'node:crypto';
import type { CalendarDate } from '@candor/domain/calendar';
import type { ReminderPlan, ReminderStep } from '@candor/domain/reminder-plan';
import { expect, it } from 'vitest';
import { PersonSeal } from '../../kernel/person-seal.ts';
import { runCommand } from '../../kernel/commands/run-command.ts';
import type { OutboxContent } from '../../kernel/outbox/topics.ts';
import { endOf, openPortfolio, type Portfolio } from '../end-of-day/testing/portfolio.ts';
import { sendReminder } from '../loans/send-reminder.ts';
import { dryRun, type DryRun } from './dry-run.ts';
import { dryFigures, total } from './dry-run-figures.ts';
import { handOver } from './hand-over.ts';
import { saveReminderPlan } from './save-plan.ts';

const seal = new PersonSeal([Buffer.alloc(32, 1)]);
const monday = '2026-10-14' as CalendarDate;
const actor = { kind: 'system', id: 'reminders' } as const;

const step = (day: number, change: Partial<ReminderStep> = {}): ReminderStep => ({
  day,
  channel: 'sms',
  template: day < 0 ? 'due-soon' : day === 0 ? 'due-today' : 'past-due',
  from: '09:00',
  until: '17:00',
  ...change,
});

const plan: ReminderPlan = {
  steps: [
    step(-3),
    step(-1, { channel: 'push' }),
    step(0),
    step(1, { channel: 'inbox', template: 'can-we-help' }),
    step(2),
    step(2, { channel: 'hand-over', template: null }),
    step(3),
  ],
  stops: ['promise', 'hardship', 'dispute', 'complaint'],
};

/** Of seven loans that fall due on 18 October one each is promised, helped, disputed, complained of. */
async function openBook(): Promise<Portfolio> {
  const test = await openPortfolio({ loans: 7, on: monday });
  const [plain, promised, helped, disputed, complained, first, second] = test.ids;
  await test.sql(
    `insert into hardship_request (id, loan_id, option, promised_on, state, asked_at, asked_on, paused_until, decided_at, decided_on)
     values ($1, $2, 'promise-to-pay', '2026-10-19', 'granted', '2026-10-14 01:00Z', '2026-10-14', '2026-10-19', '2026-10-14 01:00Z', '2026-10-14')`,
    [randomUUID(), promised],
  );
  await test.sql(
    `insert into hardship_request (id, loan_id, option, state, asked_at, asked_on, paused_until)
     values ($1, $2, 'talk', 'considered', '2026-10-14 01:00Z', '2026-10-14', '2026-10-18')`,
    [randomUUID(), helped],
  );
  await test.sql(`insert into dispute (loan_id, n, since) values ($1, 1, '2026-10-14')`, [disputed]);
  await test.sql(
    `insert into complaint (id, borrower_id, market, reference, kind, answer_way, state, asked_at, asked_on, promised_by, escalate_on, changed_at)
     select $1, borrower_id, 'ph', 'C-1', 'other', 'app', 'open', '2026-10-14 01:00Z', '2026-10-14', '2026-10-21', '2026-10-21', '2026-10-14 01:00Z'
     from loan where id = $2`,
    [randomUUID(), complained],
  );
  // One person with two loans is contacted about one of them on a day.
  await test.sql(`update loan set borrower_id = (select borrower_id from loan where id = $1) where id = $2`, [
    first,
    second,
  ]);
  expect(plain).toBeDefined();
  return test;
}

async function save(test: Portfolio) {
  const input = { market: 'ph', productId: null, plan, validFrom: '2026-10-15' as CalendarDate } as const;
  return test.database.withTransaction((tx) =>
    saveReminderPlan(tx, input, { actor, now: new Date('2026-10-14T02:00:00Z') }),
  );
}

type Planned = Required<Extract<OutboxContent, { topic: 'reminder.due' }>['payload']>;
type Tried = {
  readonly loan: string;
  readonly day: number;
  readonly isHandOver: boolean;
  readonly at: string;
};

/** Ends a day and does all that it left for the next one, each at its own time; returns what came of it. */
async function live(test: Portfolio, on: string): Promise<(Tried & { readonly outcome: string })[]> {
  await endOf(test, on);
  const { rows } = await test.sql(
    `delete from outbox where topic = 'reminder.due' returning payload, next_attempt_at as at`,
  );
  const found = rows
    .map(({ payload, at }) => ({ payload: payload as Planned, at: at as Date }))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const lived: (Tried & { outcome: string })[] = [];
  for (const { payload, at } of found) {
    const { loan, dueOn, daysLate, plan: of } = payload;
    const common = { actor, idempotencyKey: randomUUID(), now: at };
    const answer = of.isHandOver
      ? await runCommand(test.database, handOver, {
          ...common,
          input: { loanId: BigInt(loan), dueOn, plan: of },
        })
      : await runCommand(test.database, sendReminder({ seal, newId: randomUUID }), {
          ...common,
          input: { loanId: BigInt(loan), dueOn, step: { ...of, day: daysLate } },
        });
    const outcome = answer.kind === 'refused' ? answer.refusal.refused : answer.kind;
    lived.push({ loan, day: daysLate, isHandOver: of.isHandOver, at: at.toISOString(), outcome });
  }
  return lived;
}

const sentOf = (run: DryRun) =>
  run.steps
    .filter(({ heldBack }) => heldBack === null)
    .map(({ due, step: { day, channel }, at }) => ({
      loan: String(due.loan),
      day,
      isHandOver: channel === 'hand-over',
      at: at.toISOString(),
    }));

it('what the dry run says will be sent in seven days is what the next seven days send, and what it holds back they do not', async () => {
  const test = await openBook();
  expect(await save(test)).toMatchObject({ output: { version: 2 } });
  const run = await test.database.read((tx) => dryRun(tx, 'ph'));
  expect(run.days).toEqual([15, 16, 17, 18, 19, 20, 21].map((day) => `2026-10-${day}`));
  const lived: Awaited<ReturnType<typeof live>> = [];
  for (const day of [14, 15, 16, 17, 18, 19, 20]) lived.push(...(await live(test, `2026-10-${day}`)));
  const done = lived
    .filter(({ outcome }) => outcome === 'done')
    .map(({ loan, day, isHandOver, at }) => ({ loan, day, isHandOver, at }));
  expect(done.length).toBeGreaterThan(10);
  expect(done).toEqual(sentOf(run));

  const figures = dryFigures(run, plan, null);
  const sumOfHeld = figures.heldBack.reduce((sum, { days }) => sum + total(days), 0);
  expect(total(figures.planned) - sumOfHeld).toBe(total(figures.sent));
  expect(total(figures.planned)).toBe(figures.steps.reduce((sum, days) => sum + total(days), 0));
  expect(Object.fromEntries(figures.heldBack.map(({ why, days }) => [why, total(days)]))).toEqual({
    // Until the 19th, the day that was promised: −3, −1, 0 and +1.
    promise: 4,
    // Until the 18th: −3 and −1.
    hardship: 2,
    dispute: 7,
    complaint: 7,
    // Of two loans of one person the second, on six days; a hand-over is no contact.
    contacts: 6,
  });
  await test.drop();
});

it('a push notice to somebody without a device is counted as the SMS that it will be', async () => {
  const test = await openBook();
  await save(test);
  const [plain] = test.ids;
  await test.sql(
    `insert into push_token (token_index, borrower_id, token_sealed, platform, noted_at)
     select 'device', borrower_id, '', 'android', now() from loan where id = $1`,
    [plain],
  );
  const run = await test.database.read((tx) => dryRun(tx, 'ph'));
  const figures = dryFigures(run, plan, null);
  // On the day before: one with a device, one without.
  expect(figures.noDevice).toEqual([0, 0, 1, 0, 0, 0, 0]);
  const sentBy = Object.fromEntries(figures.byChannel.map(({ channel, sent }) => [channel, sent]));
  const smsSteps = run.steps.filter(({ step: { channel }, heldBack }) => channel === 'sms' && !heldBack);
  expect(sentBy).toMatchObject({ push: 1, sms: smsSteps.length + 1 });
  expect(Object.values(sentBy).reduce((sum, count) => sum + count, 0)).toBe(total(figures.sent));
  await test.drop();
});

it('stop conditions are asked when it is planned and once more when it is sent', async () => {
  const test = await openBook();
  await save(test);
  // The day-end plans nothing for whoever is stopped …
  expect(await endOf(test, monday)).toMatchObject({ facts: { reminders: '3', remindersHeldBack: '4' } });
  const { rows } = await test.sql(`select payload from outbox where topic = 'reminder.due' order by id`);
  const payloads = rows.map(({ payload }) => payload as Planned);
  expect(payloads.map(({ plan: of }) => of)).toEqual(
    payloads.map(() => ({ productId: null, version: 2, isHandOver: false })),
  );
  const [planned] = payloads;
  if (!planned) throw new Error('nothing was planned');
  // … and what was planned before somebody complained is not sent after it.
  await test.sql(
    `update complaint set borrower_id = (select borrower_id from loan where id = $1) where reference = 'C-1'`,
    [planned.loan],
  );
  const input = {
    loanId: BigInt(planned.loan),
    dueOn: planned.dueOn,
    step: { productId: null, version: 2, day: -3 },
  };
  const now = new Date('2026-10-15T02:00:00Z');
  const answer = await runCommand(test.database, sendReminder({ seal, newId: randomUUID }), {
    input,
    actor,
    now,
  });
  expect(answer).toMatchObject({ kind: 'refused', refusal: { refused: 'complaint_is_open' } });
  // The default plan does not wait for it.
  const first = { ...input, step: { productId: null, version: 1, day: -3 } };
  const byFirst = await runCommand(test.database, sendReminder({ seal, newId: randomUUID }), {
    input: first,
    actor,
    now,
  });
  expect(byFirst.kind).toBe('done');
  await test.drop();
});

it('a step outside its window waits for it to begin, and a handed-over loan is in the collectors’ list', async () => {
  const test = await openBook();
  await save(test);
  const [loanId = 0n] = test.ids;
  const input = { loanId, dueOn: '2026-10-18' as CalendarDate };
  const late = new Date('2026-10-15T09:30:00Z'); // 17:30 in Manila
  await endOf(test, monday);
  await test.sql(`delete from outbox where topic = 'reminder.due'`);
  const answer = await runCommand(test.database, sendReminder({ seal, newId: randomUUID }), {
    input: { ...input, step: { productId: null, version: 2, day: -3 } },
    actor,
    now: late,
  });
  expect(answer.kind).toBe('done');
  const { rows } = await test.sql(
    `select payload, next_attempt_at as at from outbox where topic = 'reminder.due'`,
  );
  expect(rows).toMatchObject([
    { payload: { daysLate: -3, plan: { version: 2 } }, at: new Date('2026-10-16T01:00:00Z') },
  ]);

  const over = await runCommand(test.database, handOver, {
    input: { ...input, plan: { productId: null, version: 2 } },
    actor,
    now: new Date('2026-10-16T02:00:00Z'),
  });
  expect(over.kind).toBe('done');
  const cases = await test.sql(
    'select loan_id::text as loan, next_action as action, next_on as on from collection_case',
  );
  expect(cases.rows).toEqual([{ loan: String(loanId), action: 'call', on: '2026-10-15' }]);
  await test.drop();
});
