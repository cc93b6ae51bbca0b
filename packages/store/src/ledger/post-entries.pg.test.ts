import type { Entry } from '@candor/domain/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../testing/create-test-database.ts';
import { balanceOf, balancesOf } from './balances.ts';
import { findEntry } from './find-entry.ts';
import { openClearingAccount } from './open-clearing-account.ts';
import { postEntries, postEntry, type Posting } from './post-entries.ts';
import { reverseEntry } from './reverse-entry.ts';
import { book, openBooks, repayment, today } from './testing/open-books.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openBooks();
});
afterAll(() => test.drop());

const post = (...entries: Entry[]) => test.database.withTransaction((tx) => postEntries(tx, entries));
const lent = (loan: string, amount = 1_000_000n) => book('disburse', { loan, amount });
const countOf = async (table: 'ledger_entry' | 'ledger_line') =>
  (await test.sql(`select count(*) as n from ${table}`)).rows[0]?.['n'];
const standing = (subject: string) =>
  test.database.withTransaction(async (tx) =>
    Object.fromEntries((await balancesOf(tx, subject)).map(({ account, minor }) => [account, minor])),
  );
const collected = () =>
  test.database.withTransaction((tx) =>
    balanceOf(tx, { account: 'channel-clearing:dragonpay', subject: null, currency: 'PHP' }),
  );

function firstOf(posted: Awaited<ReturnType<typeof post>>): Posting {
  if ('refused' in posted || posted[0] === undefined) throw new Error(JSON.stringify(posted));
  return posted[0];
}

describe('an entry that is posted', () => {
  it('finds its entry by key from each line, whatever a connection posted first', async () => {
    // A plan that was made for a posting of many lines would read the whole journal for each of two.
    const { rows } = await test.sql(
      `select unnest(proconfig) as setting from pg_proc where proname = 'post_entries'`,
    );
    expect(rows.map(({ setting }) => setting)).toEqual(
      expect.arrayContaining(['enable_mergejoin=off', 'enable_hashjoin=off', 'enable_seqscan=off']),
    );
  });

  it('can be read back as it was made', async () => {
    const entry = lent('a1');
    const { entryId, outcome } = firstOf(await post(entry));
    expect(outcome).toBe('posted');
    const stored = await test.database.withTransaction((tx) => findEntry(tx, { id: entryId }));
    expect(stored).toEqual({ ...entry, id: entryId });
    const { naturalKey } = entry;
    expect(await test.database.withTransaction((tx) => findEntry(tx, { naturalKey }))).toEqual(stored);
  });

  it('moves the balances of its loan, of the house and of no one else', async () => {
    await post(lent('a2'), lent('a3', 500n));
    const before = await collected();
    await post(...repayment('a2-1', 'a2', 100_000n));
    expect(await standing('loan:a2')).toEqual({
      'principal-receivable': 900_000n,
      'interest-receivable': -50n,
    });
    expect(await standing('loan:a3')).toEqual({ 'principal-receivable': 500n });
    expect(await collected()).toBe(before + 100_050n);
    await post(book('accrue', { loan: 'a2', on: today, interest: 50n, as: 'income' }));
  });

  it('leaves no row in suspense when the money only passed through', async () => {
    await post(lent('a4'), book('accrue', { loan: 'a4', on: today, interest: 50n, as: 'income' }));
    await post(...repayment('a4-1', 'a4', 1_000n));
    expect(await standing('payment:a4-1')).toEqual({});
    await post(book('receive', { channel: 'upi', reference: 'a4', payment: 'a4-2', amount: 7n }));
    expect(await standing('payment:a4-2')).toEqual({ suspense: -7n });
  });

  it('is answered for in the order in which the entries were given', async () => {
    const posted = await post(lent('z'), lent('m'), lent('a'));
    if ('refused' in posted) throw new Error(posted.refused);
    const { rows } = await test.sql(
      `select natural_key as key from unnest($1::bigint[]) with ordinality as given (id, place)
       join ledger_entry using (id) order by place`,
      [posted.map(({ entryId }) => entryId)],
    );
    expect(rows.map(({ key }) => key)).toEqual(['disburse:z', 'disburse:m', 'disburse:a']);
  });

  it('holds amounts that no float holds', async () => {
    await post(lent('big', 9_007_199_254_740_993n));
    expect(await standing('loan:big')).toEqual({ 'principal-receivable': 9_007_199_254_740_993n });
  });

  it('needs a channel that has an account', async () => {
    const received = book('receive', { channel: 'gcash', reference: '1', payment: 'g1', amount: 5n });
    await expect(post(received)).rejects.toMatchObject({ code: '23502' });
    await test.database.withTransaction((tx) => openClearingAccount(tx, 'gcash'));
    await test.database.withTransaction((tx) => openClearingAccount(tx, 'gcash'));
    expect(firstOf(await post(received)).outcome).toBe('posted');
    const { rows } = await test.sql(`select number from ledger_account where code like '%gcash'`);
    expect(rows).toEqual([{ number: 1103 }]);
  });

  it('comes five thousand at a time when a day ends', async () => {
    const loans = Array.from({ length: 5_000 }, (_, index) => `batch-${index}`);
    const posted = await post(...loans.map((loan) => lent(loan, 100n)));
    expect(posted).toHaveLength(5_000);
    const again = await post(...loans.map((loan) => lent(loan, 100n)));
    if ('refused' in again) throw new Error(again.refused);
    expect(new Set(again.map(({ outcome }) => outcome))).toEqual(new Set(['replayed']));
  });
});

