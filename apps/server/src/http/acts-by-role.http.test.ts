import { randomUUID } from 'node:crypto';
import {
  calls,
  firstRoles,
  needsFreshLogin,
  roleMay,
  type Call,
  type Calls,
  type FirstRoleKey,
  type Json,
  type RequestOf,
} from '@candor/contract';
import { approvableActs, type ActKey } from '@candor/services/approvals';
import { tokenHash } from '@candor/services/customers/sessions';
import type { ApprovableAct } from '@candor/services/kernel/acts';
import { expectBooksTie } from '@candor/store/testing';
import {
  borrow,
  kycBorrower,
  pay,
  repayingBorrower,
  type RepayingBorrower,
} from '@candor/simulator/borrowers';
import { keyed, liveTo, openLender, type Who } from '@candor/simulator/lender';
import { staffMember, staffSession } from '@candor/simulator/staff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';
import { rewindable, type RewindableDatabase } from '../testing/rewindable-database.ts';
import { withMark } from './testing/with-mark.ts';

type RequestKind = RequestOf<Calls['console.requests-about']>['about'];

const roles = Object.keys(firstRoles) as FirstRoleKey[];
const acts = Object.entries<ApprovableAct>(approvableActs);
/** So much of corrections a day by one person: of late charges and interest there is not more here. */
const limit = 10_000;

let app: IdentityApp;
let database: RewindableDatabase;
let late: RepayingBorrower;
let orderId: string;
let maker: { readonly id: string; readonly who: Who };
const paid: string[] = [];
const people = new Map<FirstRoleKey, { readonly id: string; readonly who: Who }>();
/** Of the same people, who logged in sixteen minutes ago. */
const stale = new Map<FirstRoleKey, Who>();

beforeAll(async () => {
  app = await identityApp({ through: (inner) => (database = rewindable(inner)) });
  await openLender(app);
  await app.post('sandbox/stand-ins', { decides: false });
  late = await repayingBorrower(app, 'ph');
  await liveTo(app, 'ph', '2026-12-28');
  for (const amount of [1n, BigInt(limit), BigInt(limit) + 1n])
    paid.push((await pay(app, late, amount)).paymentId);
  const { borrowerId, asked } = await kycBorrower(app, 'ph');
  orderId = await borrow(
    app,
    { market: 'ph', borrowerId, ...asked, amount: BigInt(asked.amount) },
    'in-review',
  );
  for (const role of roles) {
    const id = await staffMember(app, `${role}@lender.example`, [role]);
    people.set(role, { id, who: await staffSession(app, id) });
    stale.set(role, await staffSession(app, id));
  }
  for (const { cookie } of stale.values())
    await app.test.sql(
      "update staff_session set started_at = started_at - interval '16 minutes' where token_hash = $1",
      [tokenHash(cookie!.split('=')[1]!)],
    );
  const id = await staffMember(app, 'maker@lender.example', roles);
  maker = { id, who: await staffSession(app, id) };
  for (const role of ['support', 'finance'])
    await app.test.sql(
      `insert into authority_limit (market, kind, role, most, asked_by, approved_by, at)
       values ('ph', 'corrections', $1, $2, $3, $4, $5)`,
      [role, limit, maker.id, people.get('admin')!.id, app.identity.now()],
    );
});
afterAll(async () => {
  await expectBooksTie(app.test);
  await app.close();
});

const read = async (text: string, values: readonly unknown[] = []) =>
  (await database.withTransaction((tx) => tx.query<Record<string, unknown>>({ text, values }))).rows;

/**
 * What this try has written so far, table by table: inserted, changed or deleted. Who was here, and what was
 * answered to a key, is written down whatever becomes of it.
 */
const written = () =>
  read(
    `select relname, n_tup_ins + n_tup_upd + n_tup_del as rows from pg_stat_xact_user_tables
     where n_tup_ins + n_tup_upd + n_tup_del > 0 and relname not in ('audit_log', 'idempotency_key', 'staff_session')
     and relname not like 'audit_log%' and relname <> 'audit_unsealed' order by 1`,
  );

const post = async (key: keyof Calls, body: Json, who: Who) =>
  app.post(calls[key].path.slice('/api/'.length), body, keyed(who));

/** Asked for by somebody with every role: nothing but the second pair of eyes is missing. */
async function waiting(act: string, by: string, subject = 'test:1'): Promise<string> {
  const id = randomUUID();
  const now = app.identity.now();
  await read(
    `insert into approval_request (id, market, act, subject, input, asked_by, asked_at, deadline_at)
     values ($1, 'ph', $2, $6, '{"exportId":"00000000-0000-4000-8000-000000000000"}', $3, $4, $5)`,
    [id, act, by, now, new Date(now.getTime() + 86_400_000), subject],
  );
  return id;
}

