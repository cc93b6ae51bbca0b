import { randomUUID } from 'node:crypto';
import { saveStepRow } from '@candor/store/kyc';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Who } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../../testing/identity-app.ts';
import { staffMember, staffSession } from '@candor/simulator/staff';

/** It is Monday 16 November 2026, 12:00 in Manila. */
const manila = (text: string) => new Date(`${text.replace(' ', 'T')}:00+08:00`);

let app: IdentityApp;
const people: Record<'rina' | 'ana' | 'asha' | 'vikram' | 'marco', string> = {
  rina: '',
  ana: '',
  asha: '',
  vikram: '',
  marco: '',
};
beforeAll(async () => {
  app = await identityApp();
  people.rina = await staffMember(app, 'rina@lender.example', ['underwriter']);
  people.ana = await staffMember(app, 'ana@lender.example', ['underwriter']);
  people.asha = await staffMember(app, 'asha@lender.example', ['support']);
  people.vikram = await staffMember(app, 'vikram@lender.example', ['auditor']);
  people.marco = await staffMember(app, 'marco@lender.example', ['finance']);
  await app.test.sql("insert into product (id, market) values ('bare', 'ph')");
  await app.test.sql(
    `insert into product_check (market, fingerprint, law_on, verdict, breaches)
     values ('ph', terms_fingerprint('{}'), '2026-01-01', 'lawful', '[]')`,
  );
  await app.test.sql(
    `insert into product_version (product_id, version, market, terms, valid_from) values ('bare', 1, 'ph', '{}', '2026-01-01')`,
  );
});
afterAll(() => app.close());

const as = (who: keyof typeof people) => staffSession(app, people[who]);

async function borrower(name: string): Promise<string> {
  const id = randomUUID();
  await app.test.sql("insert into borrower (id, market) values ($1, 'ph')", [id]);
  const [givenName = '', familyName = ''] = name.split(' ');
  const values = [
    { field: 'givenName', value: givenName },
    { field: 'familyName', value: familyName },
  ];
  const sealed = app.identity.seal.seal(JSON.stringify(values), `certification:base:${id}`);
  const row = {
    step: 'base',
    state: 'accepted',
    sealed,
    refusalsSealed: null,
    changedAt: new Date(),
  } as const;
  await app.test.database.withTransaction((tx) => saveStepRow(tx, id, row));
  return id;
}

/** An order that waits for a person since then. */
async function inReview(name: string, since: string): Promise<string> {
  const id = randomUUID();
  await app.test.sql(
    `insert into loan_order (id, market, borrower_id, product_id, product_version, state, amount, instalments, every_count,
       every_unit, changed_at) values ($1, 'ph', $2, 'bare', 1, 'in-review', 500000, 2, 1, 'month', $3)`,
    [id, await borrower(name), manila(since)],
  );
  return id;
}

async function complaint(promisedBy: string): Promise<string> {
  const id = randomUUID();
  await app.test.sql(
    `insert into complaint (id, borrower_id, market, reference, kind, answer_way, state, asked_at, asked_on, promised_by,
       escalate_on, changed_at)
     values ($1, $2, 'ph', $3, 'charge', 'app', 'open', $4, '2026-11-12', $5, $5, $4)`,
    [
      id,
      await borrower('Mila Reyes'),
      `C-2026-${id.slice(0, 5).toUpperCase()}`,
      manila('2026-11-12 10:00'),
      promisedBy,
    ],
  );
  return id;
}

const today = async (who: Who, query = '') => (await app.get(`console/today?market=ph${query}`, who)).json();
const take = (who: Who, itemId: string, queue = 'applications') =>
  app.post('console/queue-take', { market: 'ph', queue, itemId }, who);
const handBack = (who: Who, itemId: string) =>
  app.post('console/queue-hand-back', { queue: 'applications', itemId }, who);
const queue = async (who: Who, query = '') =>
  (await app.get(`console/queue?market=ph&queue=applications${query}`, who)).json();

