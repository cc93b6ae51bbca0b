import { randomUUID } from 'node:crypto';
import { decisionTables } from '@candor/markets/decision';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decided, kycBorrower, type Different } from '@candor/simulator/borrowers';
import { openShop, type Who } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../../testing/identity-app.ts';
import { staffMember, staffSession } from '@candor/simulator/staff';

type Cell = { fact: string; text: string };
type Draft = {
  limits: { when: Cell[]; mostBurdenPerMille: number; mostAmount: number; says: string }[];
  rules: { outcome: string; reason: string; when: Cell[]; says: string }[];
};

let app: IdentityApp;
let adminId: string;
let secondId: string;
let admin: Who;
let second: Who;
beforeAll(async () => {
  app = await identityApp();
  await openShop(app);
  await app.post('sandbox/stand-ins', { decides: false });
  adminId = await staffMember(app, 'grace@lender.example', ['admin']);
  secondId = await staffMember(app, 'finance@lender.example', ['risk']);
  await signIn();
});
afterAll(async () => {
  await expectBooksTie(app.test);
  await app.close();
});

async function signIn() {
  admin = await staffSession(app, adminId);
  second = await staffSession(app, secondId);
}

const read = async (version = 1): Promise<Draft> =>
  (await app.get(`console/table?market=ph&version=${version}`, admin)).json().table;

const withCell = (draft: Draft, reason: string, fact: string, text: string): Draft => ({
  ...draft,
  rules: draft.rules.map((rule) =>
    rule.reason === reason && rule.when.some((cell) => cell.fact === fact)
      ? { ...rule, when: rule.when.map((cell) => (cell.fact === fact ? { fact, text } : cell)) }
      : rule,
  ),
});

/** The first row refuses up to another age, with a reason that says nothing of 18. */
const aged = (draft: Draft, text: string): Draft => ({
  ...draft,
  rules: draft.rules.map((rule, at) =>
    at === 0 ? { ...rule, reason: 'cannot_be_offered', when: [{ fact: 'age', text }] } : rule,
  ),
});

const ask = (table: Draft, change: object = {}, key: string = randomUUID()) =>
  app.post(
    'console/table-ask',
    {
      market: 'ph',
      basedOn: 1,
      table,
      validFrom: '2026-11-16',
      reason: 'Too many are left to a person.',
      ...change,
    },
    { ...admin, headers: { 'idempotency-key': key } },
  );

const apply = async (different: Different) => {
  const order = await decided(app, await kycBorrower(app, 'ph', different));
  await signIn();
  return order;
};

const limitsOf = ({ limits }: Draft, change: Partial<Draft['limits'][number]>) =>
  limits.map((row) => Object.assign({}, row, change));

const agreeing = (requestId: string, { preview }: { preview: { seen: string } | null }) => ({
  requestId,
  verdict: 'agree',
  word: '',
  seen: preview?.seen ?? '0'.repeat(32),
});

const codeOf = (answer: { json(): { code: string } }) => answer.json().code;

describe('A15.126, A15.127 · decision tables', () => {
  it('are there before anything was decided: the default of the market, in words', async () => {
    const tables = (await app.get('console/tables?market=ph', admin)).json();
    expect(tables).toMatchObject({
      versions: [{ version: 1, validFrom: '2026-11-16', standing: 'in-force', savedAt: null }],
      waitsForApproval: false,
    });
    expect(tables.facts.map(({ fact }: { fact: string }) => fact)).not.toContain('gender');
    const { rules, limits } = await read();
    expect(rules[0]).toEqual({
      outcome: 'refuse',
      reason: 'too_young',
      when: [{ fact: 'age', text: 'under 18' }],
      says: 'Only adults borrow.',
    });
    expect(limits.at(-1)).toMatchObject({ when: [], mostAmount: 1_000_000 });
    expect((await app.get('console/table?market=ph&version=2', admin)).statusCode).toBe(404);
  });

  it('A15.128 · are checked while somebody writes, and nothing is kept', async () => {
    const draft = withCell(await read(), 'too_young', 'age', 'rather young');
    const checked = (await app.post('console/table-check', { market: 'ph', table: draft }, admin)).json();
    expect(checked.faults[0]).toMatchObject({ part: 'rules', row: 0, fact: 'age' });
    const untrue = withCell(await read(), 'too_young', 'age', 'below 41');
    const told = (await app.post('console/table-check', { market: 'ph', table: untrue }, admin)).json();
    expect(told.faults).toMatchObject([{ part: 'rules', row: 0, fact: 'age' }]);
    expect(told.faults[0].sentence).toContain('“Age under 41” also fits people of whom that is not true');
    const refused = await ask(untrue);
    expect([refused.statusCode, codeOf(refused)]).toEqual([422, 'decision_table_is_unfit']);
    const right = withCell(await read(), 'too_young', 'age', 'below 18');
    const fine = (await app.post('console/table-check', { market: 'ph', table: right }, admin)).json();
    expect(fine.faults).toEqual([]);
    expect(fine.table.rules[0].when).toEqual([{ fact: 'age', text: 'under 18' }]);
    const { rows } = await app.test.sql('select 1 from decision_table where version > 1');
    expect(rows).toEqual([]);
  });
});

