import { randomUUID } from 'node:crypto';
import { runCommand } from '@candor/services/kernel/commands';
import { takeItem } from '@candor/services/reads/queues';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicationDesk, type ApplicationDesk } from '../../testing/application-desk.ts';
import { decided, kycBorrower } from '@candor/simulator/borrowers';
import type { IdentityApp } from '../../testing/identity-app.ts';
import { staffSession } from '@candor/simulator/staff';

let desk: ApplicationDesk;
let app: IdentityApp;
beforeAll(async () => {
  desk = await applicationDesk();
  ({ app } = desk);
});
afterAll(async () => {
  await expectBooksTie(app.test);
  await app.close();
});

const codeOf = (answer: { json(): { code: string } }) => answer.json().code;

describe('A15.26 · the list', () => {
  it('of what waits has the longest waiting first, with its deadline, and says who has it', async () => {
    const first = await desk.referred();
    app.pass(60);
    const second = await desk.referred({ familyName: 'Shopper' });
    const { items, waiting } = (
      await app.get('console/applications?market=ph', desk.who('underwriter'))
    ).json();
    const ids = items.map(({ orderId }: { orderId: string }) => orderId);
    expect(ids.indexOf(first.orderId)).toBeLessThan(ids.indexOf(second.orderId));
    expect(waiting.count).toBe(items.length);
    const deadlines = items.map(({ deadline }: { deadline: string }) => deadline);
    expect(deadlines).toEqual(deadlines.toSorted());
    const row = items.find(({ orderId }: { orderId: string }) => orderId === first.orderId);
    expect(row).toMatchObject({
      name: 'Maricel Latecomer',
      amount: 800_000,
      queue: 'referred',
      taken: null,
      why: ['Bureau shows lateness'],
    });
    await runCommand(app.staff.database, takeItem, {
      input: { queue: 'referred', market: 'ph', itemId: first.orderId, may: ['application.decide'] },
      actor: { kind: 'staff', id: desk.underwriterId },
      now: app.identity.now(),
    });
    const again = (await app.get('console/applications?market=ph', desk.who('underwriter'))).json().items;
    expect(again.find(({ orderId }: { orderId: string }) => orderId === first.orderId).taken).toMatchObject({
      staffId: desk.underwriterId,
      name: 'Rina Santos',
    });
  });

  it('is filtered by how an application stands, and a page begins where the one before ended', async () => {
    const { orderId } = await desk.referred();
    const refusal = {
      orderId,
      decision: 'refuse',
      reasons: ['decided_by_a_person'],
    };
    const headers = { 'idempotency-key': randomUUID() };
    const rina = { ...desk.who('underwriter'), headers };
    const { mark } = (await app.post('console/application-preview', refusal, rina)).json();
    await app.post('console/application-decide', { ...refusal, note: 'Payslip agrees.', seen: mark }, rina);
    const refused = (
      await app.get('console/applications?market=ph&show=refused', desk.who('underwriter'))
    ).json().items;
    expect(refused.map(({ orderId: id }: { orderId: string }) => id)).toContain(orderId);
    expect(refused.every(({ state }: { state: string }) => state === 'refused')).toBe(true);
    const { rows } = await app.test.sql(
      'select borrower_id as id, product_id as product from loan_order where id = $1',
      [orderId],
    );
    await app.test.sql(
      `insert into loan_order (id, market, borrower_id, product_id, product_version, state, amount, instalments, every_count, every_unit, applied_at)
       select gen_random_uuid(), 'ph', $1, $2, 1, 'withdrawn', 100000, 3, 1, 'month', now() - n * interval '1 minute'
       from generate_series(1, 70) n`,
      [rows[0]!['id'], rows[0]!['product']],
    );
    const seen = new Set<string>();
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = await app.get(
        `console/applications?market=ph&show=all${cursor && `&cursor=${cursor}`}`,
        desk.who('underwriter'),
      );
      const { items, nextCursor } = page.json() as {
        items: { orderId: string }[];
        nextCursor: string | null;
      };
      for (const { orderId: id } of items) {
        expect(seen.has(id)).toBe(false);
        seen.add(id);
      }
      cursor = nextCursor;
    }
    const all = await app.test.sql(`select count(*)::int as n from loan_order where market = 'ph'`);
    expect(seen.size).toBe(all.rows[0]!['n']);
    expect(
      (await app.get('console/applications?market=ph&cursor=nonsense', desk.who('underwriter'))).statusCode,
    ).toBe(200);
  });
});

