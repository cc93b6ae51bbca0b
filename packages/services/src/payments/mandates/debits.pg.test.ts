import { expectBooksTie } from '@candor/store/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { advanceMandates } from './advance-mandates.ts';
import { MandateWorld, sum } from './testing/mandate-world.ts';

let world: MandateWorld;
beforeEach(async () => {
  world = await MandateWorld.open();
});
afterEach(async () => {
  expect(world.troubles).toEqual([]);
  await expectBooksTie(world.desk.test);
  await world.desk.test.drop();
});

describe('a debit', () => {
  it('is told a day before, requested once its 24 hours are over, and credited when it came', async () => {
    await world.allowed();
    world.at('2026-10-16 23:00');
    await world.work();
    expect(await world.debitIs()).toBeNull();
    world.at('2026-10-17 07:00');
    await world.work();
    expect(await world.debitIs()).toMatchObject({ state: 'planned' });
    world.at('2026-10-17 08:00');
    await world.work();
    expect(await world.debitIs()).toMatchObject({ state: 'notified' });
    world.clock = new Date(world.clock.getTime() + 20_000);
    expect(await world.phoneRings()).toEqual(['debit-notice']);
    await world.desk.moveTo('2026-10-18');
    world.at('2026-10-18 08:00');
    await world.work();
    expect(world.requests, '20 seconds are missing').toEqual([]);
    world.at('2026-10-18 08:05');
    await world.work();
    expect(world.requests).toMatchObject([{ amount: sum, n: 1, on: '2026-10-18' }]);
    world.became = { is: 'collected', externalId: 'W-1', amount: sum };
    world.at('2026-10-18 08:30');
    await world.work();
    expect(await world.debitIs()).toMatchObject({ state: 'collected' });
    expect(await world.paymentOf(world.requests[0]!.paymentId)).toEqual({
      state: 'allocated',
      amount: sum,
      loan_id: world.loan.id,
    });
    world.at('2026-10-18 12:00');
    await world.work();
    expect(world.requests).toHaveLength(1);
  });

  it.each(['the borrower’s phone', 'whoever keeps the account'])(
    'is not requested before 24 hours after %s was told',
    async (late) => {
      const isPhone = late === 'the borrower’s phone';
      await world.allowed();
      world.announced = isPhone ? 'told' : 'unknown';
      world.at('2026-10-17 08:00');
      await world.work();
      await world.phoneRings(isPhone ? 'none' : 'sms');
      await world.desk.moveTo('2026-10-18');
      world.at('2026-10-18 12:00');
      await world.work();
      await world.phoneRings();
      world.announced = 'told';
      world.at('2026-10-18 12:10');
      await world.work();
      world.at('2026-10-18 21:00');
      await world.work();
      expect(world.requests).toEqual([]);
      world.at('2026-10-19 12:20');
      await world.work();
      expect(world.requests).toHaveLength(1);
    },
  );

  it('is not requested before the day that was told, where the books are ahead of the calendar', async () => {
    await world.allowed();
    await world.desk.moveTo('2026-10-18');
    world.at('2026-10-16 13:00');
    await advanceMandates(world.parts);
    await world.phoneRings();
    world.at('2026-10-16 13:05');
    await advanceMandates(world.parts);
    expect(world.requests, 'told today, for tomorrow').toEqual([]);
    await world.desk.moveTo('2026-10-19');
    world.at('2026-10-16 13:10');
    await advanceMandates(world.parts);
    expect(world.requests).toHaveLength(1);
  });

  it('is not requested where only the inbox was told: no phone rang', async () => {
    await world.allowed();
    world.at('2026-10-17 08:00');
    await world.work();
    expect(await world.phoneRings('inbox')).toEqual(['debit-notice']);
    await world.desk.moveTo('2026-10-18');
    world.at('2026-10-18 21:00');
    await world.work();
    world.at('2026-10-19 12:20');
    await world.work();
    expect(world.requests).toEqual([]);
  });

  it('whose request has no answer is asked about, and made again under its id only when it is not known there', async () => {
    world.answer = { heard: 'unknown' };
    await world.requested();
    world.became = { is: 'unknown' };
    world.at('2026-10-18 10:00');
    await world.work();
    world.became = { is: 'not-known' };
    expect(world.requests).toHaveLength(1);
    world.at('2026-10-18 11:00');
    await world.work();
    expect(world.requests).toHaveLength(2);
    expect(world.requests[1]).toEqual(world.requests[0]);
    const tries = await world.one(
      `select count(*)::int as n from mandate_try t join mandate_debit d on d.id = t.debit_id where d.loan_id = $1`,
    );
    expect(tries).toEqual({ n: 1 });
  });

  it('that brought too little is tried once more the next day, under the same notice, and then no more', async () => {
    await world.requested();
    world.became = { is: 'bounced', why: 'too-little-money' };
    world.at('2026-10-18 09:00');
    await world.work();
    expect(await world.debitIs()).toEqual({ state: 'bounced', why: 'too-little-money' });
    expect(await world.phoneRings()).toEqual(['debit-bounced']);
    world.at('2026-10-18 20:00');
    await world.work();
    expect(world.requests).toHaveLength(1);
    await world.desk.moveTo('2026-10-19');
    world.at('2026-10-19 08:10');
    world.became = { is: 'waiting' };
    await world.work();
    expect(world.requests.map(({ n }) => n)).toEqual([1, 2]);
    expect(world.requests[1]?.paymentId).toBe(world.requests[0]?.paymentId);
    world.became = { is: 'bounced', why: 'too-little-money' };
    world.at('2026-10-19 10:00');
    await world.work();
    expect(await world.debitIs()).toEqual({ state: 'failed', why: 'too-little-money' });
    const charges = await world.one(
      'select count(*)::int as n from late_charge where loan_id = $1 and code is not null',
    );
    expect(charges, 'it costs nothing by itself').toEqual({ n: 0 });
  });

  it.each([
    ['account-closed', 'failed', 'cancelled'],
    ['mandate-withdrawn', 'failed', 'cancelled'],
    ['other', 'failed', 'active'],
  ] as const)('that bounced because of %s is not tried again', async (why, state, mandate) => {
    await world.requested();
    world.became = { is: 'bounced', why };
    world.at('2026-10-18 09:00');
    await world.work();
    expect([await world.debitIs(), (await world.mandateIs())?.['state']]).toEqual([{ state, why }, mandate]);
    await world.desk.moveTo('2026-10-19');
    world.at('2026-10-19 08:30');
    await world.work();
    expect(world.requests).toHaveLength(1);
  });

  it('that bounced and is told as paid later is money all the same', async () => {
    const paymentId = await world.requested();
    world.became = { is: 'bounced', why: 'other' };
    world.at('2026-10-18 09:00');
    await world.work();
    await world.collected(paymentId, 'W-late');
    expect(await world.debitIs()).toMatchObject({ state: 'collected' });
    expect(await world.paymentOf(paymentId)).toMatchObject({ state: 'allocated' });
  });

  it('of what was paid by hand before it was told is called off', async () => {
    await world.allowed();
    world.at('2026-10-17 08:00');
    await world.work();
    await world.phoneRings();
    await world.paysByHand(sum);
    await world.desk.moveTo('2026-10-18');
    world.at('2026-10-18 08:10');
    await world.work();
    expect(world.requests).toEqual([]);
    expect(await world.debitIs()).toEqual({ state: 'dropped', why: 'paid_otherwise' });
  });

  it('that comes after its due was paid by hand goes back whole, by a day that the borrower is told', async () => {
    const paymentId = await world.requested();
    await world.paysByHand(sum);
    await world.collected(paymentId, 'W-2');
    expect(await world.paymentOf(paymentId)).toEqual({ state: 'received', amount: sum, loan_id: null });
    expect(
      await world.one(
        `select n.return_by::text from mandate_notice n join mandate_debit d on d.id = n.debit_id where d.loan_id = $1`,
      ),
    ).toEqual({ return_by: expect.stringMatching(/^2026-10-2\d$/u) });
    expect(await world.phoneRings()).toContain('debit-returned');
  });

  it('of which a part was paid by hand pays what is left, and the rest goes back', async () => {
    const paymentId = await world.requested();
    await world.paysByHand(100_000n);
    await world.collected(paymentId, 'W-3');
    expect(await world.paymentOf(paymentId)).toMatchObject({ state: 'divided' });
    const { rows } = await world.desk.test.sql(
      `select p.state, p.amount from payment p join payment_part q on q.payment_id = p.id where q.part_of = $1 order by p.amount`,
      [paymentId],
    );
    expect(rows).toEqual([
      { state: 'received', amount: 100_000n },
      { state: 'allocated', amount: 191_019n },
    ]);
  });

  it('that a channel collected twice is counted once, and the second goes back', async () => {
    const paymentId = await world.requested();
    await world.collected(paymentId, 'W-4');
    await world.collected(paymentId, 'W-4-again');
    const { rows } = await world.desk.test.sql(
      `select state, loan_id from payment where external_id in ('W-4', 'W-4-again') order by external_id`,
    );
    expect(rows).toEqual([
      { state: 'allocated', loan_id: world.loan.id },
      { state: 'received', loan_id: null },
    ]);
  });

  it('is one a due, and one request at a time, in the database too', async () => {
    await world.requested();
    await expect(
      world.desk.test.sql(
        `insert into mandate_debit (id, loan_id, mandate_id, due_on, state)
         select gen_random_uuid(), loan_id, mandate_id, due_on, 'planned' from mandate_debit where loan_id = $1`,
        [world.loan.id],
      ),
    ).rejects.toThrow('mandate_debit_once_a_due');
    await expect(
      world.desk.test.sql(
        `insert into mandate_try (debit_id, n, payment_id, requested_at)
         select t.debit_id, 9, t.payment_id, now() from mandate_try t join mandate_debit d on d.id = t.debit_id
         where d.loan_id = $1`,
        [world.loan.id],
      ),
    ).rejects.toThrow('mandate_try_one_open');
  });
});
