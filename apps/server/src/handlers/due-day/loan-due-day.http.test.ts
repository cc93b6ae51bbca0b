import { randomUUID } from 'node:crypto';
import type { Calls, ResponseOf } from '@candor/contract';
import { marketMoney } from '@candor/markets';
import { asCommand } from '@candor/services/testing';
import { settlePayout, startDisbursement } from '@candor/services/payments/disbursements';
import { expectBooksTie } from '@candor/store/testing';
import {
  codeToSign,
  confirm,
  offeredBorrower,
  readOffer,
  signatureOf,
  type Offer,
  type OfferedBorrower,
} from '@candor/simulator/borrowers';
import { done, openLender } from '@candor/simulator/lender';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { problemIn } from '../../http/testing/problem-in.ts';
import { identityApp, type IdentityApp } from '../../testing/identity-app.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await identityApp();
  await openLender(app);
});
afterEach(() => expectBooksTie(app.test));
afterAll(() => app.close());

type DueDays = ResponseOf<Calls['loan.due-days']>;

const offerOf = async (one: OfferedBorrower, query = '') =>
  (await readOffer(app, one, query)).json() as Offer;
const daysOf = async ({ suffix, who, orderId }: OfferedBorrower) =>
  (await app.get(`loan/due-days${suffix}?orderId=${orderId}`, who)).json() as DueDays;
const agreementOf = async ({ suffix, who, orderId }: OfferedBorrower, query = '') =>
  (await app.get(`contract/agreement${suffix}?orderId=${orderId}${query}`, who)).body;

async function bookedRows(orderId: string) {
  const { rows } = await app.test.sql(
    `select r.n, r.due_on::text as "dueOn", r.principal::int, r.interest::int
     from loan l join loan_row r on r.loan_id = l.id where l.order_id = $1 order by r.n`,
    [orderId],
  );
  return rows;
}

describe.each(['ph', 'in'] as const)('the due day of an offer in %s', (market) => {
  it('A15.890 · each day that is listed costs in the offer what the list says', async () => {
    const one = await offeredBorrower(app, market);
    const usual = await offerOf(one);
    expect(usual).toMatchObject({ firstDueOn: null, canChooseDay: true });
    const { today, days } = await daysOf(one);
    expect([today, days.length]).toEqual(['2026-11-16', 31]);
    expect(days.find(({ isUsual }) => isUsual)).toMatchObject({
      firstDueOn: usual.quote.rows[0]!.dueOn,
      payment: usual.quote.rows[0]!.total,
      costDifference: 0,
    });
    for (const day of [days[0]!, days[4]!, days[30]!]) {
      const { quote, firstDueOn } = await offerOf(one, `&firstDueOn=${day.firstDueOn}`);
      expect(firstDueOn).toBe(day.firstDueOn);
      expect(quote.rows[0]).toMatchObject({ dueOn: day.firstDueOn, total: day.payment });
      expect([quote.totalToRepay, quote.cost]).toEqual([day.totalToRepay, day.cost]);
      expect(quote.cost - usual.quote.cost).toBe(day.costDifference);
    }
  });

  it('A7.12 · A7.1 · A8.2 · a chosen day is in the message, the papers, the signature and the books', async () => {
    const one = await offeredBorrower(app, market);
    const firstDueOn = '2026-12-05';
    const [usual, offer] = [await offerOf(one), await offerOf(one, `&firstDueOn=${firstDueOn}`)];
    expect(offer.disclosureFingerprint).not.toBe(usual.disclosureFingerprint);
    expect(offer.codeAbout[0]!.about).not.toBe(usual.codeAbout[0]!.about);
    expect(JSON.stringify(offer.disclosure)).toContain('"on":"2026-12-05"');
    const draft = await agreementOf(one, `&firstDueOn=${firstDueOn}`);
    expect(draft).toContain('You chose 5 December 2026 for the first instalment');
    expect(draft).toContain('counted by the days of each period (actual/365');
    expect(await agreementOf(one)).not.toContain('You chose');

    const old = await codeToSign(app, one, usual);
    const body = signatureOf(one, offer);
    expect(body.firstDueOn).toBe(firstDueOn);
    expect(problemIn(await confirm(app, one, { ...body, code: old })).code).toBe('code_expired');
    const code = await codeToSign(app, one, offer);
    const { rows } = await app.test.sql(
      'select body from sandbox_message where sent_to like $1 order by sent_at desc limit 1',
      [`%${one.phone.slice(-9)}`],
    );
    const repaid = marketMoney(market, BigInt(offer.quote.totalToRepay)).slice(1);
    expect(rows[0]?.['body']).toContain(repaid);
    expect((await confirm(app, one, { ...body, code })).statusCode).toBe(200);
    expect(await agreementOf(one)).toContain('You chose 5 December 2026 for the first instalment');

    const payoutId = randomUUID();
    await done(app, startDisbursement, { orderId: one.orderId, payoutId });
    await done(app, asCommand(settlePayout), { payoutId });
    expect(await bookedRows(one.orderId)).toEqual(
      offer.quote.rows.map(({ n, dueOn, principal, interest }) => ({ n, dueOn, principal, interest })),
    );
    expect(offer.quote.rows[1]!.dueOn).toBe('2027-01-05');
  });

  it('A7.12 · A7.1 · a day outside the range is refused, and nothing is written', async () => {
    const one = await offeredBorrower(app, market);
    const offer = await offerOf(one);
    const code = await codeToSign(app, one, offer);
    for (const firstDueOn of ['2026-11-30', '2027-01-01', '2026-11-16']) {
      expect(problemIn(await readOffer(app, one, `&firstDueOn=${firstDueOn}`)).code).toBe(
        'due_day_is_not_offered',
      );
      const answer = await confirm(app, one, { ...signatureOf(one, offer), firstDueOn, code });
      expect([answer.statusCode, problemIn(answer).code]).toEqual([422, 'due_day_is_not_offered']);
    }
    const { rows } = await app.test.sql(
      `select o.state, (select count(*)::int from signed_agreement where order_id = o.id) as signed,
         (select count(*)::int from signed_text where order_id = o.id) as texts,
         (select count(*)::int from signing_consent where order_id = o.id) as ticks
       from loan_order o where id = $1`,
      [one.orderId],
    );
    expect(rows).toEqual([{ state: 'approved', signed: 0, texts: 0, ticks: 0 }]);
    // The code is whole, and opens what it was made for.
    expect((await confirm(app, one, { ...signatureOf(one, offer), code })).statusCode).toBe(200);
  });

  it('A7.1 · figures of one day are not signed with another', async () => {
    const one = await offeredBorrower(app, market);
    const offer = await offerOf(one);
    const body = { ...signatureOf(one, offer), code: await codeToSign(app, one, offer) };
    expect(problemIn(await confirm(app, one, { ...body, firstDueOn: '2026-12-05' })).code).toBe(
      'figures_have_changed',
    );
    expect((await confirm(app, one, body)).statusCode).toBe(200);
  });
});
