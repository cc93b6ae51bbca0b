import { randomUUID } from 'node:crypto';
import { isSheltered, latestHardshipRequest, type HardshipOption } from '@candor/store/hardship';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PersonSeal } from '../../kernel/person-seal.ts';
import { endDay } from '../../lending/end-of-day/end-day.ts';
import { LendingDesk, day } from '../../lending/loans/testing/lending-desk.ts';
import { receivePayment } from '../../payments/payments/receive-payment.ts';
import { signApplication } from '../../lending/applications/sign-application.ts';
import { settlePayout } from '../../payments/disbursements/settle-disbursement.ts';
import { startDisbursement } from '../../payments/disbursements/start-disbursement.ts';
import { askHardship } from './ask-hardship.ts';
import { decideHardship } from './decide-hardship.ts';
import { endPromises } from './end-promises.ts';
import { simulatedInstant } from '../../composition/sandbox/simulated-time.ts';
import { disputeRow, passDayOfLoan } from '../../lending/loans/testing/loan-acts.ts';

const parts = { seal: new PersonSeal([Buffer.alloc(32, 7)]), newId: randomUUID };

type Person = { readonly loanId: bigint; readonly borrowerId: string; readonly orderId: string };

let desk: LendingDesk;
beforeAll(async () => {
  desk = await LendingDesk.open('ph', '2026-09-18');
});
afterAll(async () => {
  await expectBooksTie(desk.test);
  await desk.test.drop();
});

/** ₱8,000.00 over three months, paid out today: 2,910.19 a month. */
async function lent(): Promise<Person> {
  const { orderId, borrowerId, signing } = await desk.offer({ amount: 800_000n, months: 3 });
  await desk.done(signApplication, signing);
  const payoutId = randomUUID();
  await desk.done(startDisbursement, { orderId, payoutId });
  const { loanId } = await desk.done(settlePayout, { payoutId });
  return { loanId: BigInt(loanId ?? 0), borrowerId, orderId };
}
const ask = (
  { borrowerId, orderId }: Person,
  option: HardshipOption = 'talk',
  promisedOn: string | null = null,
) =>
  desk.done(askHardship(parts), {
    borrowerId,
    market: 'ph',
    orderId,
    option,
    promisedOn: promisedOn === null ? null : day(promisedOn),
    words: null,
  });
const requestOf = async ({ loanId }: Person) =>
  (await desk.test.database.withTransaction((tx) => latestHardshipRequest(tx, loanId)))!;
const decide = async (person: Person, decision: 'grant' | 'refuse') =>
  desk.done(decideHardship(parts), { requestId: (await requestOf(person)).id, decision });
/** What late charges come to on a day. */
const chargedOn = async (to: string, ...people: readonly Person[]) => {
  await desk.moveTo(to);
  const sums: number[] = [];
  for (const { loanId } of people) {
    await desk.done(passDayOfLoan, { loanId });
    const { rows } = await desk.test.sql(
      'select coalesce(sum(amount), 0)::int as sum from late_charge where loan_id = $1',
      [loanId],
    );
    sums.push(Number(rows[0]?.['sum']));
  }
  return sums;
};

