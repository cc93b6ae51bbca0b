import type { MarketId } from '@candor/markets';
import { deleteBorrower } from '@candor/services/composition/privacy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemIn } from '../http/testing/problem-in.ts';
import { Applicant, numberOf } from '@candor/simulator/borrowers';
import { done, openShop } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';
import { unzip } from '../testing/unzip.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await identityApp();
  await openShop(app);
});
afterAll(() => app.close());

const come = (market: MarketId) => Applicant.come(app, market);

describe('A4 · what the law lets us keep', () => {
  it('of an Aadhaar number is its end: neither the step nor a draft holds the rest, whoever opens them', async () => {
    const she = await come('in');
    const aadhaar = '234123412346';
    const values = [
      { field: 'documentKind', value: 'aadhaar' },
      { field: 'documentNumber', value: aadhaar },
    ];
    await she.post('draft-save', { step: 'base', values });
    expect((await she.get('base')).json().draft).toEqual([
      { field: 'documentKind', value: 'aadhaar', isMasked: false, text: 'Aadhaar' },
    ]);
    const all = she.values('base', { documentKind: 'aadhaar', documentNumber: aadhaar });
    const more = [
      { field: 'documentBack', value: she.pictures['documentBack']! },
      { field: 'panNumber', value: numberOf('in') },
    ];
    const saved = await she.post('base-save', { values: [...all, ...more] });
    expect(saved.statusCode).toBe(200);
    expect(JSON.stringify(saved.json().values)).not.toContain('2341');
    expect(app.logged()).not.toContain(aadhaar);
  });

  it('A4.3 · beside an Aadhaar the PAN tells that one person has two accounts; it is shown by its end, and goes with its document', async () => {
    const [she, other] = [await come('in'), await come('in')];
    const panNumber = numberOf('in');
    const aadhaar = (who: Applicant, pan: string) => [
      ...who.values('base', { documentKind: 'aadhaar', documentNumber: '2341 2341 2346' }),
      { field: 'documentBack', value: who.pictures['documentBack']! },
      { field: 'panNumber', value: pan },
    ];
    const save = (who: Applicant, pan: string) => who.post('base-save', { values: aadhaar(who, pan) });
    expect((await save(she, panNumber)).statusCode).toBe(200);
    const problem = problemIn(await save(other, panNumber));
    expect(problem).toMatchObject({ status: 409, code: 'document_belongs_to_another_account' });
    expect(problem.fields?.[0]?.path).toBe('/values/8/value');
    const { values } = (await she.get('base')).json();
    expect(values).toContainEqual({
      field: 'panNumber',
      value: `•••• ${panNumber.slice(-4)}`,
      isMasked: true,
      text: null,
    });
    expect((await save(she, `•••• ${panNumber.slice(-4)}`)).statusCode).toBe(200);
    const kinds = async () =>
      (
        await app.test.sql('select kind from borrower_document where borrower_id = $1 order by 1', [
          she.borrowerId,
        ])
      ).rows.map(({ kind }) => kind);
    expect(await kinds()).toEqual(['aadhaar', 'pan']);
    expect((await she.save('base', { documentNumber: panNumber })).statusCode).toBe(200);
    expect(await kinds()).toEqual(['pan']);
  });

  it('A4.3 · a wrong check digit is named as that', async () => {
    const she = await come('in');
    const changes = { documentKind: 'aadhaar', documentNumber: '2341 2341 2364' };
    const problem = problemIn(await she.save('base', changes));
    expect(problem.fields).toContainEqual({
      path: '/values/4/value',
      rule: 'bad_format',
      message: 'One digit is wrong: the check digit does not fit. Compare it with the document.',
    });
  });
});

