import { randomUUID } from 'node:crypto';
import {
  offeredBorrower,
  pay,
  repayingBorrower,
  signOffer,
  type RepayingBorrower,
} from '@candor/simulator/borrowers';
import { openLender, simulateLender, type SimulatedLender } from '@candor/simulator/lender';
import { BooksKeys, daySigner, readWithPlace } from '@candor/services/backoffice/chain';
import { linkRows } from '@candor/store/chain';
import { sealEntries } from '@candor/store/ledger';
import { createTestDatabase, type TestDatabase } from '@candor/store/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Journal } from '../journal.ts';
import { noAlarmOfOurs } from './alarms.ts';
import { booksTie } from './books.ts';
import { chainFits } from './chain.ts';
import type { Asked, Check } from './check.ts';
import { signedFilesKept } from './documents.ts';
import { ceilingsKept, contactRulesKept, twoPeople } from './law.ts';
import { moneyArrived, nothingLost } from './nothing-lost.ts';
import { channelAgrees, nothingTwice } from './nothing-twice.ts';
import { nothingWaits, promotionsNoticed } from './queues.ts';
import { statesWithinTables, tablesWithStates } from './states.ts';
import { saysOfPlanted, type Planted } from './testing/planted.ts';

let test: TestDatabase;
let app: SimulatedLender;
let one: RepayingBorrower;
beforeAll(async () => {
  test = await createTestDatabase();
  app = await simulateLender({ ...test, drop: async () => {} });
  await openLender(app);
  one = await repayingBorrower(app, 'ph');
  await pay(app, one, 50_000n);
  await app.work();
  await test.database.withTransaction(async (tx) => {
    await sealEntries(tx);
    await linkRows(tx);
  });
});
afterAll(async () => {
  await app.close();
  await test.drop({ booksTie: false });
});

const since = new Date('2026-01-01T00:00:00Z');

const lines: Record<string, string[]> = {};
/** The lender's place, on which nobody who writes in the database has a hand. */
const signing = {
  keys: new BooksKeys([Buffer.alloc(32, 7)]),
  archive: {
    read: async (name: string) => lines[name] ?? [],
    append: async (name: string, line: string) => void (lines[name] ??= []).push(line),
  },
};
const judged = new Map<string, number>();

/** What a check says of this lender in which something was planted past every guard; nothing of it stays. */
async function saysOf(check: Check, planted: Planted, journal = new Journal()): Promise<string> {
  const place = await readWithPlace(
    test.database,
    signing,
    async (_tx, read): Promise<Asked['place']> => read,
  );
  return saysOfPlanted(test.owner, check, { planted, journal, since, place, judged });
}

it.each(
  Object.entries({
    nothingLost,
    moneyArrived,
    nothingTwice,
    channelAgrees,
    booksTie,
    ceilingsKept,
    contactRulesKept,
    promotionsNoticed,
    chainFits,
    signedFilesKept: signedFilesKept(async () => app.borrowing),
    noAlarmOfOurs,
    states: statesWithinTables(),
  }),
)('%s has nothing to say of a lender that nobody harmed', async (_name, check) => {
  expect(await saysOf(check, [])).toBe('');
});

it('What was acknowledged and is not there is found: code, money, signature, complaint, act', async () => {
  const journal = new Journal();
  journal.codes.set(randomUUID(), 5_000);
  journal.heard.set(randomUUID(), 'ABCD2345');
  journal.signed.add(randomUUID());
  journal.complaints.add(randomUUID());
  const key = randomUUID();
  journal.acknowledged.set(key, {
    call: '/api/product/apply',
    key,
    headers: {},
    body: '',
    answer: '{}',
    step: 1,
  });
  journal.believed.push('a payment');
  const said = await saysOf(nothingLost, [], journal);
  expect(said).toMatch(/the code of payment .* is not there/u);
  expect(said).toMatch(/money of payment .* never noted/u);
  expect(said).toMatch(/was signed and is not there/u);
  expect(said).toMatch(/complaint .* is not there/u);
  expect(said).toContain(`the act under key ${key} (/api/product/apply)`);
  expect(said).toContain('a forged callback was believed');
  expect(await saysOf(moneyArrived, [], journal)).toContain('was acknowledged and is not there');
});