describe('A15.16, A15.17 · what waits today', () => {
  let over = '';
  beforeAll(async () => {
    await app.test.sql(
      "insert into decision_table (market, version, content, valid_from) values ('ph', 1, '{}', '2026-01-01')",
    );
    over = await inReview('Dante Soriano', '2026-11-13 17:00'); // Friday: due Monday 11:00
    await inReview('Lourdes Pangilinan', '2026-11-16 09:00'); // due 13:00
    await inReview('Noel Castillo', '2026-11-16 15:00'); // will be due tomorrow 09:00
    const referred = await inReview('Maricel Santos', '2026-11-16 08:30');
    await app.test.sql(
      `insert into decision (id, order_id, submission, market, table_version, outcome, reasons, decided_on, decided_at)
       values ($1, $2, 1, 'ph', 1, 'refer', '["x"]', '2026-11-16', $3)`,
      [randomUUID(), referred, manila('2026-11-16 08:30')],
    );
    await complaint('2026-11-16');
    await complaint('2026-11-19');
  });

  it('is counted by queue: over, due today, later; and the sums tie with what is listed', async () => {
    const { queues, next } = await today(await as('vikram'));
    const of = (key: string) => queues.find((one: { queue: string }) => one.queue === key);
    expect(of('applications')).toMatchObject({ waiting: 3, over: 1, today: 1, later: 1, free: 3, mine: 0 });
    expect(of('applications').oldest).toBe(manila('2026-11-13 17:00').toISOString());
    expect(of('referred')).toMatchObject({ waiting: 1, over: 0, today: 1, later: 0 });
    expect(of('complaints')).toMatchObject({ waiting: 2, over: 0, today: 1, later: 1 });
    for (const { waiting, over: past, today: due, later } of queues) expect(past + due + later).toBe(waiting);
    const counts = (await app.get('console/queues?market=ph', await as('vikram'))).json();
    expect(counts.queues).toEqual(queues);
    const sum = queues.reduce((total: number, one: { waiting: number }) => total + one.waiting, 0);
    expect(next).toHaveLength(sum);
  });

  it('stands next deadline first, all queues together, with whom it is about', async () => {
    const { next } = await today(await as('vikram'));
    expect(next.map((item: { subject: string; deadline: string }) => [item.subject, item.deadline])).toEqual(
      [
        ['Dante Soriano', manila('2026-11-16 11:00')],
        ['Maricel Santos', manila('2026-11-16 12:30')],
        ['Lourdes Pangilinan', manila('2026-11-16 13:00')],
        ['Mila Reyes', manila('2026-11-16 18:00')],
        ['Noel Castillo', manila('2026-11-17 09:00')],
        ['Mila Reyes', manila('2026-11-19 18:00')],
      ].map(([subject, at]) => [subject, (at as Date).toISOString()]),
    );
    expect(next[3].detail).toMatch(/^C-2026-[0-9A-F]{5} · A charge or fee$/u);
    expect(next[0]).toMatchObject({
      queue: 'applications',
      item: 'Application',
      itemId: over,
      detail: '₱5,000.00 · 2 months',
      taken: null,
      mayTake: false,
    });
  });

  it('shows each role its own queues, and money to those alone who may see it', async () => {
    const seen = async (who: keyof typeof people) => {
      const { queues, money } = await today(await as(who));
      return [queues.map((one: { queue: string }) => one.queue), money === null];
    };
    expect(await seen('rina')).toEqual([['applications', 'referred', 'complaints', 'second-person'], true]);
    expect(await seen('marco')).toEqual([['payouts', 'money', 'bureau', 'second-person'], false]);
    expect((await seen('vikram'))[0]).toHaveLength(9);
    const hidden = await app.get('console/queue?market=ph&queue=applications', await as('marco'));
    expect(hidden.statusCode).toBe(404);
  });

  it('A15.845 · says of each queue whether it is one’s own work, or only to be seen', async () => {
    type Stands = { queue: string; mayAct: boolean };
    const own = async (who: keyof typeof people) =>
      ((await today(await as(who))).queues as Stands[])
        .filter(({ mayAct }) => mayAct)
        .map((each) => each.queue);
    expect(await own('vikram')).toEqual([]);
    expect(await own('marco')).toEqual(['payouts', 'money', 'bureau']);
    expect(await own('rina')).toEqual(['applications', 'referred']);
  });

  it('is a page at a time, without losing or repeating anybody', async () => {
    for (let n = 0; n < 60; n += 1) await inReview(`Wait Number${n}`, '2026-11-16 10:00');
    const who = await as('rina');
    const first = await queue(who);
    expect(first.items).toHaveLength(50);
    const second = await queue(who, `&cursor=${first.nextCursor}`);
    expect(second.nextCursor).toBeNull();
    const ids = [...first.items, ...second.items].map(({ itemId }: { itemId: string }) => itemId);
    expect(new Set(ids).size).toBe(63);
    expect((await queue(who, '&cursor=bm9uc2Vuc2U')).items[0].itemId).toBe(over);
  });
});

