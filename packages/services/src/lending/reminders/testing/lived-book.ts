import { randomUUID } from 'node:crypto';
import type { CalendarDate } from '@candor/domain/calendar';
import type { ReminderPlan, ReminderStep } from '@candor/domain/reminder-plan';
import { PersonSeal } from '../../../kernel/person-seal.ts';
import { runCommand } from '../../../kernel/commands/run-command.ts';
import type { OutboxContent } from '../../../kernel/outbox/topics.ts';
import { endOf, openPortfolio, type Portfolio } from '../../end-of-day/testing/portfolio.ts';
import { sendReminder } from '../../loans/send-reminder.ts';
import { handOver } from '../hand-over.ts';
import { saveReminderPlan } from '../save-plan.ts';

export const seal = new PersonSeal([Buffer.alloc(32, 1)]);
export const monday = '2026-10-14' as CalendarDate;
export const actor = { kind: 'system', id: 'reminders' } as const;

export const step = (day: number, change: Partial<ReminderStep> = {}): ReminderStep => ({
  day,
  channel: 'sms',
  template: day < 0 ? 'due-soon' : day === 0 ? 'due-today' : 'past-due',
  from: '09:00',
  until: '17:00',
  ...change,
});

export const plan: ReminderPlan = {
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
export async function openBook(): Promise<Portfolio> {
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
  if (plain === undefined) throw new Error('the book has loans');
  return test;
}

export async function save(test: Portfolio) {
  const input = { market: 'ph', productId: null, plan, validFrom: '2026-10-15' as CalendarDate } as const;
  return test.database.withTransaction((tx) =>
    saveReminderPlan(tx, input, { actor, now: new Date('2026-10-14T02:00:00Z') }),
  );
}

export type Planned = Required<Extract<OutboxContent, { topic: 'reminder.due' }>['payload']>;
type Tried = {
  readonly loan: string;
  readonly day: number;
  readonly isHandOver: boolean;
  readonly at: string;
};

/** Ends a day and does all that it left for the next one, each at its own time; returns what came of it. */
export async function live(test: Portfolio, on: string): Promise<(Tried & { readonly outcome: string })[]> {
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
