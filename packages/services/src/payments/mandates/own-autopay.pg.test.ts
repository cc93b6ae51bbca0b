import { expectBooksTie } from '@candor/store/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readOwnAutopay, type OwnAutopay } from './read-own-autopay.ts';
import { MandateWorld, october, sum } from './testing/mandate-world.ts';

let world: MandateWorld;
beforeEach(async () => {
  world = await MandateWorld.open();
});
afterEach(async () => {
  expect(world.troubles).toEqual([]);
  await expectBooksTie(world.desk.test);
  await world.desk.test.drop();
});

const seen = async (): Promise<OwnAutopay> => {
  const { orderId, ...borrower } = world.own;
  const own = await readOwnAutopay(world.parts, borrower, orderId);
  if (!own) throw new Error('the loan is not there');
  return own;
};

describe('autopay as its borrower sees it', () => {
  it('comes to what is left to pay, and is nobody else’s', async () => {
    const { state, current, dues, total, next } = await seen();
    expect([state, current, next]).toEqual(['none', null, null]);
    expect(dues.map(({ amount }) => amount)).toEqual([sum, sum, 291_018n]);
    expect(total).toBe(873_056n);
    const stranger = { borrowerId: crypto.randomUUID(), market: 'ph' } as const;
    expect(await readOwnAutopay(world.parts, stranger, world.own.orderId)).toBeUndefined();
  });

  it('is told of when, from when and whether once more, before and after the notice', async () => {
    await world.allowed();
    const ahead = { dueOn: october, amount: sum, tellOn: '2026-10-17', againOn: '2026-10-19' };
    expect(await seen()).toMatchObject({
      state: 'active',
      offered: [],
      next: { ...ahead, isTold: false, debitFrom: { on: october, minute: 480 }, isRequested: false },
    });
    world.at('2026-10-17 08:00');
    await world.work();
    // The message is written, and no phone has it.
    expect((await seen()).next).toMatchObject({ ...ahead, isTold: false });
    await world.phoneRings();
    expect((await seen()).next).toMatchObject({ ...ahead, isTold: true });
  });

  it('is told that it is under way', async () => {
    const ahead = { dueOn: october, amount: sum, tellOn: '2026-10-17', againOn: '2026-10-19' };
    await world.requested();
    expect((await seen()).next).toMatchObject({ ...ahead, isTold: true, isRequested: true });
  });

  it('says that it brought nothing and when it is tried once more; then the next due is next', async () => {
    await world.requested();
    world.became = { is: 'bounced', why: 'too-little-money' };
    world.at('2026-10-18 09:30');
    await world.work();
    expect((await seen()).next).toMatchObject({
      dueOn: october,
      bouncedOn: october,
      debitFrom: { on: '2026-10-19' },
      againOn: null,
    });
    world.at('2026-10-19 08:10');
    await world.work();
    // It fell due yesterday and is tried today: that is what is next, not the due of November.
    expect((await seen()).next).toMatchObject({ dueOn: october, isRequested: true, againOn: null });
    world.at('2026-10-19 09:30');
    await world.work();
    const after = await seen();
    expect(after.next).toMatchObject({ dueOn: '2026-11-18', bouncedOn: null });
    // It is late by now: what is debited by itself is what falls due from today on.
    expect(after.dues.map(({ dueOn }) => dueOn)).toEqual(['2026-11-18', '2026-12-18']);
  });

  it('leaves out what is skipped, and says so', async () => {
    await world.allowed();
    expect(await world.skip(october)).toBe('done');
    const { dues, total, next } = await seen();
    expect(dues.map(({ isSkipped }) => isSkipped)).toEqual([true, false, false]);
    expect(total).toBe(873_056n - sum);
    expect(next).toMatchObject({ dueOn: '2026-11-18', tellOn: '2026-11-17' });
  });
});