describe('who decides on what takes two, act by act', () => {
  const decide = (requestId: string, verdict: string, who: Who) =>
    post('console.approval-decide', { requestId, verdict, word: 'Looked at it.', seen: '0'.repeat(32) }, who);

  const matrix = acts.flatMap(([act, { decides }]) => roles.map((role) => ({ act, role, decides })));
  const may = ({ role, decides }: (typeof matrix)[number]) =>
    roleMay(role, calls['console.approval-decide']) &&
    (firstRoles[role].may as readonly string[]).includes(decides);

  it.each(matrix.filter(may))('$role may decide on $act', async ({ act, role }) => {
    await database.tried(async () => {
      const requestId = await waiting(act, maker.id);
      const answer = await decide(requestId, 'ask-back', people.get(role)!.who);
      expect(answer.json()).toMatchObject({ state: 'asked-back' });
    });
  });

  it.each(matrix.filter((each) => !may(each)))(
    '$role may not decide on $act, and nothing changes',
    async ({ act, role }) => {
      await database.tried(async () => {
        const requestId = await waiting(act, maker.id);
        const before = await written();
        for (const verdict of ['agree', 'refuse', 'ask-back']) {
          const { code } = (await decide(requestId, verdict, people.get(role)!.who)).json();
          expect(['not_permitted', 'approval_is_not_for_your_role']).toContain(code);
        }
        expect(await written()).toEqual(before);
        expect(await read('select state from approval_request where id = $1', [requestId])).toEqual([
          { state: 'waiting' },
        ]);
      });
    },
  );

  it.each(acts.map(([act]) => act))('nobody decides on their own %s, whatever their roles', async (act) => {
    await database.tried(async () => {
      const requestId = await waiting(act, maker.id);
      for (const verdict of ['agree', 'refuse', 'ask-back'])
        expect((await decide(requestId, verdict, maker.who)).json().code).toBe('approval_is_your_own');
    });
  });
});

/** The page of each thing that requests are about: who may read it, reads them; nobody else. */
const pages = {
  order: 'console.application',
  loan: 'console.loan',
  payout: 'console.payout',
  payment: 'console.money-candidates',
  complaint: 'console.complaint',
  hardship: 'console.hardship',
  product: 'console.product',
  customer: 'console.customer',
} as const satisfies Readonly<Record<RequestKind, keyof Calls>>;
const readings = Object.entries(pages).flatMap(([about, page]) =>
  roles.map((role) => ({ about: about as RequestKind, page, role })),
);

describe('who reads what was requested about a thing, page by page', () => {
  const made = randomUUID();
  const places = (): Readonly<Partial<Record<RequestKind, readonly [aboutId: string, subject: string]>>> => ({
    loan: [late.loanId, `loan:${late.id}`],
    customer: [late.borrowerId, `loan:${late.id}`],
  });

  it.each(readings)('$role, about a $about', async ({ about, page, role }) => {
    await database.tried(async () => {
      const [aboutId, subject] = places()[about] ?? [made, `${about}:${made}`];
      for (const [act] of acts) await waiting(act, maker.id, subject);
      const { who } = people.get(role)!;
      const asked = new URLSearchParams({ market: 'ph', about, aboutId });
      const { requests } = (await app.get(`console/requests-about?${asked}`, who)).json();
      const has = firstRoles[role].may as readonly string[];
      const known = acts.filter(([, { seenBy }]) => seenBy?.some((each) => has.includes(each)) ?? true);
      const expected = roleMay(role, calls[page]) ? known.map(([, { name }]) => name) : [];
      const names = requests.map(({ actName }: { actName: string }) => actName);
      expect(names.toSorted()).toEqual(expected.toSorted());
      for (const { steps } of requests) expect(steps).toEqual([]);
    });
  });
});

/**
 * What the lender's people do, each with a body that the product takes. A call by which an act that takes two
 * is asked for has to stand here, or with the reason why it does not.
 */
