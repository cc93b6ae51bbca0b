import { randomUUID } from 'node:crypto';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { problemIn } from '../http/testing/problem-in.ts';
import {
  addAccount,
  certify,
  offeredBorrower,
  type OfferedBorrower,
  codeToSign,
  confirm,
  readOffer,
  signatureOf,
  type Offer,
} from '@candor/simulator/borrowers';
import { openLender } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await identityApp();
  await openLender(app);
});
afterEach(() => expectBooksTie(app.test));
afterAll(() => app.close());

const offerOf = async (one: OfferedBorrower, query = '') =>
  (await readOffer(app, one, query)).json() as Offer;
const countOf = async (table: string, orderId: string) => {
  const { rows } = await app.test.sql(`select count(*)::int as n from ${table} where order_id = $1`, [
    orderId,
  ]);
  return rows[0]!['n'];
};
const stateOf = async (orderId: string) => {
  const { rows } = await app.test.sql('select state, account_id, purpose from loan_order where id = $1', [
    orderId,
  ]);
  return rows[0]!;
};
const usedCodes = async () => {
  const { rows } = await app.test.sql(
    "select count(*)::int as n from one_time_code where purpose = 'sign' and used_at is not null",
  );
  return Number(rows[0]!['n']);
};

describe.each(['ph', 'in'] as const)('an offer in %s', (market) => {
  it('A7.12 · says in which language its disclosure is written: the reader’s, or English where the market has no words in it', async () => {
    const { orderId, suffix, who } = await offeredBorrower(app, market);
    const written: Record<string, string> = {};
    for (const language of ['en', 'zh', 'fil', 'hi']) {
      const headers = { 'x-language': language };
      const offer = (await app.get(`loan/offer${suffix}?orderId=${orderId}`, { ...who, headers })).json();
      written[language] = offer.disclosureLanguage;
    }
    expect(written).toEqual(
      market === 'ph'
        ? { en: 'en', zh: 'zh', fil: 'fil', hi: 'en' }
        : { en: 'en', zh: 'zh', fil: 'en', hi: 'hi' },
    );
  });

  it('A7.12 · shows all that is signed, for all that was approved or for less', async () => {
    const one = await offeredBorrower(app, market);
    const offer = await offerOf(one);
    expect(offer.quote).toMatchObject(
      market === 'ph'
        ? { amount: 800_000, netReceived: 776_000, totalToRepay: 873_056, rate: { percent: '6.132037' } }
        : {
            amount: 2_000_000,
            netReceived: 1_960_000,
            totalToRepay: 2_327_358,
            rate: { percent: '17.070464' },
          },
    );
    expect(offer).toMatchObject({
      item: { orderId: one.orderId, state: 'approved', nextAction: 'confirm' },
      mostAmount: offer.quote.amount,
      openUntil: market === 'ph' ? '2026-11-16' : '2026-11-19',
      closesAt: market === 'ph' ? '2026-11-16T15:59:59.000Z' : '2026-11-19T18:29:59.000Z',
      purpose: 'school-fees',
      phone: `•••• ${one.phone.slice(-4)}`,
      lateTitle: 'First 3 days free',
      lateExample: `Paid on day 10 after the due date, days 4 to 9 are charged: ${market === 'ph' ? '₱26.19' : '₹3.88'}. The day you pay is free.`,
      delayLine: market === 'ph' ? 'Up to 15 days, once, for ₱29.10.' : null,
      rateCeiling: market === 'ph' ? 'Legal ceiling 12 %' : null,
      statement: {
        ticked:
          market === 'ph' ? 'I have read the disclosure statement.' : 'I have read the key facts statement.',
      },
      accounts: [{ accountId: one.accountId, isDefault: true }],
    });
    const least = market === 'ph' ? 200_000 : 1_000_000;
    const less = await offerOf(one, `&amount=${least}`);
    expect(less.quote.amount).toBe(least);
    expect(less.disclosureFingerprint).not.toBe(offer.disclosureFingerprint);
    expect(less.codeAbout[0]!.about).not.toBe(offer.codeAbout[0]!.about);
    const amounts = JSON.stringify(offer.disclosure);
    for (const { principal, interest, total } of offer.quote.rows) {
      for (const minor of [principal, interest, total]) expect(amounts).toContain(`"minor":${minor}}`);
    }
  });

  it('A7.12 · speaks the reader’s language, with the same figures and the same fingerprint', async () => {
    const one = await offeredBorrower(app, market);
    const [en, ...others] = await Promise.all(
      ['en', 'zh', 'fil', 'hi'].map(async (language) => {
        const who = { ...one.who, headers: { 'x-language': language } };
        return offerOf({ ...one, who });
      }),
    );
    for (const other of others) {
      expect(other.quote).toEqual(en!.quote);
      expect(other.disclosureFingerprint).toBe(en!.disclosureFingerprint);
      for (const line of ['lateLine', 'earlyLine'] as const) expect(other[line]).not.toBe(en![line]);
      expect(other.coolingOff.line).not.toBe(en!.coolingOff.line);
      expect(other.purposes.map(({ value }) => value)).toEqual(en!.purposes.map(({ value }) => value));
    }
  });

  it('A7.12 · refuses what is not offered or above the approved, and what is nobody else’s business', async () => {
    const one = await offeredBorrower(app, market);
    const refusal = async (query: string, who = one) => problemIn(await readOffer(app, who, query)).code;
    expect(await refusal('&amount=1')).toBe('amount_is_not_offered');
    expect(await refusal(`&amount=${market === 'ph' ? 850_000 : 2_100_000}`)).toBe(
      'amount_is_above_the_approved',
    );
    const term = encodeURIComponent(JSON.stringify({ instalments: 5, every: { count: 1, unit: 'month' } }));
    expect(await refusal(`&term=${term}`)).toBe('term_is_not_offered');
    const other = await offeredBorrower(app, market);
    expect(await refusal('', { ...one, who: other.who })).toBe('not_found');
  });

  it('A7.12 · promises in its disclosure what is honoured, on whichever day it is read', async () => {
    const one = await offeredBorrower(app, market);
    const { disclosure, openUntil } = await offerOf(one);
    expect(disclosure).toMatchObject({ issuedOn: '2026-11-16', validUntil: openUntil });
    // Made on the Friday before, read on Monday.
    await app.test.sql(
      "update loan_order set issued_on = '2026-11-13', open_until = '2026-11-18', key_facts_until = '2026-11-18' where id = $1",
      [one.orderId],
    );
    const later = await offerOf(one);
    expect(later).toMatchObject({
      openUntil: '2026-11-18',
      disclosure: { issuedOn: '2026-11-13', validUntil: '2026-11-18' },
    });
  });

  it('A7.12 · A7.1 · over a shorter term is for no dearer month than was approved; what it lists can be signed', async () => {
    const one = await offeredBorrower(app, market);
    const { quote, choices } = await offerOf(one);
    const dearest = Math.max(...quote.rows.map(({ total }) => total));
    const inQuery = (value: object) => encodeURIComponent(JSON.stringify(value));
    const [shortest] = choices.toSorted((a, b) => a.term.instalments - b.term.instalments);
    expect(shortest!.term.instalments).toBeLessThan(quote.term.instalments);
    expect(shortest!.mostAmount).toBeLessThan(quote.amount);
    for (const { term, mostAmount } of choices) {
      const offer = await offerOf(one, `&term=${inQuery(term)}&amount=${mostAmount}`);
      expect(Math.max(...offer.quote.rows.map(({ total }) => total))).toBeLessThanOrEqual(dearest);
    }
    const { term } = shortest!;
    expect(problemIn(await readOffer(app, one, `&term=${inQuery(term)}`)).code).toBe(
      'month_is_dearer_than_approved',
    );
    const offer = await offerOf(one);
    const body = { ...signatureOf(one, offer), term, code: await codeToSign(app, one, offer) };
    expect(problemIn(await confirm(app, one, body)).code).toBe('month_is_dearer_than_approved');
  });

  it('A7.1 · is signed with the code for exactly it; account, purpose, words and ticks are kept', async () => {
    const one = await offeredBorrower(app, market);
    const offer = await offerOf(one);
    const code = await codeToSign(app, one, offer);
    const answer = await confirm(app, one, { ...signatureOf(one, offer), code });
    expect(answer.json()).toEqual({ orderId: one.orderId, state: 'confirmed' });
    expect(await stateOf(one.orderId)).toEqual({
      state: 'confirmed',
      account_id: one.accountId,
      purpose: 'school-fees',
    });
    const { rows } = await app.test.sql(
      'select what, version, language, text from signing_consent where order_id = $1 order by what',
      [one.orderId],
    );
    expect(rows).toEqual([
      {
        what: 'agreement',
        version: offer.agreementVersion,
        language: 'en',
        text: 'I agree to the loan agreement and the privacy policy.',
      },
      {
        what: 'disclosure',
        version: offer.disclosureFingerprint,
        language: 'en',
        text: offer.statement.ticked,
      },
    ]);
    const text = await app.test.sql('select sealed from signed_text where order_id = $1', [one.orderId]);
    expect(String(text.rows[0]!['sealed'])).not.toContain('Reyes');
    expect(problemIn(await readOffer(app, one)).code).toBe('order_cannot_change_now');
  });
});

