import type { MarketId } from '@candor/markets';
import { acceptStep, kycFacts, refuseStep } from '@candor/services/customers/kyc';
import { countPictures } from '@candor/store/pictures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemIn } from '../http/testing/problem-in.ts';
import { asCommand } from '@candor/services/testing';
import { Applicant, numberOf, suffixOf, givePicture } from '@candor/simulator/borrowers';
import { done, openShop } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';
import { decideOn } from '../testing/decide-on.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await identityApp();
  await openShop(app);
});
afterAll(() => app.close());

const both: readonly MarketId[] = ['ph', 'in'];
const come = (market: MarketId) => Applicant.come(app, market);

async function cityOf(market: MarketId): Promise<string> {
  const { regions } = (await app.get(`home/cities${suffixOf(market)}`)).json();
  return regions[0].cities[0].code;
}

describe.each(both)('A4.1 to A4.9 · a borrower of %s', (market) => {
  it('A4.1 · begins with four steps that are empty, in order, each with a line in the reader’s language', async () => {
    const she = await come(market);
    const { steps, canApply } = (await she.get('list')).json();
    expect(steps.map(({ step, state }: { step: string; state: string }) => `${step} ${state}`)).toEqual([
      'base empty',
      'personal empty',
      'job empty',
      'bank empty',
    ]);
    expect(steps[2]).toMatchObject({ title: 'Job and income', line: 'About 2 min', hasDraft: false });
    expect(canApply).toBe(false);
    expect((await she.get('list', 'zh')).json().steps[2].title).toBe('工作和收入');
  });

  it('A4.2 to A4.9 · gives each step once; what was given is there again, the number only by its end', async () => {
    const she = await come(market);
    const city = await cityOf(market);
    for (const step of ['base', 'personal', 'job', 'ext'] as const) {
      const empty = (await she.get(step)).json();
      expect(empty).toMatchObject({ step, state: 'empty', values: [], draft: [], refusals: [] });
      expect(empty.fields.length).toBeGreaterThan(2);
      const saved = await she.save(step, { city });
      expect([step, saved.statusCode]).toEqual([step, 200]);
      expect(saved.json()).toMatchObject({ step, state: 'saved' });
      expect((await she.get(step)).json()).toEqual(saved.json());
    }
    const base = (await she.get('base')).json();
    expect(base.values).toContainEqual({
      field: 'documentNumber',
      value: expect.stringMatching(/^•••• .{4}$/u),
      isMasked: true,
      text: null,
    });
    const job = (await she.get('job', 'hi')).json();
    expect(job.values).toContainEqual({
      field: 'employment',
      value: 'salaried',
      isMasked: false,
      text: 'नौकरी, वेतन के साथ',
    });
    expect(job.values).toContainEqual(
      expect.objectContaining({ field: 'incomePerMonth', value: '22000.50' }),
    );
    const facts = await app.test.database.withTransaction((tx) =>
      kycFacts(tx, app.identity.seal, she.borrowerId, market),
    );
    expect(facts).toMatchObject({
      fullName: market === 'ph' ? 'Maricel Dela Cruz' : 'Lakshmi',
      incomePerMonth: 2_200_050n,
      obligationsPerMonth: 150_000n,
      dependants: 2,
      purpose: 'bills',
      city,
    });
  });

  it('A4.3 · changes a thing without typing the masked number again', async () => {
    const she = await come(market);
    await she.save('base');
    const { values } = (await she.get('base')).json();
    const masked = values.find(({ field }: { field: string }) => field === 'documentNumber').value;
    const again = await she.save('base', { givenName: 'Marisol', documentNumber: masked });
    expect(again.statusCode).toBe(200);
    const other = market === 'ph' ? 'prc' : 'voter';
    const problem = problemIn(await she.save('base', { documentKind: other, documentNumber: masked }));
    expect(problem.code).toBe('certification_has_faults');
  });

  it('A4.3 · hears of everything that is wrong at once, in her language, at the place where she typed it', async () => {
    const she = await come(market);
    const answer = await she.save('base', { givenName: '', documentNumber: '12', selfie: '' }, 'fil');
    const problem = problemIn(answer);
    expect(problem).toMatchObject({ status: 422, code: 'certification_has_faults' });
    expect(problem.fields).toEqual([
      { path: '/values/4/value', rule: 'too_short', message: expect.stringMatching(/^Kulang ng \d+ /u) },
      {
        path: '/values/0/value',
        rule: 'required',
        message: 'I-type ang pangalan mo gaya ng nasa dokumento.',
      },
      { path: '/values/6/value', rule: 'required', message: 'Kumuha ng selfie.' },
    ]);
    expect((await she.get('base')).json().state).toBe('empty');
  });

  it('A4.3 · is told that she is too young, before anything else, and nothing of her is kept', async () => {
    const she = await come(market);
    await she.post('draft-save', { step: 'base', values: [{ field: 'givenName', value: 'Maricel' }] });
    await she.save('job');
    const problem = problemIn(await she.save('base', { bornOn: '2008-11-17', selfie: '' }));
    expect(problem).toMatchObject({ status: 422, code: 'too_young' });
    expect(problem.fields).toEqual([
      { path: '/values/2/value', rule: 'too_small', message: expect.stringContaining('18') },
    ]);
    expect((await she.get('base')).json()).toMatchObject({ state: 'empty', draft: [] });
    const { rows } = await app.test.sql('select 1 from borrower_document where borrower_id = $1', [
      she.borrowerId,
    ]);
    expect(rows).toEqual([]);
    // The pictures that she had taken for it are erased at once; one that is part of another step is not.
    await app.work();
    const { rows: left } = await app.test.sql('select id from picture where borrower_id = $1', [
      she.borrowerId,
    ]);
    expect(left).toEqual([{ id: she.pictures['incomeProof'] }]);
  });

  it('A4.3 · can’t use a document of another account: she learns nothing of that one, which hears of it once a day', async () => {
    const she = await come(market);
    const documentNumber = numberOf(market);
    await she.save('base', { documentNumber });
    const other = await come(market);
    const problem = problemIn(await other.save('base', { documentNumber }));
    expect(problem).toMatchObject({ status: 409, code: 'document_belongs_to_another_account' });
    expect(problem.fields).toEqual([
      {
        path: '/values/4/value',
        rule: 'not_allowed',
        message: 'This ID is already in another account.',
      },
    ]);
    await other.save('base', { documentNumber });
    const inboxOf = async ({ who }: Applicant) => {
      const { messages } = (await app.get(`message/list${suffixOf(market)}`, who)).json();
      return messages.filter(({ kind }: { kind: string }) => kind === 'document-elsewhere');
    };
    expect(await inboxOf(she)).toMatchObject([{ title: 'Someone entered your ID in another account' }]);
    expect(await inboxOf(other)).toEqual([]);
    const { rows } = await app.test.sql('select facts::text as facts from audit_log where actor_id = $1', [
      other.borrowerId,
    ]);
    expect(JSON.stringify(rows)).not.toContain(she.phone.slice(-4));
  });

  it('A4.3 · can’t try documents one after another to learn which are known', async () => {
    const she = await come(market);
    // What is mistyped, or sent back for something else, is not looked up and costs nothing.
    for (let n = 0; n < 6; n += 1) {
      expect(problemIn(await she.save('base', { selfie: '' })).status).toBe(422);
      expect(problemIn(await she.save('base', { documentNumber: '12' })).status).toBe(422);
    }
    for (let n = 0; n < 5; n += 1) expect((await she.save('base')).statusCode).toBe(200);
    const refused = await she.save('base');
    expect(problemIn(refused)).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const { values } = (await she.get('base')).json();
    const masked = values.find(({ field }: { field: string }) => field === 'documentNumber').value;
    expect((await she.save('base', { documentNumber: masked })).statusCode).toBe(200);
  });

  it('A4.3 · and another who bring the same document at once: one of them has it', async () => {
    const documentNumber = numberOf(market);
    const people: Applicant[] = [];
    for (const _ of [1, 2, 3, 4]) people.push(await come(market));
    const answers = await Promise.all(people.map((each) => each.save('base', { documentNumber })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409]);
  });

  it('A4.3 · can’t use another’s picture, nor one that is gone', async () => {
    const she = await come(market);
    const other = await come(market);
    const problem = problemIn(await she.save('base', { selfie: other.pictures['selfie']! }));
    expect(problem.fields).toEqual([
      {
        path: '/values/6/value',
        rule: 'not_allowed',
        message: 'This picture is no longer there. Please take it again.',
      },
    ]);
  });

  it('A4.9 · names somebody only with consent, and withdrawing it deletes them', async () => {
    const she = await come(market);
    const named = {
      references: 'one',
      reference1Name: 'Ana Reyes',
      reference1Phone: market === 'ph' ? '0918 123 4567' : '98765 43211',
      reference1Relation: 'friend',
    };
    expect(problemIn(await she.save('ext', named))).toMatchObject({ status: 403, code: 'consent_missing' });
    await she.consent(true);
    expect((await she.save('ext', named)).statusCode).toBe(200);
    const fields = async () =>
      (await she.get('ext')).json().values.map(({ field }: { field: string }) => field);
    expect(await fields()).toEqual(['references', 'reference1Name', 'reference1Phone', 'reference1Relation']);
    await she.consent(false);
    expect(await fields()).toEqual(['references']);
  });

  it('A4.9 A11.4 · names two in the form; whoever was named elsewhere beyond them stays', async () => {
    const she = await come(market);
    await she.consent(true);
    const phone = (n: number) => (market === 'ph' ? `091812345${n}0` : `98765432${n}0`);
    const contacts = [1, 2, 3, 4, 5].map((n) => ({
      name: `Ana ${'I'.repeat(n)}`,
      phone: phone(n),
      relation: 'friend',
      source: 'typed',
    }));
    const answer = await app.post(`upload/contacts${suffixOf(market)}`, { contacts }, she.who);
    // India lets no page open a phone's contacts: there people are typed into the form, and nowhere else.
    const beyond = market === 'ph' ? [3, 4, 5] : [];
    expect(answer.statusCode).toBe(market === 'ph' ? 200 : 403);
    const places = async () =>
      (
        await app.test.sql('select place from reference_person where borrower_id = $1 order by 1', [
          she.borrowerId,
        ])
      ).rows.map(({ place }) => place);
    const named = { reference1Name: 'Bea', reference1Phone: phone(6), reference1Relation: 'friend' };
    expect((await she.save('ext', { references: 'one', ...named })).statusCode).toBe(200);
    expect(await places()).toEqual([1, ...beyond]);
    const shown = (await she.get('ext')).json().values;
    expect(shown).toContainEqual(expect.objectContaining({ field: 'references', value: 'one' }));
    await she.save('ext', { references: 'none' });
    expect(await places()).toEqual(beyond);
    expect((await she.get('ext')).json().values).toContainEqual(
      expect.objectContaining({ field: 'references', value: 'none' }),
    );
    await app.post(`upload/contacts${suffixOf(market)}`, { contacts: contacts.slice(0, 1) }, she.who);
    expect(await places()).toEqual(market === 'ph' ? [1] : []);
  });

  it('A4.15 A13.2 · names nobody in a draft without consent, and withdrawing it takes them out', async () => {
    const she = await come(market);
    const values = [
      { field: 'references', value: 'one' },
      { field: 'reference1Name', value: 'Ana Reyes' },
      { field: 'reference1Phone', value: '0918' },
    ];
    const draft = async () =>
      (await she.get('ext')).json().draft.map(({ field }: { field: string }) => field);
    await she.post('draft-save', { step: 'ext', values });
    expect(await draft()).toEqual(['references']);
    await she.consent(true);
    await she.post('draft-save', { step: 'ext', values });
    expect(await draft()).toEqual(['references', 'reference1Name', 'reference1Phone']);
    await she.consent(false);
    expect(await draft()).toEqual(['references']);
  });

  it('A5.1 · takes a picture again: the one before is erased, unless somebody decided on it', async () => {
    const she = await come(market);
    const { borrowerId } = she;
    const ids = async () =>
      (
        await app.test.sql(
          `select id from picture where borrower_id = $1 and purpose = 'income-proof' order by created_at, id`,
          [borrowerId],
        )
      ).rows.map(({ id }) => id);
    await she.save('job');
    const second = await givePicture(app, borrowerId, 'income-proof');
    await she.save('job', { incomeProof: second });
    await app.work();
    expect(await ids()).toEqual([second]);

    await decideOn(app, she);
    app.pass(60);
    const third = await givePicture(app, borrowerId, 'income-proof');
    await she.save('job', { incomeProof: third });
    await app.work();
    expect(await ids()).toEqual([second, third]);
    const room = await app.test.database.withTransaction((tx) =>
      countPictures(tx, borrowerId, 'income-proof'),
    );
    expect(room).toBe(1);
    // Nobody has decided on the third.
    await she.save('job', { incomeProof: await givePicture(app, borrowerId, 'income-proof') });
    await app.work();
    expect(await ids()).not.toContain(third);
    expect(await ids()).toContain(second);
  });

  it('A4.15 · finds what was half typed, on the list too; saving the step ends the draft', async () => {
    const she = await come(market);
    const values = [
      { field: 'employer', value: ' Divisoria ' },
      { field: 'employment', value: 'salaried' },
      { field: 'religion', value: 'x' },
    ];
    const kept = await she.post('draft-save', { step: 'job', values });
    expect(kept.json()).toEqual({ keptAt: app.identity.now().toISOString() });
    expect((await she.get('job')).json().draft).toEqual([
      { field: 'employer', value: ' Divisoria ', isMasked: false, text: null },
      { field: 'employment', value: 'salaried', isMasked: false, text: 'Employed, with a salary' },
    ]);
    expect((await she.get('list')).json().steps[2]).toMatchObject({
      hasDraft: true,
      line: 'Started, saved',
    });
    await she.save('job');
    expect((await she.get('job')).json().draft).toEqual([]);
    const { rows } = await app.test.sql(
      `select 1 from audit_log where actor_id = $1 and command like 'certification%'`,
      [she.borrowerId],
    );
    expect(rows).toHaveLength(1);
  });

  it('A4.1 · is shown what was accepted, and what to mend of what was not', async () => {
    const she = await come(market);
    await she.save('job');
    const { borrowerId } = she;
    const refusals = [{ field: 'incomeProof', reason: 'picture-blurred', note: null } as const];
    await done(app, asCommand(refuseStep(app.identity.seal)), { borrowerId, step: 'job', refusals });
    expect((await she.get('list')).json().steps[2]).toMatchObject({
      state: 'refused',
      line: 'The picture is blurred. Take it again in daylight.',
    });
    expect((await she.get('job', 'hi')).json()).toMatchObject({
      state: 'refused',
      refusals: [{ field: 'incomeProof', sentence: 'तस्वीर धुँधली है। दिन की रोशनी में फिर से लें।' }],
    });
    await she.save('job');
    expect((await she.get('job')).json()).toMatchObject({ state: 'saved', refusals: [] });
    await done(app, asCommand(acceptStep), { borrowerId, step: 'job' });
    expect((await she.get('list')).json().steps[2]).toMatchObject({
      state: 'accepted',
      line: 'Checked Mon 16 Nov',
    });
  });

  it('A4.7 · can’t change a step while an order is being decided, and can once it is sent back', async () => {
    const she = await come(market);
    await she.save('job');
    const { rows } = await app.test.sql(
      `insert into loan_order (id, market, borrower_id, product_id, product_version, state, amount, instalments, every_count, every_unit)
       select gen_random_uuid(), $1, $2, p.product_id, p.version, 'draft', 100000, 3, 1, 'month' from product_version p
       where p.market = $1 limit 1 returning id`,
      [market, she.borrowerId],
    );
    const codes: (string | number)[] = [];
    for (const state of [
      'draft',
      'submitted',
      'in-review',
      'sent-back',
      'approved',
      'confirmed',
      'paying-out',
      'payout-failed',
      'withdrawn',
    ]) {
      await app.test.unguarded('update loan_order set state = $2 where id = $1', [rows[0]?.['id'], state]);
      const answer = await she.save('job');
      if (answer.statusCode === 409) codes.push(`${state} ${answer.json().code}`);
    }
    expect(codes).toEqual(
      ['submitted', 'in-review', 'approved', 'confirmed', 'paying-out', 'payout-failed'].map(
        (state) => `${state} step_is_locked`,
      ),
    );
  });
});
