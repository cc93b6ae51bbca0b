import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, liveTo, type Who } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../../testing/identity-app.ts';
import { staffMember, staffSession } from '@candor/simulator/staff';

let app: IdentityApp;
let admin: Who;
let finance: Who;
let adminId: string;
let financeId: string;
type Terms = Record<string, unknown> & { fees: { percent: string }[] };
let terms: Terms;

beforeAll(async () => {
  app = await identityApp();
  await openShop(app);
  adminId = await staffMember(app, 'miguel@lender.example', ['admin']);
  financeId = await staffMember(app, 'rina@lender.example', ['controller']);
  admin = await staffSession(app, adminId);
  finance = await staffSession(app, financeId);
  const { versions } = (await app.get('console/product?productId=ph-30-days', admin)).json();
  terms = versions[0].terms;
});
afterAll(() => app.close());

const ask = (change: object, key: string = randomUUID(), who = admin) =>
  app.post(
    'console/product-ask',
    {
      market: 'ph',
      productId: 'ph-30-days',
      terms,
      startsOn: '2026-12-01',
      reason: 'Cheaper to run',
      ...change,
    },
    { ...who, headers: { ...who.headers, 'idempotency-key': key } },
  );
const agree = async (requestId: string) => {
  const { preview } = (await app.get(`console/approval?requestId=${requestId}`, finance)).json();
  const verdict = { requestId, verdict: 'agree', word: '', seen: preview.seen };
  const headers = { 'idempotency-key': randomUUID() };
  return app.post('console/approval-decide', verdict, { ...finance, headers });
};
const withFee = (percent: string): Terms => ({ ...terms, fees: [{ ...terms.fees[0]!, percent }] });

describe('A15.120 A15.121 · what is offered', () => {
  it('is listed with the version in force, and one product with its versions and names', async () => {
    const { products, nextCursor } = (await app.get('console/products?market=ph', finance)).json();
    expect(products.map(({ productId }: { productId: string }) => productId)).toEqual([
      'ph-30-days',
      'ph-instalments',
    ]);
    expect(products[0]).toMatchObject({
      name: '30-day loan',
      version: 1,
      next: null,
      isAsked: false,
      loans: 0,
    });
    expect(nextCursor).toBeNull();
    const file = (await app.get('console/product?productId=ph-30-days', finance)).json();
    expect(file).toMatchObject({
      market: 'ph',
      inForce: 1,
      last: 1,
      asked: [],
      names: { fil: '30-araw na loan' },
    });
    expect((await app.get('console/product?productId=nothing', finance)).statusCode).toBe(404);
  });
});

