import { randomUUID } from 'node:crypto';
import { receivePayment, type ReceivePayment } from '@candor/services/payments/payments';
import { sendBackApplication } from '@candor/services/lending/applications';
import { expectBooksTie } from '@candor/store/testing';
import { runningWith, type WritableDatabase } from '@candor/store/tools';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asCommand } from '@candor/services/testing';
import { borrow, newcomer, months, type Borrowed } from '@candor/simulator/borrowers';
import { done, openShop, type Who } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';

let app: IdentityApp;
let queries = 0;
/** Counts what the server asks of its database. */
const counting = (inner: WritableDatabase) =>
  runningWith(inner, (run, options) =>
    inner.withTransaction((tx) => {
      const query: typeof tx.query = (statement) => ((queries += 1), tx.query(statement));
      return run({ ...tx, query });
    }, options),
  );

beforeAll(async () => {
  app = await identityApp({ through: counting });
  await openShop(app);
});
afterAll(async () => {
  await expectBooksTie(app.test);
  await app.close();
});

type Person = { readonly who: Who; readonly asked: Borrowed; readonly suffix: string };
let people = 0;

const areas = { ph: '918222', in: '981122' } as const;

/** Somebody new in a market, and the loan that they would ask for. */
async function somebody(market: 'ph' | 'in' = 'ph'): Promise<Person> {
  people += 1;
  const digits = String(people).padStart(4, '0');
  const { who, suffix, borrowerId } = await newcomer(app, market, `${areas[market]}${digits}`);
  const choice =
    market === 'ph'
      ? { productId: 'ph-instalments', amount: 800_000n, term: months(3) }
      : { productId: 'in-two-years', amount: 2_000_000n, term: months(24) };
  return { who, suffix, asked: { market, borrowerId, ...choice } };
}

const withdraw = (orderId: string, { who, suffix }: Person, key = randomUUID()) =>
  app.post(`order/withdraw${suffix}`, { orderId }, { ...who, headers: { 'idempotency-key': key } });

const details = async (orderId: string, { who, suffix }: Person) =>
  (await app.get(`loan/details${suffix}?orderId=${orderId}`, who)).json();

/** How often the database was asked while something ran. */
async function queriesOf(work: () => Promise<unknown>): Promise<number> {
  queries = 0;
  await work();
  expect(queries).toBeGreaterThan(1);
  return queries;
}

describe('A6.1 order.list', () => {
  it('puts each state into its tab, with counts', async () => {
    const ana = await somebody();
    await borrow(app, ana.asked, 'refused');
    await borrow(app, ana.asked, 'paid-out');
    const open = await borrow(app, ana.asked, 'submitted');
    const tabOf = async (tab: string) =>
      (await app.get(`order/list?tab=${tab}`, ana.who)).json().orders.map(({ state }: never) => state);
    const { counts, nextCursor } = (await app.get('order/list', ana.who)).json();
    expect(counts).toEqual({ all: 3, inReview: 1, toConfirm: 0, toRepay: 1, finished: 1 });
    expect(nextCursor).toBeNull();
    expect(await tabOf('all')).toEqual(['submitted', 'paid-out', 'refused']);
    expect(await tabOf('in-review')).toEqual(['submitted']);
    expect(await tabOf('to-repay')).toEqual(['paid-out']);
    expect(await tabOf('finished')).toEqual(['refused']);
    await withdraw(open, ana);
    expect(await tabOf('finished')).toEqual(['withdrawn', 'refused']);
  });

  it.each(['ph', 'in'] as const)('says what is owed and due next of a loan in %s', async (market) => {
    const person = await somebody(market);
    const orderId = await borrow(app, person.asked, 'paid-out');
    const { orders } = (await app.get(`order/list${person.suffix}`, person.who)).json();
    expect(orders).toHaveLength(1);
    expect(orders[0]).toMatchObject({
      orderId,
      loanId: orderId,
      reference: expect.stringMatching(/^CL-[0-9A-Z]{5}-[0-9A-Z]{5}$/u),
      state: 'paid-out',
      loanState: 'active',
      nextAction: 'repay',
      daysLate: 0,
      ...(market === 'ph' && {
        currency: 'PHP',
        amount: 800_000,
        outstanding: 873_056,
        nextDue: { dueOn: '2026-12-16', amount: 291_019, n: 1, of: 3 },
      }),
    });
  });

  it('goes on where a page ended, however many there are, in as many queries as for one', async () => {
    const ben = await somebody();
    for (let n = 0; n < 23; n += 1) await borrow(app, ben.asked, 'refused');
    const first = (await app.get('order/list', ben.who)).json();
    expect(first.orders).toHaveLength(20);
    const second = (await app.get(`order/list?cursor=${first.nextCursor}`, ben.who)).json();
    expect([second.orders.length, second.nextCursor]).toEqual([3, null]);
    const ids = [...first.orders, ...second.orders].map(({ orderId }) => orderId);
    expect(new Set(ids).size).toBe(23);
    const strange = (await app.get('order/list?cursor=nonsense', ben.who)).json();
    expect(strange.orders[0].orderId).toBe(ids[0]);
    const few = await somebody();
    const [many, none] = [
      await queriesOf(() => app.get('order/list', ben.who)),
      await queriesOf(() => app.get('order/list', few.who)),
    ];
    expect(many).toBe(none);
  });
});

