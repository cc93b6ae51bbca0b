import { randomUUID } from 'node:crypto';
import type { CalendarDate } from '@candor/domain/calendar';
import type { ReminderPlan } from '@candor/domain/reminder-plan';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endOf, type Portfolio } from '../../end-of-day/testing/portfolio.ts';
import { live, openBook, plan, save, step } from '../testing/lived-book.ts';
import { lookForCrossings } from './look-for-crossings.ts';
import type { ReplayedBorrower } from './replay-borrower.ts';
import { replayPlans, type Replayed, type ReplayPlans } from './replay-plans.ts';
import { replayRows } from './replay-rows.ts';

const from = '2026-10-15' as CalendarDate;
const to = '2026-10-21' as CalendarDate;

let test: Portfolio;
let lived: Awaited<ReturnType<typeof live>>;

const whole: ReplayPlans = { market: 'ph', productId: null, draft: null, from, to };

async function replay(different: Partial<ReplayPlans> = {}): Promise<Replayed> {
  const replayed = await replayPlans(test.database, { ...whole, ...different });
  if ('refused' in replayed) throw new Error(JSON.stringify(replayed));
  return replayed;
}

/** What there is in every table, and what was ever asked to be sent. */
async function contents(): Promise<Record<string, unknown>> {
  const { rows } = await test.sql(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const found: Record<string, unknown> = {};
  for (const { name } of rows) {
    const [counted] = (
      await test.sql(
        `select count(*)::int as n, md5(string_agg(t::text, '' order by t::text)) as all from ${name} t`,
      )
    ).rows;
    found[String(name)] = counted;
  }
  return found;
}

beforeAll(async () => {
  test = await openBook();
  await save(test);
  lived = [];
  for (const day of [14, 15, 16, 17, 18, 19, 20]) lived.push(...(await live(test, `2026-10-${day}`)));
  await endOf(test, '2026-10-21');
});
afterAll(() => test.drop());

const often: ReminderPlan = {
  steps: [step(-3), step(-2), step(-1), step(0), step(1), step(2), step(3)],
  stops: ['promise', 'hardship', 'dispute'],
};

describe('a plan replayed over days that it was in force', () => {
  it('makes the contacts that were really made on them, at their moments, and holds back what really was', async () => {
    const made: { loan: string; day: number; isHandOver: boolean; at: string }[] = [];
    const replayed = await replay({
      seen: ({ steps }) => {
        for (const { due, step: of, at, heldBack } of steps)
          if (heldBack === null)
            made.push({
              loan: String(due.loan),
              day: of.day,
              isHandOver: of.channel === 'hand-over',
              at: at.toISOString(),
            });
      },
    });
    const inOrder = (all: typeof made) =>
      all.toSorted((a, b) =>
        `${a.at} ${a.loan} ${a.isHandOver}`.localeCompare(`${b.at} ${b.loan} ${b.isHandOver}`),
      );
    const really = lived
      .filter(({ outcome }) => outcome === 'done')
      .map(({ loan, day, isHandOver, at }) => ({ loan, day, isHandOver, at }));
    expect(really.length).toBeGreaterThan(10);
    expect(inOrder(made)).toEqual(inOrder(really));

    const { inForce } = replayed;
    // Until the 19th, the day that was promised: −3, −1, 0 and +1. Help: until the 18th. Of two loans of one
    // person the second, on three days before it is late and on three after.
    expect(inForce.heldBack).toMatchObject({
      promise: 4,
      hardship: 2,
      dispute: 7,
      complaint: 7,
      once: 3,
      day: 3,
    });
    const held = Object.values(inForce.heldBack).reduce((sum, each) => sum + each, 0);
    expect(inForce.planned - held).toBe(inForce.sent + inForce.handedOver);
    // What the day-ends wrote down then: held back already there is what a stop condition held back.
    expect(replayed.really).toEqual({ planned: inForce.planned - 20, heldBack: 20 });
    expect(inForce.version).toBe(2);
  });

  it('says of each rule who says it, and how far it was reached', async () => {
    const rows = replayRows(await replay());
    const of = (name: string, figure: string) =>
      rows.find((row) => row.name === name && row.figure === figure);
    expect(of('Contact hours of the law', 'highest')).toMatchObject({
      source:
        'ph-contact-hours: SEC Memorandum Circular 18, series of 2019, section 1. No contact for collection before 6:00 or after 22:00.',
      limit: '06:00–22:00',
    });
    expect(of('Contacts in one day, by anyone', 'highest')).toMatchObject({ limit: '1', inForce: '1' });
    expect(of('Contacts in seven days, by anyone', 'highest')).toMatchObject({ limit: '3', inForce: '3' });
    expect(new Set(rows.filter(({ figure }) => figure === 'crossed').map(({ inForce }) => inForce))).toEqual(
      new Set(['0']),
    );
  });

  it('writes nothing', async () => {
    const before = await contents();
    await replay({ draft: plan });
    expect(await contents()).toEqual(before);
  });
});

describe('another plan replayed over them', () => {
  it('leaves out a stop condition that it does not wait for', async () => {
    const { inForce, draft } = await replay({ draft: often });
    expect([inForce.heldBack.complaint, draft?.heldBack.complaint]).toEqual([7, 0]);
  });

  it('beyond law or agreement is refused with how far it may go, and days that are not over are too', async () => {
    const late = { ...often, steps: [step(1, { until: '21:00' })] };
    expect(await replayPlans(test.database, { ...whole, draft: late })).toEqual({
      refused: 'reminder_plan_is_unlawful',
      faults: ['Step +1: ends at 21:00; at the latest 20:00 (agreement).'],
    });
    const later = '2026-10-22' as CalendarDate;
    expect(await replayPlans(test.database, { ...whole, to: later })).toEqual({
      refused: 'days_are_not_over',
      last: to,
    });
  });
});

describe('the count of what crosses a rule', () => {
  it('finds what a replay should not have let pass', async () => {
    const seen: ReplayedBorrower[] = [];
    await replay({ seen: (replayed) => void seen.push(replayed) });
    const busy = seen.find(({ made }) => made.filter(({ kind }) => kind === 'late-reminder').length === 3);
    if (!busy) throw new Error('somebody was reminded three times');
    const look = (different: Partial<ReplayedBorrower>) =>
      lookForCrossings('ph', { ...busy, ...different }, from).crossed;
    expect(Object.values(look({})).every((many) => many === 0)).toBe(true);
    const last = busy.made.at(-1)!;
    const again = { ...last, at: new Date(last.at.getTime() + 60_000), step: null };
    // The one too many is the second of its day and the fourth of its week.
    expect(look({ made: [...busy.made, again] })).toMatchObject({ day: 2, week: 2 });
    const atNight = { ...last, at: new Date('2026-10-21T14:30:00Z') };
    const nightly = { ...atNight, step: { ...last.step!, at: atNight.at } };
    expect(look({ made: [...busy.made.slice(0, -1), nightly] })).toMatchObject({
      'hours-of-law': 1,
      'hours-of-agreement': 1,
    });
    const complained = [{ complaintId: 'c', isOpen: true, at: new Date('2026-10-14T00:00:00Z') }];
    const gone = { ...busy.history, complaints: complained, leftAt: new Date('2026-10-14T00:00:00Z') };
    const all = busy.made.length;
    expect(look({ history: gone })).toMatchObject({ complaint: all, left: all });
  });
});

describe('contacts of people beside a plan', () => {
  it('fill day and week with it: the limit is reached and never exceeded, and what has no room is held back', async () => {
    const [plain] = test.ids;
    const staffId = randomUUID();
    await test.sql(
      `insert into staff (id, email, name, state, made_at) values ($1, 'rina@lender.example', 'Rina', 'invited', now())`,
      [staffId],
    );
    // Before the three steps after it is late: three calls, in the mornings of the 16th, 17th and 18th.
    for (const day of [16, 17, 18])
      await test.sql(
        `insert into contact_note (id, market, loan_id, borrower_id, staff_id, way, outcome, at)
         select $1, 'ph', id, borrower_id, $2, 'call', 'no-answer', $3 from loan where id = $4`,
        [randomUUID(), staffId, `2026-10-${day} 00:30Z`, plain],
      );
    const { draft } = await replay({ draft: often });
    expect(draft).toMatchObject({
      highest: { inADay: 1, inAWeek: 3 },
      crossed: { day: 0, week: 0, once: 0 },
    });
    // The second loan of one person after it is late; and all three steps of whoever was called three times.
    expect(draft?.heldBack).toMatchObject({ day: 3, week: 3 });
    expect(draft?.displaced).toBe(0);
  });

  it('that a plan leaves no room for are counted, and not as made', async () => {
    const [, , , , , first] = test.ids;
    const { rows } = await test.sql('select id from staff');
    // They are reminded on the 19th, 20th and 21st: no fourth contact fits on the evening of the 21st.
    await test.sql(
      `insert into contact_note (id, market, loan_id, borrower_id, staff_id, way, outcome, at)
       select $1, 'ph', id, borrower_id, $2, 'call', 'no-answer', '2026-10-21 11:00Z' from loan where id = $3`,
      [randomUUID(), rows[0]?.['id'], first],
    );
    const { inForce } = await replay();
    expect(inForce).toMatchObject({
      displaced: 1,
      highest: { inADay: 1, inAWeek: 3 },
      crossed: { day: 0, week: 0 },
    });
  });
});