describe('A15.129 · what would have changed?', () => {
  it('tells which applications another table would have decided otherwise, why, and what became of them', async () => {
    const fine = await apply({});
    const late = await apply({ familyName: 'Latecomer' });
    const poor = await apply({ incomePerMonth: '5000.00' });
    expect([fine.outcome, late.outcome, poor.outcome]).toEqual(['approve', 'refer', 'refuse']);
    const draft = await read();
    const test = (table: Draft) =>
      app.post('console/table-test', { market: 'ph', against: 1, table, days: 90 }, admin);
    const same = (await test(draft)).json();
    expect(same).toMatchObject({ tested: 3, left: 0, changedCount: 0, changed: [] });
    const cell = (
      answer: { cells: { before: string; after: string; count: number }[] },
      before: string,
      after: string,
    ) => answer.cells.find((each) => each.before === before && each.after === after)?.count;
    expect([
      cell(same, 'approve', 'approve'),
      cell(same, 'refer', 'refer'),
      cell(same, 'refuse', 'refuse'),
    ]).toEqual([1, 1, 1]);

    const loose = { ...draft, rules: draft.rules.filter(({ reason }) => reason !== 'bureau_shows_lateness') };
    const looser = (await test(loose)).json();
    expect(cell(looser, 'refer', 'approve')).toBe(1);
    expect(looser.newlyApproved).toMatchObject({ count: 1, approvedByPeople: 0 });
    expect(looser.changed).toEqual([
      {
        orderId: late.orderId,
        reference: expect.stringMatching(/^CL-/u),
        name: 'Maricel Latecomer',
        before: 'refer',
        after: 'approve',
        because: expect.stringMatching(
          /^no longer row \d+: worst bureau status late (30|60), late 30 or late 60$/u,
        ),
        inFact: 'waits',
      },
    ]);

    const strict = aged(draft, 'under 40');
    const stricter = (await test(strict)).json();
    expect(stricter.changedCount).toBe(2);
    expect(stricter.hits.after[0]).toBe(3);
    expect(stricter.hits.before[0]).toBe(0);
    expect(
      stricter.changed.every(({ because }: { because: string }) => because === 'row 1: age 32, under 40'),
    ).toBe(true);
  });

  it('computes anew what is affordable where the limits change, and says that some were never asked about', async () => {
    const draft = await read();
    const test = (limits: Draft['limits'], rules = draft.rules) =>
      app.post('console/table-test', { market: 'ph', against: 1, table: { limits, rules }, days: 90 }, admin);
    const small = limitsOf(draft, { mostAmount: 300_000 });
    const smaller = (await test(small)).json();
    expect(smaller.amountChanged).toBe(1);
    const none = limitsOf(draft, { mostBurdenPerMille: 1 });
    const refused = (await test(none)).json();
    expect(refused.changedCount).toBe(2);
    expect(refused.changed[0].because).toContain('affordable ₱0.00, under ₱0.01');
    const generous = draft.rules.filter(({ reason }) => reason !== 'income_is_too_small');
    const wide = limitsOf(draft, { mostBurdenPerMille: 1_000 });
    const more = (await test(wide, generous)).json();
    expect(more.notAskedElsewhere).toBe(1);
  });

  it('does not test what can’t be used, nor against what is not there', async () => {
    const draft = await read();
    const unfit = { ...draft, rules: draft.rules.slice(1) };
    const asked = { market: 'ph', against: 1, days: 30 };
    expect(codeOf(await app.post('console/table-test', { ...asked, table: unfit }, admin))).toBe(
      'decision_table_is_unfit',
    );
    expect(codeOf(await app.post('console/table-test', { ...asked, against: 9, table: draft }, admin))).toBe(
      'not_found',
    );
  });
});