describe('A4.15 · the mark of a draft', () => {
  const typed = (value: string) => [{ field: 'employer', value }];
  const keep = (she: Applicant, value: string, mark?: string) =>
    she.post('draft-save', { step: 'job', values: typed(value), ...(mark !== undefined && { mark }) });
  const kept = async (she: Applicant) => {
    const { draft, draftMark } = (await she.get('job')).json();
    return [draft[0]?.value ?? null, draftMark];
  };

  it.each(['ph', 'in'] as const)(
    '%s: comes back with the draft that it was sent with, and goes with it; a draft may have none',
    async (market) => {
      const she = await come(market);
      expect(await kept(she)).toEqual([null, null]);
      expect((await keep(she, 'Divi', '2f1c7a80-1')).statusCode).toBe(200);
      expect(await kept(she)).toEqual(['Divi', '2f1c7a80-1']);
      expect((await keep(she, 'Divisoria')).statusCode).toBe(200);
      expect(await kept(she)).toEqual(['Divisoria', null]);
      await keep(she, 'Divisoria', '2f1c7a80-2');
      await she.save('job');
      expect(await kept(she)).toEqual([null, null]);
    },
  );

  it('lets no version replace a later one of the same page, however late it arrives; another page’s does', async () => {
    const she = await come('ph');
    await keep(she, 'Divisoria', '2f1c7a80-10');
    expect((await keep(she, 'Div', '2f1c7a80-9')).statusCode).toBe(200);
    expect(await kept(she)).toEqual(['Divisoria', '2f1c7a80-10']);
    await keep(she, 'Quiapo', '9b3e6d10-1');
    expect(await kept(she)).toEqual(['Quiapo', '9b3e6d10-1']);
  });

  it('is not missed in a draft that was sealed before there were marks', async () => {
    const she = await come('ph');
    await keep(she, 'Divisoria', '2f1c7a80-3');
    const about = `certification-draft:job:${she.borrowerId}`;
    const sealed = app.identity.seal.seal(JSON.stringify(typed('Quiapo')), about);
    await app.test.sql('update certification_draft set sealed = $2 where borrower_id = $1', [
      she.borrowerId,
      sealed,
    ]);
    expect(await kept(she)).toEqual(['Quiapo', null]);
    await keep(she, 'Divisoria', '2f1c7a80-4');
    expect(await kept(she)).toEqual(['Divisoria', '2f1c7a80-4']);
  });

  it('stays when the consent goes under which somebody was named in the draft', async () => {
    const she = await come('ph');
    await she.consent(true);
    const values = [{ field: 'reference1Name', value: 'Ana Reyes' }];
    await she.post('draft-save', { step: 'ext', values, mark: '2f1c7a80-1' });
    await she.consent(false);
    expect((await she.get('ext')).json()).toMatchObject({ draft: [], draftMark: '2f1c7a80-1' });
  });

  it.each(['Maricel Dela Cruz', '2f1c7a80', 'x-1', '2f1c7a80-', ''])(
    'is nothing that somebody could have typed: “%s” is refused',
    async (mark) => {
      const she = await come('ph');
      expect(problemIn(await keep(she, 'Divisoria', mark))).toMatchObject({
        code: 'invalid_request',
        fields: [{ path: '/mark' }],
      });
      expect(await kept(she)).toEqual([null, null]);
    },
  );
});

describe.each(['ph', 'in'] as const)('A4 · what an amount needs in %s', (market) => {
  it('A4.1 A4.6 A4.7 · is asked for little while she wants little, and for the rest when she wants more', async () => {
    const she = await come(market);
    const small = await she.get('job');
    const names = (answer: typeof small) =>
      answer.json().fields.map(({ field }: { field: string }) => field) as string[];
    expect(names(small)).not.toContain('payDay');
    const large = `amount=${market === 'ph' ? 1_000_001 : 5_000_001}`;
    expect(names(await she.get('job', 'en', large))).toContain('payDay');
    const saved = await she.save('job', { position: '', workingSince: '', payDay: '' });
    expect(saved.json().state).toBe('saved');
    const stateIn = async (query?: string) =>
      (await she.get('list', 'en', query)).json().steps.find(({ step }: { step: string }) => step === 'job');
    expect(await stateIn()).toMatchObject({ state: 'saved' });
    expect(await stateIn(large)).toMatchObject({
      state: 'empty',
      line: 'A few more answers for this amount',
    });
  });
});

describe('A13 · leaving and taking along', () => {
  it('A13.3 · puts steps and drafts into the export', async () => {
    const phone = '09174200001';
    app.pass(60);
    const who = await app.logIn(phone);
    const values = Object.entries({
      employment: 'self-employed',
      employer: 'Sari-sari store',
      position: 'Owner',
      workingSince: 'over-3-years',
      incomePerMonth: '22000',
      payDay: 'daily',
      loansPerMonth: '0',
      rentPerMonth: '0',
      purpose: 'bills',
    }).map(([field, value]) => ({ field, value }));
    expect((await app.post('certification/job-save', { values }, who)).statusCode).toBe(200);
    const typed = [{ field: 'street', value: '12 Mab' }];
    await app.post('certification/draft-save', { step: 'personal', values: typed }, who);
    const { exportId } = (await app.post('privacy/export', {}, who)).json();
    await app.work();
    const { base64 } = (await app.get(`privacy/export-archive?exportId=${exportId}`, who)).json();
    const data = JSON.parse(String(unzip(Buffer.from(base64, 'base64'))['data.json']));
    expect(data.certification).toMatchObject([{ step: 'job', state: 'saved', employer: 'Sari-sari store' }]);
    expect(data.certificationDrafts).toMatchObject([{ step: 'personal', street: '12 Mab' }]);
  });

  it('A1.6 · deletes steps and drafts with the account', async () => {
    const she = await come('ph');
    await she.save('job');
    await she.post('draft-save', { step: 'ext', values: [{ field: 'references', value: 'none' }] });
    await app.post('session/step-up-code', { purpose: 'delete', by: 'sms' }, she.who);
    const code = await app.codeFor(she.phone);
    const { borrowerId } = she;
    const wish = { borrowerId, market: 'ph', language: 'en', sessionId: '', proof: { code } } as const;
    await done(app, deleteBorrower(app.identity), wish);
    for (const table of ['certification_step', 'certification_draft']) {
      const { rows } = await app.test.sql(`select 1 from ${table} where borrower_id = $1`, [she.borrowerId]);
      expect([table, rows.length]).toEqual([table, 0]);
    }
  });
});