describe('a code for signing', () => {
  it('A1.11 · opens nothing but the figures and the account that it was asked for', async () => {
    const one = await offeredBorrower(app, 'ph');
    const [offer, less] = [await offerOf(one), await offerOf(one, '&amount=500000')];
    const code = await codeToSign(app, one, less);
    expect(problemIn(await confirm(app, one, { ...signatureOf(one, offer), code })).code).toBe(
      'code_expired',
    );
    app.pass(1_000);
    const second = await addAccount(app, one, {
      kind: 'bank',
      institution: 'BDO',
      number: '0099 8877 6655',
      holder: 'Maricel Reyes',
    });
    const again = await codeToSign(app, one, offer);
    const elsewhere = signatureOf({ ...one, accountId: second }, await offerOf(one));
    expect(problemIn(await confirm(app, one, { ...elsewhere, code: again })).code).toBe('code_expired');
    app.pass(1_000);
    await app.post('session/step-up-code', { purpose: 'sign', by: 'sms' }, one.who);
    const unbound = { ...signatureOf(one, offer), code: await app.codeFor(one.phone) };
    expect(problemIn(await confirm(app, one, unbound)).code).toBe('code_expired');
    expect(await stateOf(one.orderId)).toMatchObject({ state: 'approved', account_id: null });
    const right = await codeToSign(app, one, offer);
    expect((await confirm(app, one, { ...signatureOf(one, offer), code: right })).statusCode).toBe(200);
  });

  it('A7.1 · that is wrong is counted, and the right one still signs', async () => {
    const one = await offeredBorrower(app, 'ph');
    const offer = await offerOf(one);
    const code = await codeToSign(app, one, offer);
    const wrong = code === '000000' ? '000001' : '000000';
    const told = problemIn(await confirm(app, one, { ...signatureOf(one, offer), code: wrong }));
    expect([told.code, told.detail]).toEqual(['code_wrong', expect.stringContaining('4 tries are left')]);
    expect((await confirm(app, one, { ...signatureOf(one, offer), code })).statusCode).toBe(200);
  });
});