describe('A15.130 · a new version', () => {
  it('needs another person, who sees what changes; the next order is decided by it', async () => {
    const draft = await read();
    expect(codeOf(await ask(draft))).toBe('decision_table_is_the_same');
    expect(codeOf(await ask({ ...draft, rules: draft.rules.slice(1) }))).toBe('decision_table_is_unfit');
    const loose = withCell(draft, 'bureau_shows_lateness', 'bureauWorstStatus', 'late 90');
    expect(codeOf(await ask(loose, { validFrom: '2026-11-15' }))).toBe('day_is_past');
    expect(codeOf(await ask(loose, { basedOn: 7 }))).toBe('decision_table_was_changed');
    const key = randomUUID();
    const { approvalId } = (await ask(loose, {}, key)).json();
    expect((await ask(loose, {}, key)).json()).toEqual({ approvalId });
    expect((await app.get('console/tables?market=ph', admin)).json().waitsForApproval).toBe(true);

    const seen = (await app.get(`console/approval?requestId=${approvalId}`, second)).json();
    expect(JSON.stringify(seen)).toContain('late 30 or late 60');
    expect(JSON.stringify(seen)).toContain('Too many are left to a person.');
    // Whoever approves sees what the table would have done; and that is risk, not whoever runs the books.
    expect(seen.preview.checks.map(({ words }: { words: string }) => words)).toContainEqual(
      expect.stringMatching(/^Back-test over 90 days: \d+ of \d+ decided otherwise \(approved \d+ → \d+, /u),
    );
    expect(seen.mayDecide).toBe(true);
    const bookkeeper = await staffSession(app, await staffMember(app, 'lina@lender.example', ['controller']));
    const closed = (await app.get(`console/approval?requestId=${approvalId}`, bookkeeper)).json();
    expect(closed.mayDecide).toBe(false);
    const own = (await app.get(`console/approval?requestId=${approvalId}`, admin)).json();
    const mine = await app.post('console/approval-decide', agreeing(approvalId, own), {
      ...admin,
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(codeOf(mine)).toBe('approval_is_your_own');
    const agreed = await app.post('console/approval-decide', agreeing(approvalId, seen), {
      ...second,
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(agreed.statusCode, agreed.body).toBe(200);
    const { versions } = (await app.get('console/tables?market=ph', admin)).json();
    expect(versions).toMatchObject([
      { version: 2, standing: 'in-force' },
      { version: 1, standing: 'past' },
    ]);
    expect((await read(2)).rules).toEqual(loose.rules);
    expect((await read(1)).rules).toHaveLength(decisionTables.ph.rules.length);
    const next = await apply({ familyName: 'Latecomer' });
    expect(next).toMatchObject({ outcome: 'approve', version: 2 });
  });

  it('that begins later decides from that day on, and what somebody else saved meanwhile is not lost', async () => {
    const draft = await read(2);
    const later = aged(draft, 'under 21');
    const other = aged(draft, 'under 25');
    const first = (await ask(later, { basedOn: 2, validFrom: '2026-12-01' })).json().approvalId;
    const rival = (await ask(other, { basedOn: 2 })).json().approvalId;
    const agree = async (approvalId: string) => {
      const seen = (await app.get(`console/approval?requestId=${approvalId}`, second)).json();
      return app.post('console/approval-decide', agreeing(approvalId, seen), {
        ...second,
        headers: { 'idempotency-key': randomUUID() },
      });
    };
    expect((await agree(first)).statusCode).toBe(200);
    expect(codeOf(await agree(rival))).toBe('act_is_not_possible_now');
    const { versions } = (await app.get('console/tables?market=ph', admin)).json();
    expect(
      versions.map(({ version, standing }: { version: number; standing: string }) => [version, standing]),
    ).toEqual([
      [3, 'coming'],
      [2, 'in-force'],
      [1, 'past'],
    ]);
    expect(await apply({ bornOn: '2006-01-01' })).toMatchObject({ version: 2 });
  });
});