const done: Readonly<Partial<Record<keyof Calls, () => Json>>> = {
  'console.customer-reveal': () => ({
    market: 'ph',
    borrowerId: late.borrowerId,
    field: 'phone',
    reason: 'call',
    words: 'Asked to be called back.',
  }),
  'console.customer-note': () => ({ market: 'ph', borrowerId: late.borrowerId, words: 'Works nights.' }),
  'console.collection-assign': () => ({ market: 'ph', loans: [late.loanId], to: people.get('support')!.id }),
  'console.collection-call-open': () => ({ market: 'ph', loan: late.loanId, direction: 'in' }),
  'console.complaint-log': () => ({
    market: 'ph',
    channel: 'phone',
    receivedOn: '2026-12-27',
    kind: 'charge',
    words: 'Says that a charge is wrong.',
    borrowerId: late.borrowerId,
  }),
  'console.payment-post': () => ({
    market: 'ph',
    loan: late.loanId,
    way: 'cash',
    reference: 'OR-4711',
    amount: 25_000,
    receivedOn: '2026-12-28',
    proof: 'Official receipt 4711',
    reason: 'Paid at the counter.',
  }),
  'console.loan-act': () => ({
    market: 'ph',
    loan: late.loanId,
    act: 'restructure',
    instalments: 6,
    rate: 'own',
    reason: 'hardship',
    words: 'Shorter shifts since November, payslips seen.',
  }),
  'console.application-decide': () => ({
    orderId,
    decision: 'send-back',
    reasons: ['income_proof_requested'],
    returnNote: 'Please add the payslip of November.',
    note: 'The payslip is cut off.',
  }),
  'console.licence-ask': () => ({
    market: 'ph',
    licence: { corporateName: 'Candor Lending Inc.', registrationNo: 'CS202600001', authorityNo: '1234' },
    reason: 'The certificate was renewed.',
  }),
  'console.gl-map': () => ({
    market: 'ph',
    accounts: [{ number: 1210, code: '12100', name: 'Loans' }],
    reason: 'The accountant’s chart.',
  }),
  'console.list-export': () => ({
    market: 'ph',
    list: 'loans',
    query: '',
    people: true,
    reason: 'For the auditor.',
  }),
  'console.list-view-save': () => ({
    market: 'ph',
    list: 'loans',
    viewId: randomUUID(),
    name: 'Mine',
    query: 'state=active',
    isShared: false,
  }),
  'console.limit-ask': () => ({
    market: 'ph',
    role: 'support',
    kind: 'corrections',
    most: 12_000,
    reason: 'After the audit.',
  }),
  'console.networks-ask': () => ({
    market: 'ph',
    networks: ['127.0.0.0/8'],
    confirmMinutes: 15,
    reason: 'The office and its VPN.',
  }),
  'console.team-reassign': () => ({
    market: 'ph',
    toStaffId: people.get('underwriter')!.id,
    items: [{ queue: 'applications', itemId: orderId }],
  }),
};

const tried = Object.keys(done).flatMap((key) =>
  roles.map((role) => ({ key: key as keyof Calls, role, call: calls[key as keyof Calls] as Call })),
);

describe('what each role does, with bodies that the product takes', () => {
  it.each(tried.filter(({ role, call }) => roleMay(role, call)))(
    '$role does $key',
    async ({ key, role, call }) => {
      await database.tried(async () => {
        const { who } = people.get(role)!;
        const answer = await post(key, await withMark(app, call, done[key]!(), who), who);
        expect([answer.statusCode, answer.json().code]).toEqual([200, undefined]);
      });
    },
  );

  it.each(tried.filter(({ role, call }) => !roleMay(role, call)))(
    '$role may not: $key, and nothing changes',
    async ({ key, role, call }) => {
      await database.tried(async () => {
        const { who } = people.get(role)!;
        // With the mark of somebody who may look: nothing but the permission is missing.
        const body = await withMark(app, call, done[key]!(), maker.who);
        const before = await written();
        expect((await post(key, body, who)).json().code).toBe('not_permitted');
        expect(await written()).toEqual(before);
      });
    },
  );
});

describe('what each role does, sixteen minutes after the login', () => {
  it.each(tried.filter(({ role, call }) => roleMay(role, call)))(
    '$role and $key',
    async ({ key, role, call }) => {
      await database.tried(async () => {
        const who = stale.get(role)!;
        const body = await withMark(app, call, done[key]!(), who);
        const before = await written();
        const { code } = (await post(key, body, who)).json();
        if (!needsFreshLogin(key, body)) return expect(code).toBeUndefined();
        expect(code).toBe('confirm_it_is_you');
        expect(await written()).toEqual(before);
      });
    },
  );
});

describe('up to its limit alone, above it with an approver', () => {
  const amounts = [1, limit, limit + 1] as const;
  const waiver = (amount: number) => ({
    market: 'ph',
    loan: late.loanId,
    act: 'waive',
    part: 'interest',
    amount,
    reason: 'goodwill',
    words: 'A good customer for years.',
  });
  const reversal = (amount: number) => ({
    paymentId: paid[amounts.indexOf(amount as (typeof amounts)[number])]!,
    reason: 'It was meant for another loan.',
  });
  const bands = [
    { act: 'loan.waive', key: 'console.loan-act', body: waiver },
    { act: 'payment.reverse', key: 'console.payment-reverse', body: reversal },
  ] as const satisfies readonly { act: ActKey; key: keyof Calls; body: (amount: number) => Json }[];
  const cases = bands.flatMap((band) =>
    roles.flatMap((role) => amounts.map((amount) => Object.assign({ role, amount }, band))),
  );

  it.each(cases)('$role: $act of $amount', async ({ act, key, body, role, amount }) => {
    await database.tried(async () => {
      const { who } = people.get(role)!;
      const asked = await withMark(app, calls[key], body(amount), maker.who);
      const before = await written();
      const answer = (await post(key, asked, who)).json();
      const holds = (firstRoles[role].may as readonly string[]).includes(approvableActs[act].asks);
      if (!holds) {
        expect(answer.code).toBe('not_permitted');
        expect(await written()).toEqual(before);
        return;
      }
      expect(answer.outcome ?? answer.code).toBe(amount <= limit ? 'done' : 'asked');
      const used = await read('select coalesce(sum(amount), 0)::int as used from authority_use');
      expect(used).toEqual([{ used: amount <= limit ? amount : 0 }]);
    });
  });
});