describe('a signature', () => {
  it('A7.1 · tapped twice or with its answer lost is the same one: the same key gets the same answer', async () => {
    const one = await offeredBorrower(app, 'ph');
    const offer = await offerOf(one);
    const body = { ...signatureOf(one, offer), code: await codeToSign(app, one, offer) };
    const key = randomUUID();
    const first = await confirm(app, one, body, key);
    const again = await confirm(app, one, body, key);
    expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
    expect(again.json()).toEqual(first.json());
    expect(problemIn(await confirm(app, one, { ...body, purpose: 'health' }, key)).code).toBe(
      'idempotency_key_reused',
    );
    expect(problemIn(await confirm(app, one, body)).code).toBe('order_cannot_change_now');
    expect(await countOf('signed_text', one.orderId)).toBe(1);
  });

  it.each([
    ['the same key', () => 'parallel-same-key-0001'],
    ['keys of their own', () => randomUUID()],
  ])('A7.1 · of fifty at once with %s is one, and one code is used', async (_, keyOf) => {
    const one = await offeredBorrower(app, 'ph');
    const offer = await offerOf(one);
    const body = { ...signatureOf(one, offer), code: await codeToSign(app, one, offer) };
    const before = await usedCodes();
    const answers = await Promise.all(Array.from({ length: 50 }, () => confirm(app, one, body, keyOf())));
    const codes = answers.map((answer) => (answer.statusCode === 200 ? 'signed' : problemIn(answer).code));
    expect(new Set(codes)).toEqual(
      new Set(
        codes.filter((code) =>
          ['signed', 'idempotency_key_in_use', 'order_cannot_change_now'].includes(code),
        ),
      ),
    );
    expect(codes).toContain('signed');
    expect(await usedCodes()).toBe(before + 1);
    expect(await countOf('signed_agreement', one.orderId)).toBe(1);
    expect(await countOf('signed_text', one.orderId)).toBe(1);
    expect(await countOf('signing_consent', one.orderId)).toBe(2);
    const { rows } = await app.test.sql(
      "select count(*)::int as n from outbox where topic = 'order.confirmed' and payload ->> 'order' = $1",
      [one.orderId],
    );
    expect(rows[0]!['n']).toBe(1);
  });

  it('A7.1 · lacks nothing: each refusal is told in words, and nothing is spent or lost', async () => {
    const one = await offeredBorrower(app, 'ph');
    const other = await offeredBorrower(app, 'ph');
    const offer = await offerOf(one);
    const body = { ...signatureOf(one, offer), code: await codeToSign(app, one, offer) };
    const refusal = async (different: object) =>
      problemIn(await confirm(app, one, { ...body, ...different })).code;
    expect(await refusal({ orderId: other.orderId })).toBe('not_found');
    expect(await refusal({ accountId: other.accountId })).toBe('not_found');
    expect(await refusal({ purpose: 'something nobody offers' })).toBe('invalid_request');
    expect(await refusal({ amount: 1 })).toBe('amount_is_not_offered');
    expect(await refusal({ amount: 850_000 })).toBe('amount_is_above_the_approved');
    expect(await refusal({ term: { instalments: 5, every: { count: 1, unit: 'month' } } })).toBe(
      'term_is_not_offered',
    );
    expect(await refusal({ hasReadDisclosure: false })).toBe('disclosure_is_not_read');
    expect(await refusal({ acceptsAgreement: false })).toBe('agreement_is_not_accepted');
    const shown = { ...body.shown, netReceived: body.shown.netReceived + 1 };
    expect(await refusal({ shown })).toBe('figures_have_changed');
    expect(await refusal({ agreementVersion: 'PH-2025-01-01' })).toBe('figures_have_changed');
    expect(await refusal({ agreementFingerprint: 'f'.repeat(64) })).toBe('figures_have_changed');
    expect(await refusal({ purpose: 'health' })).toBe('figures_have_changed');
    expect(await stateOf(one.orderId)).toMatchObject({ state: 'approved', account_id: null, purpose: null });
    expect((await confirm(app, one, body)).statusCode).toBe(200);
  });

  it('A7.1 · goes to an account that is there and in the borrower’s own name, or to none', async () => {
    const removed = await offeredBorrower(app, 'ph');
    const offer = await offerOf(removed);
    const body = { ...signatureOf(removed, offer), code: await codeToSign(app, removed, offer) };
    // An account that an order was once paid to stays in the books when it is removed.
    await app.test.sql('update payout_account set removed_at = now(), is_default = false where id = $1', [
      removed.accountId,
    ]);
    expect(problemIn(await confirm(app, removed, body)).code).toBe('payout_account_is_missing');

    const renamed = await offeredBorrower(app, 'in');
    const other = await offerOf(renamed);
    const signature = { ...signatureOf(renamed, other), code: await codeToSign(app, renamed, other) };
    await certify(app, renamed.borrowerId, { givenName: 'Somebody', familyName: 'Else' });
    expect(problemIn(await confirm(app, renamed, signature)).code).toBe(
      'payout_account_is_not_the_borrowers',
    );
    expect(await stateOf(renamed.orderId)).toMatchObject({ state: 'approved', account_id: null });
  });

  it('A7.1 · a minute late is refused, and so is reading the offer; what was given stays', async () => {
    const one = await offeredBorrower(app, 'ph');
    const offer = await offerOf(one);
    const untilClosed = (Date.parse(offer.closesAt) - app.identity.now().getTime()) / 1_000;
    app.pass(untilClosed - 1_060);
    const body = { ...signatureOf(one, offer), code: await codeToSign(app, one, offer) };
    app.pass(61);
    expect(problemIn(await confirm(app, one, body))).toMatchObject({
      code: 'offer_has_expired',
      status: 410,
    });
    expect(problemIn(await readOffer(app, one)).code).toBe('offer_has_expired');
    expect(await countOf('signed_text', one.orderId)).toBe(0);
    const { accounts } = (await app.get('certification/bank', one.who)).json();
    expect(accounts).toHaveLength(1);
  });
});