describe('A6.3 order.withdraw', () => {
  it('withdraws an order once, and answers the same to the same key', async () => {
    const cora = await somebody();
    const orderId = await borrow(app, cora.asked, 'approved');
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => withdraw(orderId, cora, key)));
    const again = await withdraw(orderId, cora, key);
    expect(again.json()).toEqual({ orderId, state: 'withdrawn' });
    expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true);
    const late = await withdraw(orderId, cora);
    expect([late.statusCode, late.json().code]).toEqual([409, 'order_cannot_change_now']);
    const other = await withdraw(await borrow(app, cora.asked, 'submitted'), cora, key);
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_key_reused']);
  });

  it('is not possible while money may be on its way', async () => {
    const dan = await somebody();
    const answer = await withdraw(await borrow(app, dan.asked, 'paying-out'), dan);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'order_cannot_change_now']);
  });

  it('finds nothing under another borrower’s id', async () => {
    const [eva, fay] = [await somebody(), await somebody()];
    const answer = await withdraw(await borrow(app, eva.asked, 'submitted'), fay);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  });
});

describe('A7.2 loan.details', () => {
  it.each(['ph', 'in'] as const)('shows a loan of %s row by row, as it was signed', async (market) => {
    const gus = await somebody(market);
    const orderId = await borrow(app, gus.asked, 'paid-out');
    const answer = await details(orderId, gus);
    const { quote, rows } = answer;
    expect(answer).toMatchObject({ hasAgreement: true, mayWithdraw: false, payout: { state: 'left' } });
    expect(rows.map(({ dueOn, total }: never) => [dueOn, total])).toEqual(
      quote.rows.map(({ dueOn, total }: never) => [dueOn, total]),
    );
    expect(rows.map(({ state }: { state: string }) => state).slice(0, 2)).toEqual(['due', 'later']);
    expect(answer.history.map(({ state }: { state: string }) => state)).toEqual([
      'submitted',
      'in-review',
      'approved',
      'confirmed',
      'paying-out',
      'paid-out',
    ]);
    expect(answer.history[0].line).toBe('You applied.');
    const byLoan = (await app.get(`loan/details${gus.suffix}?loanId=${orderId}`, gus.who)).json();
    expect(byLoan).toEqual(answer);
    expect(answer.coolingOff).toEqual(
      market === 'ph'
        ? { until: '2026-11-17', payBack: 776_000, interest: 0, grows: false, saves: 24_000 }
        : { until: '2026-11-19', payBack: 1_960_000, interest: 0, grows: true, saves: 40_000 },
    );
    expect(answer.costCeiling).toBe(market === 'ph' ? 800_000 : null);
  });

  it('shows an order before it is a loan: today’s price, no rows, and the way out', async () => {
    const ida = await somebody();
    const orderId = await borrow(app, ida.asked, 'approved');
    const answer = await details(orderId, ida);
    expect(answer).toMatchObject({
      item: { state: 'approved', nextAction: 'confirm', openUntil: '2026-11-16' },
      quote: { totalToRepay: 873_056 },
      rows: [],
      payout: null,
      mayWithdraw: true,
      hasAgreement: false,
      costSoFar: null,
    });
  });

  it('A7.2 · A6.1 · A2.1 · says that an offer has ended when its last day is over, before the lender’s day has ended', async () => {
    const ida = await somebody();
    const orderId = await borrow(app, ida.asked, 'approved');
    const standing = async () => {
      const { orders } = (await app.get(`order/list${ida.suffix}`, ida.who)).json();
      const { order } = (await app.get(`home/page${ida.suffix}`, ida.who)).json();
      const { item } = await details(orderId, ida);
      return [item, orders[0], order].map((each) => [each.state, each.nextAction]);
    };
    expect(await standing()).toEqual([1, 2, 3].map(() => ['approved', 'confirm']));
    await app.test.sql("update loan_order set open_until = '2026-11-15' where id = $1", [orderId]);
    expect(await standing()).toEqual([1, 2, 3].map(() => ['approved', 'apply-again']));
  });

  it('B10 · tells a refused borrower what else there is, and nothing dearer', async () => {
    const jon = await somebody();
    const answer = await details(await borrow(app, jon.asked, 'refused'), jon);
    expect(answer.others).toEqual([]);
    const dear = {
      productId: 'ph-30-days',
      amount: 200_000n,
      term: { instalments: 1, every: { unit: 'day', count: 30 } },
    } as const;
    const { others } = await details(await borrow(app, { ...jon.asked, ...dear }, 'refused'), jon);
    expect(others.map(({ productId, why }: never) => [productId, why])).toEqual([
      ['ph-instalments', 'after-refusal'],
    ]);
    expect(answer.reasons).toHaveLength(1);
    expect(answer.reasons[0].sentence).not.toBe('');
    // Who asks for another look is told the same day as by the form that asks for it.
    const { kinds } = (await app.get(`problem/init${jon.suffix}`, jon.who)).json();
    const ofApplications = kinds.find(({ kind }: { kind: string }) => kind === 'application');
    expect(answer.promisedBy).toBe(ofApplications.promisedBy);
    expect(answer.promisedBy > answer.today).toBe(true);
  });

  it('tells what to mend when an order was sent back', async () => {
    const kim = await somebody();
    const orderId = await borrow(app, kim.asked, 'in-review');
    await done(app, asCommand(sendBackApplication), { orderId, reasons: ['income_is_unclear'] });
    const { item, reasons } = await details(orderId, kim);
    expect([item.state, item.nextAction, reasons.length]).toEqual(['sent-back', 'mend', 1]);
  });

  it('finds nothing under another borrower’s id, nor without one', async () => {
    const [leo, mia] = [await somebody(), await somebody()];
    const orderId = await borrow(app, leo.asked, 'paid-out');
    for (const query of [`orderId=${orderId}`, `loanId=${orderId}`, '']) {
      const answer = await app.get(`loan/details?${query}`, mia.who);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
    }
  });

  it('asks the database as often for a loan of 24 rows as for one of three', async () => {
    const [ned, oli] = [await somebody('ph'), await somebody('in')];
    const [short, long] = [
      await borrow(app, ned.asked, 'paid-out'),
      await borrow(app, oli.asked, 'paid-out'),
    ];
    const few = await queriesOf(() => details(short, ned));
    expect(await queriesOf(() => details(long, oli))).toBe(few);
    expect(few).toBeLessThan(30);
  });
});

