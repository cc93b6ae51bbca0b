import type { CalendarDate } from '@candor/domain/calendar';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FrozenDatabase, TestDatabase } from '../testing/create-test-database.ts';
import { moveBusinessClock, openBusinessClock, readBusinessClock } from './business-clock.ts';
import { closePeriod } from './close-period.ts';
import { postEntry } from './post-entries.ts';
import { reverseEntry } from './reverse-entry.ts';
import { book, openBooks, today } from './testing/open-books.ts';

let books: FrozenDatabase;
beforeAll(async () => {
  books = await (await openBooks()).freeze();
});
afterAll(() => books.drop());

let test: TestDatabase;
beforeEach(async () => {
  test = await books.copy();
});
afterEach(() => test.drop());

const day = (text: string) => text as CalendarDate;
const october = day('2026-10-31');
const close = (through = october, market = 'ph') =>
  test.database.withTransaction((tx) => closePeriod(tx, { market, through }));
const lent = (loan: string, on: CalendarDate) => book('disburse', { loan, amount: 100n }, on);
/** What came of a posting; a refusal takes its transaction back. */
async function post(loan: string, on: CalendarDate, market = 'ph'): Promise<string> {
  let outcome = '';
  await test.database
    .withTransaction(async (tx) => {
      const posted = await postEntry(tx, { ...lent(loan, on), market });
      outcome = 'refused' in posted ? posted.refused : posted.outcome;
      if ('refused' in posted) throw new Error(posted.refused);
    })
    .catch((error: Error) => expect(error.message).toBe(outcome));
  return outcome;
}

describe('a closed period', () => {
  it('takes nothing more of its days; the next day and the other market are open', async () => {
    expect(await post('1', october)).toBe('posted');
    expect(await close()).toEqual({ closedThrough: october });
    expect(await post('2', october)).toBe('period_closed');
    expect(await post('3', day('2026-01-01'))).toBe('period_closed');
    expect(await post('4', day('2026-11-01'))).toBe('posted');
    expect(await post('5', october, 'in')).toBe('posted');
  });

  it('says what was refused and why', async () => {
    await close();
    const refusal = test.database.withTransaction((tx) => postEntry(tx, lent('1', october)));
    await expect(refusal).rejects.toThrow('nothing was committed');
    let said: unknown;
    await test.database
      .withTransaction(async (tx) => {
        said = await postEntry(tx, lent('1', october));
      })
      .catch(() => {});
    expect(said).toEqual({
      refused: 'period_closed',
      facts: { naturalKey: 'disburse:1', businessDate: '2026-10-31', closedThrough: '2026-10-31' },
    });
  });

  it('still answers a replay, and is corrected by a mirror of today', async () => {
    await post('1', october);
    await close();
    expect(await post('1', october)).toBe('replayed');
    const reverse = (businessDate: CalendarDate) =>
      test.database.withTransaction((tx) => reverseEntry(tx, { naturalKey: 'disburse:1' }, { businessDate }));
    await expect(reverse(october)).rejects.toThrow('nothing was committed');
    expect(await reverse(today)).toMatchObject({ outcome: 'posted' });
  });

  it('is refused to the owner too', async () => {
    await close();
    const insert = test.sql(
      `insert into ledger_entry (natural_key, event, market, business_date, line_count)
       values ('by-hand', 'disburse', 'ph', '2026-10-31', 2)`,
    );
    await expect(insert).rejects.toMatchObject({ code: 'LB002' });
  });

  it.each([
    { why: 'a day that is not over', through: today, market: 'ph', refused: 'period_not_over' },
    { why: 'what is closed already', through: october, market: 'ph', refused: 'period_already_closed' },
    {
      why: 'a part of what is closed',
      through: day('2026-09-30'),
      market: 'ph',
      refused: 'period_already_closed',
    },
    { why: 'a market without a clock', through: october, market: 'xx', refused: 'market_has_no_clock' },
  ])('is not made of $why', async ({ through, market, refused }) => {
    await close();
    expect(await close(through, market)).toEqual({ refused, facts: { market, through } });
  });
});

