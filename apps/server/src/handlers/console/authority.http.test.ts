import { randomUUID } from 'node:crypto';
import { firstRoles, type FirstRoleKey } from '@candor/contract';
import { authorityLimits } from '@candor/markets/authority';
import { actOrAsk, approvableActs } from '@candor/services/approvals';
import {
  aloneRuleOf,
  authorityFor,
  authorityTable,
  bothSidesOf,
  isPairOfSides,
} from '@candor/services/backoffice/authority';
import { runCommand } from '@candor/services/kernel/commands';
import type { ApprovableAct } from '@candor/services/kernel/acts';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actAsSeen, seeLoanAct, staffMember, staffSession } from '@candor/simulator/staff';
import { repayingBorrower, type RepayingBorrower } from '@candor/simulator/borrowers';
import { openLender, liveTo } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../../testing/identity-app.ts';

const roleKeys = Object.keys(firstRoles) as FirstRoleKey[];
const may = (roles: readonly FirstRoleKey[]) =>
  new Set<string>(roles.flatMap((role) => firstRoles[role].may));
const acts = Object.entries<ApprovableAct>(approvableActs);
const everyAct = [...acts.map(([key]) => key), 'application.approve'];

let app: IdentityApp;
let late: RepayingBorrower;
const people = { asha: '', ben: '', grace: '', joy: '' };
beforeAll(async () => {
  app = await identityApp();
  await openLender(app);
  late = await repayingBorrower(app, 'ph');
  await liveTo(app, 'ph', '2026-12-28');
  people.asha = await staffMember(app, 'asha@lender.example', ['support']);
  people.ben = await staffMember(app, 'ben@lender.example', ['support']);
  people.grace = await staffMember(app, 'grace@lender.example', ['admin']);
  people.joy = await staffMember(app, 'joy@lender.example', ['admin']);
});
afterAll(async () => {
  await expectBooksTie(app.test);
  await app.close();
});

const as = (name: keyof typeof people) => staffSession(app, people[name]);
const post = async (name: keyof typeof people, call: string, body: object) =>
  app.post(`console/${call}`, body, { ...(await as(name)), headers: { 'idempotency-key': randomUUID() } });
const waiver = (amount: number) => ({
  market: 'ph',
  loan: late.loanId,
  act: 'waive',
  part: 'interest',
  amount,
  reason: 'goodwill',
  words: 'A good customer.',
});
const waive = async (name: keyof typeof people, amount: number) =>
  actAsSeen(app, await as(name), waiver(amount));
/** By somebody who looked at nothing: what is added up does not hang on a preview. */
const waiveUnseen = (staffId: string, amount: number) => {
  const { id } = late;
  const asked = {
    requestId: randomUUID(),
    act: 'loan.waive',
    market: 'ph',
    subject: `loan:${id}`,
    input: { loanId: String(id), part: 'interest', amount: String(amount), reason: 'goodwill' },
    reason: 'A good customer.',
  } as const;
  const actor = { kind: 'staff', id: staffId } as const;
  return runCommand(app.staff.database, actOrAsk(app.borrowing), {
    input: asked,
    actor,
    now: app.identity.now(),
  });
};
const usedBy = async (staffId: string) => {
  const { rows } = await app.test.sql(
    'select coalesce(sum(amount), 0)::int as sum from authority_use where staff_id = $1',
    [staffId],
  );
  return rows[0]!['sum'];
};
const answerFor = (staffId: string, act: string, amount: bigint, exceptions: readonly string[] = []) =>
  app.staff.database.withTransaction((tx) =>
    authorityFor(tx, {
      market: 'ph',
      act,
      staffId,
      amount,
      borrowerId: null,
      exceptions,
      now: app.identity.now(),
    }),
  );

describe('maker and checker', () => {
  it.each(acts)('%s is asked for and approved with different permissions, which are a pair', (_key, act) => {
    expect(act.asks).not.toBe(act.decides);
    expect(isPairOfSides(act.asks, act.decides)).toBe(true);
  });

  it.each(roleKeys)('%s is not both sides of an act', (role) => {
    expect(bothSidesOf(role, firstRoles[role].may)).toEqual([]);
  });

  it('only an admin is maker and checker of people and keys: two of them begin with nobody else', () => {
    const { may: held } = firstRoles.admin;
    expect(bothSidesOf('somebody', held).map(({ asks }) => asks)).toEqual([
      'integration.change',
      'people.change',
    ]);
  });

  it('a role that would be both is refused, before anybody is asked', async () => {
    const { finance } = firstRoles;
    const change = {
      is: 'role',
      key: 'finance',
      name: finance.name,
      does: finance.does,
      permissions: [...finance.may, 'money.approve'],
    };
    const answer = await post('grace', 'role-save', { market: 'ph', change, reason: 'We are few.' });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'role_is_both_sides']);
    const { rows } = await app.test.sql(`select 1 from approval_request where subject = 'role:finance'`);
    expect(rows).toEqual([]);
  });
});

/** Every first role, and every two of them that one person might hold. */
const held = roleKeys.flatMap((one, at) =>
  roleKeys.slice(at).map((other) => (one === other ? [one] : [one, other])),
);