describe('A2.1 home.page', () => {
  it.each(['ph', 'in'] as const)(
    'shows somebody new in %s the best offer with an example',
    async (market) => {
      const pia = await somebody(market);
      const home = (await app.get(`home/page${pia.suffix}`, pia.who)).json();
      expect(home).toMatchObject({ loan: null, order: null });
      expect(home.offer.product.isLowRate).toBe(true);
      expect(home.offer.example.totalToRepay).toBeGreaterThan(home.offer.example.netReceived);
      // That a session was opened; the code that opened it does not count.
      expect(home.unread).toBe(1);
    },
  );

  it('shows the order that is open, and no offer beside it', async () => {
    const quin = await somebody();
    const orderId = await borrow(app, quin.asked, 'in-review');
    const home = (await app.get('home/page', quin.who)).json();
    expect(home).toMatchObject({ loan: null, offer: null, order: { orderId, nextAction: 'wait' } });
  });

  it('shows the loan that runs: the rail, what settling today saves, and how far it is', async () => {
    const rey = await somebody();
    const orderId = await borrow(app, rey.asked, 'paid-out');
    const { loan, order, offer } = (await app.get('home/page', rey.who)).json();
    expect([order, offer]).toEqual([null, null]);
    expect(loan.item).toMatchObject({ orderId, outstanding: 873_056 });
    expect(loan.rail.map(({ amount, state }: never) => [amount, state])).toEqual([
      [291_019, 'due'],
      [291_019, 'later'],
      [291_018, 'later'],
    ]);
    expect(loan.settleToday).toEqual({ amount: 800_000, saving: 73_056 });
    expect(loan.mayDelay).toBe(false);
  });
});

// The last one: it moves the lender's day.
describe('A7.2 loan.details of a loan that is being repaid', () => {
  it('counts what was paid, and what it has cost so far against the ceiling', async () => {
    const hal = await somebody();
    const orderId = await borrow(app, hal.asked, 'paid-out');
    await moveTo('2026-12-16');
    const { rows: loans } = await app.test.sql('select id from loan where order_id = $1', [orderId]);
    const money: ReceivePayment = {
      paymentId: randomUUID(),
      market: 'ph',
      channel: 'dragonpay',
      externalId: 'R-1',
      amount: 291_019n,
      receivedOn: '2026-12-16' as ReceivePayment['receivedOn'],
      loanId: loans[0]!['id'] as bigint,
    };
    await done(app, receivePayment, money);
    const { rows, costSoFar, costCeiling, item } = await details(orderId, hal);
    expect(rows[0]).toMatchObject({ state: 'paid', paid: 291_019, total: 291_019 });
    expect(rows[1]).toMatchObject({ state: 'due', paid: 0 });
    expect([costSoFar, costCeiling]).toEqual([24_000 + 36_000, 800_000]);
    expect(item.outstanding).toBe(873_056 - 291_019);
    expect(item.nextDue).toMatchObject({ n: 2, of: 3 });
  });

  /** As the end of each day would, without its work. */
  async function moveTo(to: string): Promise<void> {
    await app.test.sql("update business_clock set business_date = $1 where market = 'ph'", [to]);
  }
});