it('Money that is credited twice is found', async () => {
  const said = await saysOf(nothingTwice, [
    ['alter table payment drop constraint payment_once_per_channel'],
    [
      `insert into payment (id, market, currency, channel, external_id, amount, state, loan_id, received_on, known_on)
       select gen_random_uuid(), market, currency, channel, external_id, amount, state, loan_id, received_on, known_on
       from payment where external_id is not null`,
    ],
  ]);
  expect(said).toMatch(/is 2 payments/u);
});

it('A disbursement that left by two attempts is found, and two refunds are not one', async () => {
  const left = (id: string, no: number) =>
    [
      `insert into payout_intent (payout_id, attempt, channel, account_id, state, intended_at, changed_at, sends)
       values ($1, $2, 'dragonpay', gen_random_uuid(), 'left', now(), now(), 1)`,
      [id, no],
    ] as const;
  const [first, second] = [randomUUID(), randomUUID()];
  const refund = (id: string) =>
    [
      `insert into payout (id, market, currency, kind, amount, state, ordered_on, left_on)
       values ($1, 'ph', 'PHP', 'refund', 100, 'left', now(), now())`,
      [id],
    ] as const;
  const both = [refund(first), refund(second), left(first, 1), left(second, 1)];
  expect(await saysOf(nothingTwice, both)).toBe('');
  expect(await saysOf(nothingTwice, [...both, left(first, 2)])).toBe(
    `disbursement ${first} was sent out by 2 attempts that left`,
  );
});

it('A channel that paid what the lender does not know of is found', async () => {
  const said = await saysOf(channelAgrees, [
    [`insert into sandbox_payout (id, state, amount) values (gen_random_uuid(), 'paid', 100)`],
  ]);
  expect(said).toMatch(/the channel has paid .* the lender says nothing and asks no more/u);
});

it('A channel that paid what the lender took for failed is found; what it asks for again is not', async () => {
  const id = randomUUID();
  const says = (state: string, nextAt: string | null) =>
    saysOf(channelAgrees, [
      [`insert into sandbox_payout (id, state, amount) values ($1, 'paid', 100)`, [id]],
      [
        `insert into payout_intent (payout_id, attempt, channel, account_id, state, intended_at, changed_at, sends, next_at)
         values ($1, 1, 'dragonpay', gen_random_uuid(), $2, now() - interval '1 hour', now(), 1, now() + $3::interval)`,
        [id, state, nextAt],
      ],
    ]);
  expect(await says('failed', null)).toBe(
    `the channel has paid ${id}, and the lender says failed and asks no more`,
  );
  expect(await says('sent', '2 minutes')).toBe('');
  expect(await says('unknown', '26 hours')).toMatch(/the lender says unknown and asks again at/u);
});

it('A line that is missing in the books is found', async () => {
  const said = await saysOf(booksTie, [
    ['delete from ledger_line where ctid in (select ctid from ledger_line limit 1)'],
  ]);
  expect(said).not.toBe('');
});

it('A loan that costs more than its agreement allows is found', async () => {
  const said = await saysOf(ceilingsKept, [
    [`update loan set agreement = jsonb_set(agreement, '{limits,mostCost}', '"1"')`],
  ]);
  expect(said).toMatch(/costs \d+, and its agreement allows 1/u);
});

const chase = (at: string) =>
  [
    `insert into message (id, market, borrower_id, kind, channel, sealed, written_at)
     values (gen_random_uuid(), 'ph', $1, 'late-reminder', 'sms', 'x', $2)`,
    [one.borrowerId, at],
  ] as const;

