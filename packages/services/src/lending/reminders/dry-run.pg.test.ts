import { randomUUID } from 'node:crypto';
import type { CalendarDate } from '@candor/domain/calendar';
import { expect, it } from 'vitest';
import { runCommand } from '../../kernel/commands/run-command.ts';
import { endOf } from '../end-of-day/testing/portfolio.ts';
import { sendReminder } from '../loans/send-reminder.ts';
import { dryRun, type DryRun } from './dry-run.ts';
import { dryFigures, total } from './dry-run-figures.ts';
import { handOver } from './hand-over.ts';
import { actor, live, monday, openBook, plan, save, seal, type Planned } from './testing/lived-book.ts';

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