describe('A15.27 · one application', () => {
  it('has facts with their source, checks, and the trace of the table in words', async () => {
    const { orderId } = await desk.referred();
    const detail = await desk.read(orderId);
    const facts = detail.groups.flatMap(({ facts: each }: { facts: { what: string }[] }) => each);
    const fact = (what: string) => facts.find((each: { what: string }) => each.what === what);
    expect(fact('Born')).toMatchObject({ text: expect.stringContaining('age 32') });
    expect(fact('Net income')).toMatchObject({ text: '₱30,000.00 a month', source: 'stated' });
    expect(fact('Mobile')).toMatchObject({
      text: expect.stringMatching(/^•••• \d{4}$/u),
      source: 'Verified by code',
    });
    expect(fact('Loans with us')).toMatchObject({
      text: '0 settled, 0 open',
      source: 'our books',
      state: 'checked',
    });
    expect(fact('Worst status')).toMatchObject({ state: 'look', source: 'credit bureau' });
    expect(detail.decision).toMatchObject({ outcome: 'refer', tableVersion: 1 });
    const spoke = detail.decision.trace.filter(({ result }: { result: string }) => result !== 'pass');
    expect(spoke).toEqual([
      {
        n: expect.any(Number),
        says: 'A loan elsewhere was 30 to 60 days past due.',
        conditions: [
          {
            what: 'Worst bureau status',
            value: expect.stringMatching(/^late (30|60)$/u),
            asks: 'late 30 or late 60',
          },
        ],
        result: 'refer',
      },
    ]);
    expect(detail.decision.trace[0]).toMatchObject({
      conditions: [{ what: 'Age', value: '32', asks: 'under 18' }],
      result: 'pass',
    });
    expect(detail.history.map(({ words }: { words: string }) => words)).toEqual([
      'Received from the applicant',
      'Review began',
      'Table v1: manual review',
    ]);
    expect(detail).toMatchObject({ canDecide: true, queue: 'referred', purpose: expect.any(String) });
  });

  it('of somebody on a sanctions list: who decides sees it, who talks to borrowers does not', async () => {
    const { orderId } = await desk.referred({ familyName: 'Listed' });
    expect(JSON.stringify(await desk.read(orderId))).toContain('Sanctions screening');
    const masked = await desk.read(orderId, desk.who('support'));
    expect(JSON.stringify(masked.checks)).not.toContain('creening');
    expect(JSON.stringify(masked.decision)).not.toMatch(/"refer"[^}]*creening/u);
    const hidden = masked.decision.trace.filter(({ result }: { result: string }) => result === 'hidden');
    expect(hidden).toMatchObject([{ conditions: [] }, { conditions: [] }]);
    // Nor could it be told from what is left: somebody whom nobody has looked at yet shows the same.
    const visible = masked.decision.trace.filter(({ result }: { result: string }) => result === 'refer');
    expect(visible).toEqual([]);
    expect(masked.checks.map(({ what }: { what: string }) => what)).not.toContain(
      'Document, pictures and name',
    );
    expect(JSON.stringify(masked)).not.toMatch(/possible match|"match"/u);
    expect(masked.canDecide).toBe(false);
  });

  it('that is not there is not found', async () => {
    expect(
      (await app.get(`console/application?orderId=${randomUUID()}`, desk.who('underwriter'))).statusCode,
    ).toBe(404);
  });
});