describe('while what somebody in hardship asks for is considered', () => {
  it('no late charge grows; from the decision on it does, and the days between are never charged', async () => {
    const [asks, late] = [await lent(), await lent()];
    const [before] = await chargedOn('2026-10-28', asks, late);
    expect(before).toBeGreaterThan(0);
    await ask(asks);
    const [paused, others] = await chargedOn('2026-11-07', asks, late);
    expect(paused).toBe(before);
    expect(others).toBeGreaterThan(before!);
    await decide(asks, 'refuse');
    const [again, all] = await chargedOn('2026-11-17', asks, late);
    // Ten of the thirty days late are free; a charge is rounded once over all its days.
    expect(Math.abs(all! - again! - (others! - before!))).toBeLessThanOrEqual(1);
    expect(again).toBeGreaterThan(paused!);
  });

  it('for thirty days of a loan in all, whether anybody decides or not, and however often it is asked', async () => {
    await desk.moveTo('2026-11-18');
    const [forgotten, often] = [await lent(), await lent()];
    await desk.moveTo('2027-01-01');
    await ask(forgotten);
    expect(await requestOf(forgotten)).toMatchObject({ askedOn: '2027-01-01', pausedUntil: '2027-01-31' });
    await ask(often);
    const [atFirst] = await chargedOn('2027-01-11', often);
    await ask(often, 'delay'); // something else: the former request is withdrawn, and its ten days are used
    expect(await requestOf(often)).toMatchObject({ askedOn: '2027-01-11', pausedUntil: '2027-01-31' });
    expect(await chargedOn('2027-01-31', forgotten, often)).toEqual([atFirst, atFirst]);
    await ask(often);
    expect((await requestOf(often)).pausedUntil).toBe('2027-01-31');
    const [grown, too] = await chargedOn('2027-02-05', forgotten, often);
    expect(grown).toBeGreaterThan(atFirst!);
    expect(too).toBe(grown);
  });

  it('nobody is chased for as many days, and asking again buys no more of them', async () => {
    const sheltered = ({ loanId }: Person, on: string) =>
      desk.test.database.withTransaction((tx) => isSheltered(tx, loanId, day(on)));
    const person = await lent();
    await desk.moveTo('2027-02-10');
    await ask(person);
    expect([await sheltered(person, '2027-03-11'), await sheltered(person, '2027-03-12')]).toEqual([
      true,
      false,
    ]);
    await desk.moveTo('2027-03-12');
    await ask(person, 'delay');
    expect(await sheltered(person, '2027-03-12')).toBe(false);
  });

  it('the end of the day knows it too', async () => {
    const person = await lent();
    const [before] = await chargedOn('2027-03-20', person);
    await ask(person);
    for (const of of ['2027-03-20', '2027-03-21', '2027-03-22'])
      await endDay(desk.test.database, {
        market: 'ph',
        day: day(of),
        now: simulatedInstant(new Date('2027-03-24T00:00:00Z')),
      });
    expect(await desk.today()).toBe('2027-03-23');
    expect(await chargedOn('2027-03-23', person)).toEqual([before]);
  });
});

describe('a promise to pay', () => {
  const end = (at: string) =>
    endPromises({ ...parts, database: desk.test.database, now: () => new Date(at) });

  it('is kept or broken once its day has ended, at whatever hour, and told in the hours that were promised', async () => {
    const [keeps, breaks] = [await lent(), await lent()];
    await desk.moveTo('2027-04-25');
    for (const person of [keeps, breaks]) {
      await ask(person, 'promise-to-pay', '2027-05-01');
      await decide(person, 'grant');
    }
    await desk.done(receivePayment, await desk.money(310_000n, { loanId: keeps.loanId }));
    await desk.done(receivePayment, await desk.money(200_000n, { loanId: breaks.loanId }));
    await desk.moveTo('2027-05-01');
    expect(await end('2027-05-01T04:00:00Z')).toBe(0);
    await desk.moveTo('2027-05-02');
    expect(await end('2027-05-01T16:05:00Z')).toBe(2); // 00:05 in Manila
    expect(await end('2027-05-02T05:00:00Z')).toBe(0);
    const { rows } = await desk.test.sql(
      `select (select count(*)::int from message where kind in ('promise-kept', 'promise-broken')) as told,
              (select count(*)::int from outbox where topic = 'promise.ended'
                 and next_attempt_at = '2027-05-02T00:00:00Z') as planned`,
    );
    expect(rows).toEqual([{ told: 0, planned: 2 }]);
    expect([(await requestOf(keeps)).outcome, (await requestOf(breaks)).outcome]).toEqual(['kept', 'broken']);
    await expect(
      desk.test.sql("update hardship_request set outcome = 'kept' where outcome = 'broken'"),
    ).rejects.toThrow(/decided/u);
  });

  it('A9.4 · that is broken by a row in dispute alone is told to nobody', async () => {
    const [disputes, breaks] = [await lent(), await lent()];
    await desk.moveTo('2027-06-10');
    for (const person of [disputes, breaks]) {
      await ask(person, 'promise-to-pay', '2027-06-15');
      await decide(person, 'grant');
    }
    await desk.done(disputeRow, { loanId: disputes.loanId, n: 1, isOver: false });
    await desk.moveTo('2027-06-16');
    const told = async ({ borrowerId }: Person) =>
      (
        await desk.test.sql(
          "select 1 from message where borrower_id = $1 and kind in ('hardship', 'promise-broken')",
          [borrowerId],
        )
      ).rows.length;
    const before = [await told(disputes), await told(breaks)];
    expect(await end('2027-06-16T04:00:00Z')).toBe(2);
    expect([(await requestOf(disputes)).outcome, (await requestOf(breaks)).outcome]).toEqual([
      'broken',
      'broken',
    ]);
    expect([await told(disputes), await told(breaks)]).toEqual([before[0], before[1]! + 1]);
  });
});