describe('A15.122 · a change of a product', () => {
  it('that the law forbids can’t be asked for; the refusal names the term and its largest lawful value', async () => {
    const answer = await ask({ terms: withFee('20') });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'product_breaks_the_law']);
    expect(answer.json().fields).toContainEqual(
      expect.objectContaining({ path: '/terms/fees/0/percent', rule: 'too_big', example: '6.6962' }),
    );
    const mended = await ask({ terms: withFee('6.6962'), startsOn: '2026-11-15' });
    expect(mended.json().code).toBe('product_starts_in_the_past');
    expect((await ask({ terms: withFee('a lot') })).json().code).toBe('product_terms_are_unfit');
    expect((await ask({})).json().code).toBe('product_is_as_it_was');
  });

  it('is asked for once when the answer was lost and the same is sent again', async () => {
    const key = randomUUID();
    const [first, again] = [
      await ask({ terms: withFee('2.9') }, key),
      await ask({ terms: withFee('2.9') }, key),
    ];
    expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
    expect(again.json()).toEqual(first.json());
    const refuse = { requestId: first.json().requestId, verdict: 'refuse', word: 'Only a try.' };
    const headers = { 'idempotency-key': randomUUID() };
    expect((await app.post('console/approval-decide', refuse, { ...finance, headers })).json().state).toBe(
      'refused',
    );
  });

  it('takes two: whoever asks can’t agree, somebody else does, and it starts on its day', async () => {
    const asked = await ask({ terms: withFee('2.5') });
    expect(asked.statusCode).toBe(200);
    const { requestId } = asked.json();
    const file = (await app.get('console/product?productId=ph-30-days', finance)).json();
    expect(file).toMatchObject({
      last: 1,
      asked: [{ requestId, isYou: false, startsOn: '2026-12-01', state: 'waiting' }],
    });

    const seen = async (who: Who) =>
      (await app.get(`console/approval?requestId=${requestId}`, who)).json().preview as {
        seen: string;
        terms: object[];
        checks: { is: string }[];
      };
    const shown = await seen(finance);
    // oxlint-disable-next-line unicorn/no-thenable -- what it will be
    expect(shown.terms).toContainEqual({ name: 'fees[0].percent', now: '3', then: '2.5' });
    expect(shown.checks.every(({ is }) => is === 'kept')).toBe(true);
    const decide = (who: Who, mark: string) =>
      app.post(
        'console/approval-decide',
        { requestId, verdict: 'agree', word: '', seen: mark },
        {
          ...who,
          headers: { 'idempotency-key': randomUUID() },
        },
      );
    expect((await decide(admin, (await seen(admin)).seen)).json().code).toBe('approval_is_your_own');
    const done = await decide(finance, shown.seen);
    expect([done.statusCode, done.json().state]).toEqual([200, 'done']);
    const after = (await app.get('console/product?productId=ph-30-days', finance)).json();
    expect(after).toMatchObject({ inForce: 1, last: 2, asked: [] });
    const { products } = (await app.get('console/products?market=ph', finance)).json();
    expect(products[0].next).toEqual({ version: 2, validFrom: '2026-12-01' });
  });

  it('new: it is offered to borrowers from its first day on, under its names, and not a day sooner', async () => {
    const sweldo = { productId: 'ph-sweldo', startsOn: '2026-12-01', terms: withFee('1') };
    expect((await ask(sweldo)).json().code).toBe('product_has_no_name');
    const names = { en: 'Sweldo', fil: 'Sweldo agad', zh: '工资日' };
    const { requestId } = (await ask({ ...sweldo, names })).json();
    const view = (await app.get(`console/approval?requestId=${requestId}`, finance)).json();
    expect(view.preview).toMatchObject({ title: 'Offer Sweldo?', commits: 'Offer Sweldo' });
    expect((await agree(requestId)).json().state).toBe('done');
    const file = (await app.get('console/product?productId=ph-sweldo', finance)).json();
    expect(file).toMatchObject({ inForce: 0, last: 1, names });
    const offered = async (language: string) =>
      (await app.get('product/push', { headers: { 'x-language': language } }))
        .json()
        .products.map(({ name }: { name: string }) => name) as string[];
    expect(await offered('en')).not.toContain('Sweldo');
    expect((await app.get('product/detail?productId=ph-sweldo')).statusCode).toBe(404);
    await liveTo(app, 'ph', '2026-12-01');
    admin = await staffSession(app, adminId);
    finance = await staffSession(app, financeId);
    expect(await offered('en')).toContain('Sweldo');
    expect(await offered('fil')).toContain('Sweldo agad');
    // A language that nobody wrote reads the English name.
    expect(await offered('hi')).toContain('Sweldo');
  });

  it('of its names alone is a change like any other, and makes no version', async () => {
    const own = (await app.get('console/product?productId=ph-sweldo', finance)).json();
    const same = { productId: 'ph-sweldo', terms: own.versions[0].terms, startsOn: '2026-12-01' };
    expect((await ask({ ...same, names: { en: 'Sweldo' } })).json().code).toBe('product_is_as_it_was');
    const { requestId } = (await ask({ ...same, names: { hi: 'वेतन तक' } })).json();
    const view = (await app.get(`console/approval?requestId=${requestId}`, finance)).json();
    // oxlint-disable-next-line unicorn/no-thenable -- what it will be
    expect(view.preview.terms).toContainEqual({ name: 'name.hi', now: '–', then: 'वेतन तक' });
    expect((await agree(requestId)).json().state).toBe('done');
    const after = (await app.get('console/product?productId=ph-sweldo', finance)).json();
    expect(after).toMatchObject({ last: 1, names: { en: 'Sweldo', hi: 'वेतन तक' } });
  });

  it('a fee more or less is a term like any other, within the law', async () => {
    const second = { ...terms.fees[0]!, name: 'Courier', percent: '0', fixed: '10.00' };
    const more = { ...terms, fees: [terms.fees[0]!, second] };
    const dear = { ...terms, fees: [terms.fees[0]!, { ...second, fixed: '400.00' }] };
    const day = { startsOn: '2026-12-20' };
    expect((await ask({ ...day, terms: dear })).json().code).toBe('product_breaks_the_law');
    const { requestId } = (await ask({ ...day, terms: more })).json();
    const view = (await app.get(`console/approval?requestId=${requestId}`, finance)).json();
    // oxlint-disable-next-line unicorn/no-thenable -- what it will be
    expect(view.preview.terms).toContainEqual({ name: 'fees[1].fixed', now: '–', then: '10.00' });
    expect((await agree(requestId)).json().state).toBe('done');
    const less = await ask({ startsOn: '2026-12-21', terms: { ...terms, fees: [] } });
    expect(less.statusCode).toBe(200);
  });

  it('is nobody’s who may only look', async () => {
    expect((await ask({ terms: withFee('2') }, randomUUID(), finance)).json().code).toBe('not_permitted');
  });
});

describe('A15.123 · the check', () => {
  it('says every limit and how near the terms come, and changes nothing', async () => {
    const check = await app.post(
      'console/product-check',
      { market: 'ph', terms: withFee('8'), startsOn: '2026-12-01' },
      finance,
    );
    const { faults, limits } = check.json();
    expect(faults).toEqual([]);
    const crossed = limits.find(({ breaches }: { breaches: object[] }) => breaches.length > 0);
    expect(crossed).toMatchObject({ limit: 'ph-eir-12', ceiling: '12.000000' });
    expect(crossed.law).toContain('SEC Memorandum Circular');
  });
});