describe('closing while others post', () => {
  it('waits for a posting on its way, which then stands before the closing', async () => {
    const { promise: mayCommit, resolve: commit } = Promise.withResolvers<void>();
    const { promise: hasPosted, resolve: told } = Promise.withResolvers<void>();
    const posting = test.database.withTransaction(async (tx) => {
      await postEntry(tx, lent('1', october));
      told();
      await mayCommit;
    });
    await hasPosted;
    let isClosed = false;
    const closing = close().then(() => (isClosed = true));
    await sleep(100);
    expect(isClosed).toBe(false);
    commit();
    await Promise.all([posting, closing]);
    const { rows } = await test.sql(
      `select c.last_entry_id >= e.id as "isBefore" from ledger_closing c, ledger_entry e`,
    );
    expect(rows).toEqual([{ isBefore: true }]);
  });

  it.each(['read committed', 'repeatable read', 'serializable'] as const)(
    'holds up one that began before it and posts after it (%s)',
    async (isolation) => {
      const posting = test.database.withTransaction(
        async (tx) => {
          await tx.query({ text: 'select 1' }); // from here on a stricter level sees no change
          await close();
          const posted = await postEntry(tx, lent('1', october));
          throw new Error('refused' in posted ? posted.refused : posted.outcome);
        },
        { isolation },
      );
      const failure: Error & { code?: string } = await posting.catch((error: Error) => error);
      // At the stricter levels it is a conflict: the funnel tries again and then sees what was decided.
      expect(failure.code ?? failure.message).toBe(
        isolation === 'read committed' ? 'period_closed' : '40001',
      );
    },
  );

  it('loses none of many: each stands before the closing or was refused', async () => {
    const loans = Array.from({ length: 60 }, (_, index) => String(index));
    const [outcomes] = await Promise.all([Promise.all(loans.map((loan) => post(loan, october))), close()]);
    const posted = outcomes.filter((outcome) => outcome === 'posted').length;
    expect(outcomes.filter((outcome) => outcome === 'period_closed')).toHaveLength(60 - posted);
    const { rows } = await test.sql(
      `select count(*) as n from ledger_entry, ledger_closing where id <= last_entry_id`,
    );
    expect(rows).toEqual([{ n: BigInt(posted) }]);
  });
});

describe('the business clock', () => {
  const read = () => test.database.withTransaction((tx) => readBusinessClock(tx, 'ph'));
  const move = (from: string, to: string) =>
    test.database.withTransaction((tx) =>
      moveBusinessClock(tx, { market: 'ph', from: day(from), to: day(to) }),
    );

  it('tells the day and what is closed', async () => {
    expect(await read()).toEqual({ businessDate: today, closedThrough: null });
    await close();
    expect(await read()).toEqual({ businessDate: today, closedThrough: october });
    expect(await test.database.withTransaction((tx) => readBusinessClock(tx, 'xx'))).toBeUndefined();
  });

  it('goes forward, once, when two move it at once', async () => {
    const outcomes = await Promise.all([1, 2].map(() => move('2026-11-15', '2026-11-16')));
    expect(outcomes.filter((outcome) => 'businessDate' in outcome)).toEqual([{ businessDate: '2026-11-16' }]);
    expect(outcomes.filter((outcome) => 'refused' in outcome)).toMatchObject([
      { refused: 'clock_was_moved' },
    ]);
    expect(await move('2026-11-16', '2026-11-16')).toMatchObject({ refused: 'clock_goes_forward_only' });
    expect(await move('2026-11-16', '2026-11-15')).toMatchObject({ refused: 'clock_goes_forward_only' });
    expect((await read())?.businessDate).toBe('2026-11-16');
  });

  it('is not set back by plain SQL, nor by opening it again', async () => {
    const back = test.database.withTransaction((tx) =>
      tx.query({ text: `update business_clock set business_date = '2026-11-14'` }),
    );
    await expect(back).rejects.toMatchObject({ code: '23001' });
    await test.database.withTransaction((tx) => openBusinessClock(tx, 'ph', day('2026-01-01')));
    expect((await read())?.businessDate).toBe(today);
  });
});