it('Who is chased at night, twice in a day or too often in a week is found', async () => {
  expect(await saysOf(contactRulesKept, [chase('2026-11-18T19:30:00Z')])).toContain('was chased at');
  const twice = [chase('2026-11-18T02:00:00Z'), chase('2026-11-18T06:00:00Z')];
  expect(await saysOf(contactRulesKept, twice)).toContain('was chased 2 times on 2026-11-18');
  const week = [16, 17, 18, 19].map((day) => chase(`2026-11-${day}T02:00:00Z`));
  expect(await saysOf(contactRulesKept, week)).toContain('4 times in the week of');
});

it('Money that leaves at the word of one person is found', async () => {
  const said = await saysOf(twoPeople, [
    [
      `insert into audit_log (id, actor_kind, actor_id, command, subject, outcome)
       values (gen_random_uuid(), 'staff', gen_random_uuid()::text, 'payout.release', 'batch:1', 'done')`,
    ],
  ]);
  expect(said).toMatch(/payout.release of batch:1 was done by .* alone/u);
});

it('A thing that went where no event leads is found, and one in no state of its table', async () => {
  const check = statesWithinTables();
  expect(await saysOf(check, [])).toBe('');
  expect(await saysOf(check, [[`update loan_order set state = 'draft' where state = 'paid-out'`]])).toMatch(
    /was paid-out and is draft/u,
  );
  const odd = await saysOf(statesWithinTables(), [
    ['alter table loan drop constraint loan_state_check'],
    [`update loan set state = 'sleeping'`],
  ]);
  expect(odd).toMatch(/is sleeping, which is no state/u);
});

it('What waits for the worker for good is found', async () => {
  const said = await saysOf(nothingWaits, [
    [
      `insert into outbox (topic, payload, audit_id, next_attempt_at)
       values ('message.deliver', '{}', gen_random_uuid(), now() - interval '1 hour')`,
    ],
  ]);
  expect(said).toContain('(message.deliver) waits: written');
});

it('A standby that took over unnoticed is found', async () => {
  const journal = new Journal();
  journal.promotions = 1;
  expect(await saysOf(promotionsNoticed, [], journal)).toBe(
    'a standby took over 1 times, and 0 were noticed',
  );
});

const request = (state: string) =>
  [
    `insert into approval_request (id, market, act, subject, input, asked_by, asked_at, deadline_at, state, decided_by, decided_at)
     values ('00000000-0000-4000-8000-00000000000a', 'ph', 'loan.waive', 'loan:1', '{}', gen_random_uuid(), now(), now(), $1,
       gen_random_uuid(), case when $1 = 'waiting' then null else now() end)`,
    [state],
  ] as const;

const attempt = (state: string) =>
  [
    `insert into payout_intent (payout_id, attempt, channel, account_id, state, intended_at, changed_at, sends)
     select id, 7, 'dragonpay', gen_random_uuid(), $1, now(), now(), 1 from payout limit 1`,
    [state],
  ] as const;

it.each([
  ['a request', [request('lapsed')], [request('waiting')], /request .* was lapsed and is waiting/u],
  [
    'a disbursement',
    [],
    [[`update payout set state = 'ordered', left_on = null where state = 'left'`]],
    /disbursement .* was left and is ordered/u,
  ],
  ['an attempt to disburse', [attempt('left')], [attempt('sent')], /attempt .*\/7 was left and is sent/u],
] as const)('Of %s too, what went where no event leads is found', async (_what, first, then, told) => {
  const check = statesWithinTables();
  expect(await saysOf(check, first)).toBe('');
  expect(await saysOf(check, then)).toMatch(told);
});

it('Every table whose states the database guards is looked at', async () => {
  const { rows } = await test.sql('select distinct machine from state_transition');
  expect(tablesWithStates).toEqual(expect.arrayContaining(rows.map(({ machine }) => machine)));
  expect(rows.length).toBeGreaterThan(6);
});

it('A line of the audit log that is in no chain waits, until it is', async () => {
  const waiting = `insert into audit_unsealed select id from audit_log limit 1`;
  expect(await saysOf(nothingWaits, [[waiting]])).toMatch(/line .* of the audit log is in no chain/u);
});