describe('who could move money alone?', () => {
  it.each(held.map((roles) => ({ name: roles.join(' and '), roles })))(
    '$name: what the table allows up to its limit, and nothing else, for every act and amount',
    async ({ roles }) => {
      const staffId = await staffMember(app, `${roles.join('-')}-sweep@lender.example`, roles);
      const limits = authorityLimits.ph;
      for (const act of everyAct) {
        const rule = aloneRuleOf(act);
        const limit = rule && may(roles).has(rule.asks) ? limits[rule.each ?? rule.total] : 0n;
        for (const amount of [1n, limit, limit + 1n, 10n * limit + 1n].filter((each) => each > 0n)) {
          const { is } = await answerFor(staffId, act, amount);
          expect([act, amount, is]).toEqual([act, amount, rule && amount <= limit ? 'alone' : 'two']);
          // With an exception there is no amount that one person decides on.
          expect((await answerFor(staffId, act, amount, ['above-policy'])).is).toBe('two');
        }
      }
    },
  );

  it('the table names only acts that have an amount, and whoever may ask for them', () => {
    for (const [key, rule] of Object.entries(authorityTable)) {
      if (key === 'application.approve') continue;
      const act: ApprovableAct | undefined = Object.fromEntries(acts)[key];
      expect([key, act?.asks, typeof act?.stake]).toEqual([key, rule.asks, 'function']);
    }
  });
});

describe('split acts are added up', () => {
  it('per person and per borrower, however many come at once', async () => {
    // ₱100.00 a day here: of late charges and interest there is not more.
    await app.test.sql(
      `insert into authority_limit (market, kind, role, most, asked_by, approved_by, at)
       values ('ph', 'corrections', 'support', 10000, $1, $2, now())`,
      [people.grace, people.joy],
    );
    const answers = await Promise.all(Array.from({ length: 8 }, () => waiveUnseen(people.asha, 1_980)));
    const outcomes = answers.map((each) => each.kind === 'done' && each.output.outcome);
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(5);
    expect(await usedBy(people.asha)).toBe(9_900);
    // What is left of the day is left.
    expect((await waive('asha', 100)).json()).toMatchObject({ outcome: 'done', approvalId: null });
    expect((await waive('asha', 1)).json().outcome).toBe('asked');
    // Nor does a colleague go on with the same borrower.
    expect((await waive('ben', 100)).json().outcome).toBe('asked');
    expect(await usedBy(people.ben)).toBe(0);
  });

  it('is seen on the authority page, with the limits', async () => {
    const view = (await app.get('console/authority?market=ph', await as('grace'))).json();
    expect(view.used).toEqual([{ name: 'Rina Santos', kind: 'corrections', used: 10_000 }]);
    const row = (act: string) => view.rows.find((each: { act: string }) => each.act === act);
    expect(row('loan.waive').alone).toMatchObject({ upTo: 50_000, roles: ['Finance', 'Support'] });
    expect(row('loan.write-off')).toMatchObject({
      alone: null,
      approvers: ['Financial controller', 'Risk approver'],
    });
    expect(view.bothSides).toEqual([]);
  });

  it('a limit changes when two agree, and is a new version; nobody sets it alone', async () => {
    const ask = {
      market: 'ph',
      role: 'support',
      kind: 'corrections',
      most: 12_000,
      reason: 'After the audit.',
    };
    const { requestId } = (await post('grace', 'limit-ask', ask)).json();
    const { preview } = (await app.get(`console/approval?requestId=${requestId}`, await as('joy'))).json();
    const verdict = { requestId, verdict: 'agree', seen: preview.seen };
    expect((await post('grace', 'approval-decide', verdict)).json().code).toBe('approval_is_your_own');
    expect((await post('joy', 'approval-decide', verdict)).json()).toMatchObject({ state: 'done' });
    const view = (await app.get('console/authority?market=ph', await as('grace'))).json();
    expect(view.version).toBe(2);
    expect((await waive('asha', 2_001)).json().outcome).toBe('asked');
    expect((await waive('asha', 2_000)).json().outcome).toBe('done');
    const wrong = await post('grace', 'limit-ask', { ...ask, role: 'auditor' });
    expect(wrong.json().code).toBe('act_is_not_possible_now');
  });

  it('one preview is one act: of six presses at once one waives, and the others are told that the figures have changed', async () => {
    await app.test.sql(
      `insert into authority_limit (market, kind, role, most, asked_by, approved_by, at)
       values ('ph', 'corrections', 'support', 20000, $1, $2, now())`,
      [people.grace, people.joy],
    );
    const before = Number(await usedBy(people.asha));
    const { mark, needsSecondPerson, usedToday } = await seeLoanAct(app, await as('asha'), waiver(1));
    expect(needsSecondPerson).toBe(false);
    expect(usedToday).toEqual({ limit: 20_000, byPerson: before, forBorrower: before });
    const press = () => post('asha', 'loan-act', { ...waiver(1), seen: mark });
    const presses = await Promise.all(Array.from({ length: 6 }, press));
    const told = presses.map((each) => each.json().outcome ?? each.json().code).toSorted();
    expect(told).toEqual(['done', ...Array.from({ length: 5 }, () => 'figures_have_changed')]);
    expect(await usedBy(people.asha)).toBe(before + 1);
  });

  it('what was used is never changed again, nor a limit set by one', async () => {
    await expect(app.test.sql('delete from authority_use')).rejects.toThrow();
    await expect(
      app.test.sql(
        `insert into authority_limit (market, kind, role, most, asked_by, approved_by, at)
         values ('ph', 'corrections', 'support', 1, $1, $1, now())`,
        [people.grace],
      ),
    ).rejects.toThrow('authority_limit_by_two');
  });
});