describe('A15.19, A15.20 · one person at a time', () => {
  it('of two who take at once one has it, and the other is told who', async () => {
    const itemId = await inReview('Benedicto Ramos', '2026-11-16 09:30');
    const [rina, ana] = [await as('rina'), await as('ana')];
    for (let round = 0; round < 10; round += 1) {
      const answers = await Promise.all([
        take(rina, itemId),
        take(ana, itemId),
        take(rina, itemId),
        take(ana, itemId),
      ]);
      const codes = answers.map((answer) => answer.statusCode);
      expect(codes.filter((code) => code === 200)).toHaveLength(2);
      expect(codes.filter((code) => code === 409)).toHaveLength(2);
      const winner = codes[0] === 200 ? rina : ana;
      const item = (await queue(winner, '&show=mine')).items.find(
        (one: { itemId: string }) => one.itemId === itemId,
      );
      expect(item.taken.staffId).toBe(winner === rina ? people.rina : people.ana);
      expect((await handBack(winner === rina ? ana : rina, itemId)).statusCode).toBe(404);
      expect((await handBack(winner, itemId)).statusCode).toBe(200);
    }
    expect((await take(rina, itemId)).statusCode).toBe(200);
    const refused = await take(ana, itemId);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'item_is_taken']);
  });

  it('goes back after half an hour without a step, and stays with whoever does something', async () => {
    const itemId = await inReview('Kristine Cruz', '2026-11-16 09:40');
    const [rina, ana] = [await as('rina'), await as('ana')];
    const { since } = (await take(rina, itemId)).json();
    app.pass(29 * 60);
    expect((await take(ana, itemId)).statusCode).toBe(409);
    const kept = (await take(rina, itemId)).json();
    expect(kept.since).toBe(since);
    app.pass(29 * 60);
    const [hers] = [await as('ana')];
    expect((await take(hers, itemId)).statusCode).toBe(409);
    app.pass(60);
    const mine = await queue(await as('rina'), '&show=mine');
    expect(mine.items.map((one: { itemId: string }) => one.itemId)).not.toContain(itemId);
    const taken = await take(await as('ana'), itemId);
    expect(taken.statusCode).toBe(200);
    expect(Date.parse(taken.json().since)).toBeGreaterThan(Date.parse(since));
    expect((await take(await as('rina'), itemId)).statusCode).toBe(409);
  });

  it('what is not in the queue, or for another role, is not there to be taken', async () => {
    const itemId = await inReview('Ramil Ortega', '2026-11-16 09:50');
    expect((await take(await as('rina'), randomUUID())).statusCode).toBe(404);
    expect((await take(await as('rina'), itemId, 'referred')).statusCode).toBe(404);
    // Who may read a queue and not work in it takes nothing from it.
    expect((await take(await as('vikram'), itemId)).statusCode).toBe(404);
    expect((await take(await as('asha'), itemId)).statusCode).toBe(404);
  });

  it('is seen on Today: who is here, and what each has in hand', async () => {
    const itemId = await inReview('Cherry Mendoza', '2026-11-16 09:55');
    await take(await as('ana'), itemId);
    const { onShift, queues } = await today(await as('ana'), '&show=mine');
    const you = onShift.find((one: { isYou: boolean }) => one.isYou);
    const applications = queues.find((one: { queue: string }) => one.queue === 'applications');
    expect(you.holds).toBe(applications.mine);
    expect(
      applications.free + onShift.reduce((sum: number, one: { holds: number }) => sum + one.holds, 0),
    ).toBe(applications.waiting);
    const { rows } = await app.test.sql(
      `select command, outcome from audit_log where subject = $1 and actor_id = $2`,
      [`applications:${itemId}`, people.ana],
    );
    expect(rows).toEqual([{ command: 'queue.take', outcome: 'done' }]);
  });
});
