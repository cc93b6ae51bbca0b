import { randomUUID } from 'node:crypto';
import { expectBooksTie } from '@candor/store/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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

describe('a mandate', () => {
  it('is stored before its channel is asked, holds when it was confirmed, and is one a loan', async () => {
    world.at('2026-10-16 12:00');
    world.standing = { is: 'waiting' };
    const mandateId = randomUUID();
    expect(await world.ask(mandateId)).toMatchObject({ is: 'asked' });
    expect(await world.ask()).toEqual({ is: 'refused', refused: 'a_mandate_runs_already' });
    await world.work();
    expect(world.asked).toEqual([`ask ${mandateId}`]);
    expect(
      await world.one('select state, link, most_per_debit, last_day::text from mandate where loan_id = $1'),
    ).toEqual({
      state: 'asked',
      link: 'https://wallet.example/allow',
      most_per_debit: sum,
      last_day: '2026-12-19',
    });
    world.standing = { is: 'active' };
    world.clock = new Date(world.clock.getTime() + 60_000);
    await world.work();
    expect(await world.mandateIs()).toMatchObject({ state: 'active' });
  });

  it('whose page takes a form gets it from the channel each time: it is kept nowhere', async () => {
    world.at('2026-10-16 12:00');
    world.standing = { is: 'waiting' };
    world.form = { address: 'https://wallet.example/allow', fields: { account: '010080198715' } };
    const asked = { is: 'asked', link: 'https://wallet.example/allow', form: world.form };
    const mandateId = randomUUID();
    expect(await world.ask(mandateId)).toEqual(asked);
    expect(await world.one('select link from mandate where loan_id = $1')).toEqual({ link: null });
    // What the channel has, the worker does not ask for again.
    await world.work();
    expect(world.asked).toEqual([`ask ${mandateId}`]);
    expect(await world.confirm()).toEqual(asked);
    world.standing = { is: 'not-known' };
    world.clock = new Date(world.clock.getTime() + 60_000);
    await world.work();
    expect(world.asked).toHaveLength(3);
    world.standing = { is: 'active' };
    world.clock = new Date(world.clock.getTime() + 4 * 60_000);
    await world.work();
    expect(await world.confirm()).toEqual({ is: 'refused', refused: 'there_is_no_mandate' });
  });

  it('that nobody confirms in three days is over, and so is one that was declined; the channel is told', async () => {
    world.at('2026-10-16 12:00');
    world.standing = { is: 'waiting' };
    await world.ask();
    await world.work();
    world.at('2026-10-19 12:00');
    await world.work();
    expect(await world.one('select state, why from mandate where loan_id = $1')).toEqual({
      state: 'expired',
      why: 'not_confirmed_in_time',
    });
    expect(world.asked.at(-1)).toBe('end');
    world.standing = { is: 'declined', why: 'payer_said_no' };
    await world.ask();
    await world.work();
    expect(
      await world.one('select state, why from mandate where loan_id = $1 order by asked_at desc limit 1'),
    ).toEqual({ state: 'declined', why: 'payer_said_no' });
  });

  it('ends with one tap, whatever the channel says of it later', async () => {
    await world.allowed();
    expect(await world.move('cancel')).toBe('done');
    expect(await world.mandateIs()).toMatchObject({ state: 'cancelled' });
    await world.work();
    expect(world.asked.at(-1)).toBe('end');
    world.at('2026-10-17 08:00');
    await world.work();
    expect([(await world.mandateIs())?.['state'], await world.debitIs()]).toEqual(['cancelled', null]);
  });

  it('ends with its loan', async () => {
    await world.allowed();
    await world.paysByHand(900_000n);
    world.at('2026-10-16 20:00');
    await world.work();
    expect(await world.one('select state, why from mandate where loan_id = $1')).toEqual({
      state: 'expired',
      why: 'loan_has_ended',
    });
  });

  it('rests, and a due of that time is left to the borrower', async () => {
    await world.allowed();
    expect(await world.move('pause')).toBe('done');
    world.at('2026-10-17 08:00');
    await world.work();
    expect(await world.debitIs()).toBeNull();
    expect(await world.move('resume')).toBe('done');
    await world.work();
    expect(await world.debitIs()).toMatchObject({ state: 'notified' });
  });

  it('skips a due that the borrower pays by themselves, also after they were told', async () => {
    await world.allowed();
    world.at('2026-10-17 08:00');
    await world.work();
    expect(await world.skip(october)).toBe('done');
    await world.work();
    expect(await world.debitIs()).toEqual({ state: 'dropped', why: 'due_is_skipped' });
  });
});
