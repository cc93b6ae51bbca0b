import { randomUUID } from 'node:crypto';
import { repayingBorrower, type RepayingBorrower, pay } from '@candor/simulator/borrowers';
import { openLender, simulateLender, type SimulatedLender } from '@candor/simulator/lender';
import { createTestDatabase, type TestDatabase } from '@candor/store/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Journal } from '../journal.ts';
import { booksTie } from './books.ts';
import type { Check } from './check.ts';
import { ceilingsKept, contactRulesKept, twoPeople } from './law.ts';
import { moneyArrived, nothingLost } from './nothing-lost.ts';
import { channelAgrees, nothingTwice } from './nothing-twice.ts';
import { nothingWaits, promotionsNoticed } from './queues.ts';
import { statesWithinTables } from './states.ts';

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
});
afterAll(async () => {
  await app.close();
  await test.drop({ booksTie: false });
});

const since = new Date('2026-01-01T00:00:00Z');
class Undone extends Error {}

/** What a check says of a world in which something was planted past every guard; nothing of it stays. */
async function saysOf(
  check: Check,
  planted: readonly (readonly [text: string, values?: readonly unknown[]])[],
  journal = new Journal(),
): Promise<string> {
  let said: readonly string[] = [];
  await test.owner
    .withTransaction(async (tx) => {
      await tx.query({ text: 'set local session_replication_role = replica' });
      for (const [text, values = []] of planted) await tx.query({ text, values });
      said = await check({ tx, journal, since });
      throw new Undone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
  return said.join('\n');
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

it('A channel that paid what the lender does not know of is found', async () => {
  const said = await saysOf(channelAgrees, [
    [`insert into sandbox_payout (id, state, amount) values (gen_random_uuid(), 'paid', 100)`],
  ]);
  expect(said).toMatch(/the channel has paid .* the lender says nothing/u);
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
  expect(said).toContain('(message.deliver) waits, never tried');
});

it('A standby that took over unnoticed is found', async () => {
  const journal = new Journal();
  journal.promotions = 1;
  expect(await saysOf(promotionsNoticed, [], journal)).toBe(
    'a standby took over 1 times, and 0 were noticed',
  );
});