describe('an event that is posted again', () => {
  it('is found, whatever day it is by now, and changes nothing', async () => {
    const first = firstOf(await post(lent('b1')));
    const before = [await countOf('ledger_entry'), await countOf('ledger_line'), await standing('loan:b1')];
    const later = { ...lent('b1'), businessDate: '2026-12-01' as typeof today };
    expect(firstOf(await post(later))).toEqual({ entryId: first.entryId, outcome: 'replayed' });
    expect([await countOf('ledger_entry'), await countOf('ledger_line'), await standing('loan:b1')]).toEqual(
      before,
    );
  });

  it('is found line by line, in whatever order its lines come', async () => {
    const entry = lent('b2');
    await post(entry);
    expect(firstOf(await post({ ...entry, lines: entry.lines.toReversed() })).outcome).toBe('replayed');
  });

  it('beside new ones posts only the new ones', async () => {
    await post(lent('b3'));
    const posted = await post(lent('b4'), lent('b3'), lent('b5'));
    expect(posted).toMatchObject([{ outcome: 'posted' }, { outcome: 'replayed' }, { outcome: 'posted' }]);
    expect(await standing('loan:b3')).toEqual({ 'principal-receivable': 1_000_000n });
  });

  it.each<{ with: string; other: (entry: Entry) => Entry }>([
    { with: 'another amount', other: () => lent('b6', 999_999n) },
    {
      with: 'another loan',
      other: (entry) => ({ ...entry, lines: lent('b7').lines }),
    },
    {
      with: 'another currency',
      other: (entry) => ({ ...entry, lines: entry.lines.map((line) => ({ ...line, currency: 'INR' })) }),
    },
    {
      with: 'a line more',
      other: (entry) => ({ ...entry, lines: [...entry.lines, ...lent('b7').lines] }),
    },
    { with: 'another market', other: (entry) => ({ ...entry, market: 'in' }) },
    { with: 'another event', other: (entry) => ({ ...entry, event: 'receive' }) },
  ])('with $with is refused, and nothing of its batch is kept', async ({ other }) => {
    await post(lent('b6'));
    const entries = await countOf('ledger_entry');
    const outcome = await test.database
      .withTransaction(async (tx) => {
        const refusal = await postEntries(tx, [lent('b-new'), other(lent('b6'))]);
        expect(refusal).toEqual({ refused: 'natural_key_reused', facts: { naturalKey: 'disburse:b6' } });
      })
      .catch((error: Error) => error.message);
    expect(outcome).toContain('nothing was committed');
    expect(await countOf('ledger_entry')).toBe(entries);
  });

  it('after it was undone stays undone, and says so; again has a key of its own', async () => {
    const { entryId } = firstOf(await post(lent('b8')));
    await test.database.withTransaction((tx) => reverseEntry(tx, { id: entryId }, { businessDate: today }));
    expect(firstOf(await post(lent('b8')))).toEqual({ entryId, outcome: 'undone' });
    expect(await standing('loan:b8')).toEqual({ 'principal-receivable': 0n });
    const anew = { ...lent('b8'), naturalKey: 'disburse:b8:again-2' };
    expect(firstOf(await post(anew)).outcome).toBe('posted');
  });
});

describe('the same event from two sides at once', () => {
  it('is posted once: the second waits and finds it', async () => {
    const before = await collected();
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () =>
        test.database.withTransaction(async (tx) => {
          const posted = await postEntry(tx, book('receive', receipt('c1', 100n)));
          return 'refused' in posted ? posted.refused : posted.outcome;
        }),
      ),
    );
    expect(outcomes.toSorted()).toEqual(['posted', ...Array.from({ length: 7 }, () => 'replayed')]);
    expect(await collected()).toBe(before + 100n);
  });

  it('with two different amounts: one is booked, the other refused', async () => {
    const outcomes = await Promise.allSettled(
      [100n, 101n].map((amount) =>
        test.database.withTransaction(async (tx) => {
          const posted = await postEntry(tx, book('receive', receipt('c2', amount)));
          if ('refused' in posted) throw new Error(posted.refused);
        }),
      ),
    );
    const failures = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(failures.map(({ reason }) => (reason as Error).message)).toEqual(['natural_key_reused']);
  });

  it('is posted by the second when the first is taken back', async () => {
    const { promise: mayFail, resolve: fail } = Promise.withResolvers<void>();
    const { promise: hasPosted, resolve: told } = Promise.withResolvers<void>();
    const first = test.database.withTransaction(async (tx) => {
      await postEntry(tx, book('receive', receipt('c3', 5n)));
      told();
      await mayFail;
      throw new Error('taken back');
    });
    await hasPosted;
    const second = test.database.withTransaction((tx) => postEntry(tx, book('receive', receipt('c3', 5n))));
    fail();
    await expect(first).rejects.toThrow('taken back');
    expect(await second).toMatchObject({ outcome: 'posted' });
  });
});

describe('a fault of ours', () => {
  it('is not posted: an entry out of balance, or twice the same in one batch', async () => {
    const [first, second] = lent('d1').lines;
    const unbalanced = { ...lent('d1'), lines: [first, { ...second, minor: -1n }] } as Entry;
    await expect(post(unbalanced)).rejects.toThrow('out of balance by 9999.99 PHP');
    await expect(post(lent('d2'), lent('d2'))).rejects.toThrow('the same natural key');
    expect(await standing('loan:d2')).toEqual({});
  });

  it('an empty batch is no work', async () => {
    expect(await post()).toEqual([]);
  });
});

function receipt(reference: string, amount: bigint) {
  return { channel: 'dragonpay', reference, payment: reference, amount };
}