it('An entry, a line of the audit log or a signed day that was changed afterwards is found', async () => {
  expect(await saysOf(chainFits, [])).toBe('');
  expect(judged.get('links of the chain')).toBeGreaterThan(10);
  expect(await saysOf(chainFits, [[`update ledger_line set minor = minor * 2`]])).toMatch(
    /an entry is what was sealed/u,
  );
  expect(await saysOf(chainFits, [[`update audit_log set actor_id = 'somebody else'`]])).toMatch(
    /a line of the audit log is what was sealed/u,
  );
  await test.sql(`update business_clock set business_date = business_date + 1 where market = 'ph'`);
  expect(await daySigner(test.database, signing, () => {})()).toBeGreaterThan(0);
  expect(await saysOf(chainFits, [])).toBe('');
  expect(judged.get('signed days')).toBeGreaterThan(0);
  expect(await saysOf(chainFits, [['delete from chain_root']])).toMatch(/day’s root/u);
});

it('An alarm that no fault is a reason for is found, and one that a fault is is not', async () => {
  const alarm = (kind: string) =>
    [
      `insert into alarm (kind, about, detail, count) values ($1, 'loan.repay', 'the first', 2)`,
      [kind],
    ] as const;
  expect(await saysOf(noAlarmOfOurs, [alarm('clock-skew')])).toBe('');
  for (const kind of [
    'reply-sent-twice',
    'refused-but-changed',
    'unhandled-rejection',
    'chain-broken',
    'document-damaged',
  ])
    expect(await saysOf(noAlarmOfOurs, [alarm(kind)])).toBe(`${kind} about loan.repay: the first, 2 times`);
  const acknowledged = 'update alarm set acknowledged_at = now(), acknowledged_by = gen_random_uuid()';
  expect(await saysOf(noAlarmOfOurs, [alarm('chain-broken'), [acknowledged]])).toBe('');
});

it('A check says how many it had to judge', async () => {
  await saysOf(ceilingsKept, []);
  expect(judged.get('loans under a ceiling')).toBe(1);
  expect(judged.get('of them with late charges')).toBe(0);
  await saysOf(contactRulesKept, [chase('2026-11-18T02:00:00Z')]);
  expect(judged.get('contacts')).toBe(1);
  const act = (maker: string) =>
    [
      `insert into audit_log (id, actor_kind, actor_id, command, subject, outcome, maker_id)
       values (gen_random_uuid(), 'staff', gen_random_uuid()::text, 'credit.refund', 'loan:1', 'done', ${maker})`,
    ] as const;
  await saysOf(twoPeople, []);
  const alone = judged.get('acts on money by one') ?? 0;
  expect(judged.get('acts on money by two')).toBe(0);
  await saysOf(twoPeople, [act('gen_random_uuid()'), act('null')]);
  expect(judged.get('acts on money by two')).toBe(1);
  expect(judged.get('acts on money by one')).toBe(alone + 1);
});

it('A signed file that is missing, or not what its row says, is found', async () => {
  await signOffer(app, await offeredBorrower(app, 'ph'));
  await app.work();
  const kept = signedFilesKept(async () => app.borrowing);
  await saysOf(kept, []);
  expect(judged.get('signed files')).toBe(2);
  const other = 'f'.repeat(64);
  const elsewhere = `update signed_file set sha256 = $1, store_key = 'documents/ff/' || $1 where kind = 'agreement'`;
  expect(await saysOf(kept, [[elsewhere, [other]]])).toMatch(/the agreement of order .* is missing/u);
  const copied = `update signed_file f set sha256 = o.sha256, store_key = o.store_key from signed_file o
                  where f.kind = 'disclosure' and o.kind = 'agreement'`;
  const noKey = 'alter table signed_file drop constraint signed_file_store_key_key';
  expect(await saysOf(kept, [[noKey], [copied]])).toMatch(/the disclosure of order .* is changed/u);
});