describe('A15.28, A15.29 · pictures', () => {
  const give = async (borrowerId: string) => {
    const id = randomUUID();
    await app.test.sql(
      `insert into picture (id, borrower_id, purpose, media_type, width, height, bytes, sha256, store_key, created_at)
       values ($1, $2, 'identity-front', 'image/jpeg', 800, 600, 1000, decode(repeat('00', 32), 'hex'), $3, $4)`,
      [id, borrowerId, `pictures/${id}`, app.identity.now()],
    );
    const bytes = app.identity.seal.sealBytes(Buffer.from('a picture'), `picture:${id}`);
    await app.borrowing.pictures.put(`pictures/${id}`, bytes);
    return id;
  };

  /** Given with the document, as the form would. */
  const withPicture = async () => {
    const borrower = await kycBorrower(app, 'ph', { familyName: 'Latecomer' });
    const imageId = await give(borrower.borrowerId);
    const about = `certification:base:${borrower.borrowerId}`;
    const { rows } = await app.test.sql(
      `select sealed from certification_step where borrower_id = $1 and step = 'base'`,
      [borrower.borrowerId],
    );
    const values = JSON.parse(app.identity.seal.open(String(rows[0]!['sealed']), about));
    const sealed = app.identity.seal.seal(
      JSON.stringify([...values, { field: 'documentFront', value: imageId }]),
      about,
    );
    await app.test.sql(`update certification_step set sealed = $2 where borrower_id = $1 and step = 'base'`, [
      borrower.borrowerId,
      sealed,
    ]);
    const { orderId } = await decided(app, borrower);
    await desk.signIn();
    return { orderId, imageId, borrower };
  };

  it('open for who may see documents, by a link of their own session, and it is written down', async () => {
    const { orderId, imageId } = await withPicture();
    expect((await desk.read(orderId)).pictures).toMatchObject([{ imageId }]);
    const { href, expiresAt } = (
      await app.post('console/application-picture', { orderId, imageId }, desk.who('underwriter'))
    ).json();
    expect(Date.parse(expiresAt) - app.identity.now().getTime()).toBe(120_000);
    const path = href.slice('/api/'.length);
    const file = await app.get(path, desk.who('underwriter'));
    expect([file.statusCode, file.headers['content-type'], file.body]).toEqual([
      200,
      'image/jpeg',
      'a picture',
    ]);
    expect(file.headers['cache-control']).toContain('no-store');
    // Another session's link opens nothing, of whomever it is.
    expect((await app.get(path, desk.who('auditor'))).statusCode).toBe(404);
    expect((await app.get(path, await staffSession(app, desk.underwriterId))).statusCode).toBe(404);
    expect((await app.get(path, desk.who('support'))).statusCode).toBe(403);
    const { rows } = await app.test.sql(
      `select actor_id as by, facts from audit_log where command = 'picture.see' and subject = $1`,
      [`order:${orderId}`],
    );
    expect(rows).toEqual([{ by: desk.underwriterId, facts: { picture: imageId } }]);
    app.pass(121);
    const late = await app.get(path, desk.who('underwriter'));
    expect([late.statusCode, codeOf(late)]).toEqual([410, 'picture_link_expired']);
  });

  it('are there and hidden for support; another borrower’s does not open under an application', async () => {
    const { orderId, imageId } = await withPicture();
    expect((await desk.read(orderId, desk.who('support'))).pictures).toMatchObject([
      { imageId: null, title: expect.any(String) },
    ]);
    expect(
      (await app.post('console/application-picture', { orderId, imageId }, desk.who('support'))).statusCode,
    ).toBe(403);
    const other = await withPicture();
    const foreign = { orderId, imageId: other.imageId };
    expect(codeOf(await app.post('console/application-picture', foreign, desk.who('underwriter')))).toBe(
      'not_found',
    );
    // Sent, but not handed in with the application.
    const loose = await give(other.borrower.borrowerId);
    const asked = { orderId: other.orderId, imageId: loose };
    expect(codeOf(await app.post('console/application-picture', asked, desk.who('underwriter')))).toBe(
      'not_found',
    );
  });
});
