import { languages, marketIds, type Language } from '@candor/markets';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decided, kycBorrower, type KycBorrower } from '@candor/simulator/borrowers';
import { openShop } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await identityApp();
  await openShop(app);
  await app.post('sandbox/stand-ins', { decides: false });
});
afterAll(async () => {
  await expectBooksTie(app.test);
  await app.close();
});

const newest = async ({ suffix, who }: KycBorrower) =>
  (await app.get(`message/list${suffix}`, who)).json().messages[0] as {
    kind: string;
    title: string;
    body: string;
  };

const texts = async (phone: string) => {
  const { rows } = await app.test.sql(
    'select body from sandbox_message where sent_to like $1 order by sent_at desc',
    [`%${phone.slice(-9)}`],
  );
  return rows.map(({ body }) => String(body));
};

describe.each(marketIds)('in %s a borrower hears', (market) => {
  it('of an offer: how much and until when; the SMS says neither', async () => {
    const borrower = await kycBorrower(app, market);
    await decided(app, borrower);
    const { kind, title, body } = await newest(borrower);
    expect([kind, title]).toEqual(['order-approved', 'Your offer is ready']);
    expect(body).toContain(market === 'ph' ? '₱8,000.00' : '₹20,000.00');
    expect(body).toContain('Thu 19 November');
    expect((await texts(borrower.phone))[0]).toMatch(
      /^[^:]+: news about your application\. Open the app to read it\.$/u,
    );
  });

  it('B37 · and counts as new on the home screen what the inbox marks as new', async () => {
    const borrower = await kycBorrower(app, market);
    await decided(app, borrower);
    const { messages, unread } = (await app.get(`message/list${borrower.suffix}`, borrower.who)).json();
    const news = messages.filter(({ isRead }: { isRead: boolean }) => !isRead);
    expect(messages.some(({ kind }: { kind: string }) => kind.endsWith('-code'))).toBe(true);
    expect([news.length, (await app.get(`home/page${borrower.suffix}`, borrower.who)).json().unread]).toEqual(
      [unread, unread],
    );
  });

  it('of a refusal: why, and what would change it', async () => {
    const borrower = await kycBorrower(app, market, { familyName: 'Manyloans' });
    await decided(app, borrower);
    expect((await newest(borrower)).body).toMatch(
      /we can’t lend you this\. .+ reports that you have too many loans with other lenders at the same time\. Pay back one or two/u,
    );
  });

  it('of something to mend, and of a withdrawal', async () => {
    const borrower = await kycBorrower(app, market, { familyName: 'Latecomer' });
    const { orderId } = await decided(app, borrower);
    app.pass(60);
    await app.post('sandbox/decide', { orderId, decision: 'send-back', reasons: ['name_differs'] });
    await app.work();
    expect(await newest(borrower)).toMatchObject({ kind: 'order-sent-back' });
    app.pass(60);
    const headers = { 'idempotency-key': `withdraw-${orderId}` };
    await app.post(`order/withdraw${borrower.suffix}`, { orderId }, { ...borrower.who, headers });
    await app.work();
    expect(await newest(borrower)).toMatchObject({ kind: 'order-withdrawn' });
  });

  it.each(languages)('in their own language: %s', async (language: Language) => {
    const borrower = await kycBorrower(app, market);
    await app.test.sql('update borrower set language = $2 where id = $1', [borrower.borrowerId, language]);
    await decided(app, borrower);
    const titles = {
      en: 'Your offer is ready',
      zh: '您的贷款方案已准备好',
      fil: 'Handa na ang alok sa iyo',
      hi: 'आपका प्रस्ताव तैयार है',
    };
    expect((await newest(borrower)).title).toBe(titles[language]);
  });

  it('of an offer that nobody signed, on the morning after its last day', async () => {
    const borrower = await kycBorrower(app, market);
    const { orderId, until } = await decided(app, borrower);
    expect(until).toBe('2026-11-19');
    const moved = await app.post('sandbox/clock-move', { market, from: '2026-11-16', to: '2026-11-20' });
    expect(moved.statusCode).toBe(200);
    app.pass(
      (Date.parse(market === 'ph' ? '2026-11-16T17:00:00Z' : '2026-11-16T18:00:00Z') -
        app.identity.now().getTime()) /
        1_000 +
        60,
    );
    await app.work();
    expect(await newest(borrower)).toMatchObject({ kind: 'order-expired', title: 'Your offer has ended' });
    // It is midnight in Manila and late evening in Kolkata: the phone rings at eight. Where the machine's
    // clock is past that already, it was tried and put off again.
    const said = await app.test.sql(
      `select distinct o.next_attempt_at from outbox o join message m on m.id::text = o.payload ->> 'messageId'
       where m.borrower_id = $1 and m.kind = 'order-expired'`,
      [borrower.borrowerId],
    );
    const eight = market === 'ph' ? '2026-11-17T00:00:00Z' : '2026-11-17T02:30:00Z';
    expect(said.rows).toEqual([{ next_attempt_at: new Date(eight) }]);
    const { rows } = await app.test.sql(
      'select state, open_until::text as "openUntil" from loan_order where id = $1',
      [orderId],
    );
    expect(rows[0]).toEqual({ state: 'expired', openUntil: expect.stringMatching(/^2026-11-1\d$/u) });
    // It still names its day.
    const { item } = (
      await app.get(`loan/details${borrower.suffix}?orderId=${orderId}`, borrower.who)
    ).json();
    expect(item).toMatchObject(rows[0]!);
  });
});
