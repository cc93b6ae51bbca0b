import { randomUUID } from 'node:crypto';
import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import { openClearingAccounts } from '@candor/services/payments/bank';
import { advanceMandates } from '@candor/services/payments/mandates';
import { repayingBorrower } from '@candor/simulator/borrowers';
import { businessDay, openLender, simulateLender, type SimulatedLender } from '@candor/simulator/lender';
import { createTestDatabase, type TestDatabase } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Journal, type Stop } from '../journal.ts';
import type { Check } from './check.ts';
import {
  debitedAsOwed,
  debitedAsTold,
  debitedOnce,
  debitsBooked,
  debitsKnown,
  debitsStop,
  mandatesAgree,
} from './debits.ts';
import { nothingWaits } from './queues.ts';
import { saysOfPlanted, type Planted } from './testing/planted.ts';

let test: TestDatabase;
let app: SimulatedLender;
let loanId: string;
let dueOn: string;
let mandateId: string;
let debit: { readonly id: string; readonly reference: string; readonly amount: number };

/** Somebody whose first due was debited: told, requested, paid by the sandbox's wallet, and booked. */
beforeAll(async () => {
  test = await createTestDatabase();
  app = await simulateLender({ ...test, drop: async () => {} });
  await openLender(app);
  await openClearingAccounts(app.borrowing);
  const one = await repayingBorrower(app, 'ph');
  loanId = one.loanId;
  const headers = { 'idempotency-key': randomUUID() };
  const asked = await app.post('loan/autopay-ask', { loanId, scheme: 'wallet' }, { ...one.who, headers });
  mandateId = asked.json().link.split('/').at(-1);
  for (const { mandates } of app.borrowing.collectChannels.ph)
    await mandates?.account?.act(mandateId, 'allow');
  await advanceMandates(app.borrowing);
  dueOn = (await app.get(`loan/autopay?loanId=${loanId}`, one.who)).json().dues[0].dueOn;
  const from = await businessDay(app, 'ph');
  const to = dateOfDayNumber(dayNumber(dueOn as CalendarDate) + 1);
  await app.post('sandbox/clock-move', { market: 'ph', from, to });
  await app.work();
  const { rows } = await test.sql(
    `select p.id::text, p.external_id as reference, p.amount::integer from payment p join mandate_notice n on n.payment_id = p.id`,
  );
  debit = rows[0] as typeof debit;
});
afterAll(async () => {
  await app.close();
  await test.drop({ booksTie: false });
});

const judged = new Map<string, number>();
const saysOf = (check: Check, planted: Planted = [], journal = new Journal()) =>
  saysOfPlanted(test.owner, check, { planted, journal, since: new Date(0), place: null, judged });

/** As the wallet and the borrower would have written it down. */
function ordinary(): Journal {
  const journal = new Journal();
  journal.debited.set(debit.id, debit);
  journal.mandates.set(mandateId, 'active');
  return journal;
}

it.each(
  Object.entries({
    debitedOnce,
    debitedAsOwed,
    debitedAsTold,
    debitsStop,
    debitsBooked,
    mandatesAgree,
    debitsKnown,
  }),
)('%s has nothing to say of a debit that went as it should', async (_name, check) => {
  expect(await saysOf(check, [], ordinary())).toBe('');
});

it('Each says how many it had to judge', async () => {
  const counts: [Check, string][] = [
    [debitedOnce, 'debits that were collected'],
    [debitedAsTold, 'debits that were requested'],
    [debitsBooked, 'debits that the channel told of'],
    [mandatesAgree, 'mandates here and there'],
  ];
  for (const [check, what] of counts) {
    await saysOf(check, [], ordinary());
    expect([what, judged.get(what)]).toEqual([what, 1]);
  }
});

it('A due that two debits count for is found, and one that more counts for than was told', async () => {
  const again = `insert into mandate_try (debit_id, n, payment_id, requested_at, outcome, ended_at)
    select debit_id, 2, payment_id, now(), 'collected', now() from mandate_try`;
  expect(await saysOf(debitedOnce, [[again]])).toMatch(/was collected by 2 tries/u);
  const less = 'update mandate_notice set amount = amount - 1';
  expect(await saysOf(debitedOnce, [[less]])).toMatch(/debits of \d+ count, and \d+ was told/u);
});

it.each([
  [
    'more than the due',
    'update payment set amount = amount * 2 where loan_id is not null',
    /was requested for the/u,
  ],
  ['more than the mandate allows', 'update mandate set most_per_debit = 1', /and 1 is allowed/u],
  [
    'another amount than was told',
    'update mandate_notice set amount = amount - 1',
    /was requested, \d+ was told/u,
  ],
  ['another amount at the channel', 'update sandbox_debit set amount = 1', /the channel was asked for 1 of/u],
])('A debit of %s is found', async (_what, planted, told) => {
  expect(await saysOf(debitedAsOwed, [[planted]])).toMatch(told);
});

const toldOn = (day: string) =>
  `update audit_log set facts = facts || jsonb_build_object('on', ${day}) where command = 'mandate.advance-debit' and facts ->> 'did' = 'notify'`;

it.each([
  ['on the same day', () => toldOn(`'${dueOn}'`), /was requested on (\S+), told on \1/u],
  ['never', () => `delete from audit_log where facts ->> 'did' = 'notify'`, /told on no day/u],
  ['for a later day', () => `update mandate_notice set first_on = first_on + 1`, /told on \S+ for/u],
  ['without a phone that rang', () => 'update mandate_notice set told_at = null', /and no phone rang/u],
  [
    'to the borrower alone',
    () => 'update mandate_notice set announced_at = null',
    /not told to the channel/u,
  ],
])('A debit that was told %s is found', async (_when, planted, told) => {
  expect(await saysOf(debitedAsTold, [[planted()]])).toMatch(told);
});

describe('A debit that was requested after', () => {
  const after = async (stop: Partial<Stop>) => {
    const journal = new Journal();
    journal.stops.push({ loanId, act: 'cancel', dueOn: null, from: new Date(0), until: null, ...stop });
    return saysOf(debitsStop, [], journal);
  };

  it.each(['cancel', 'pause', 'skip'] as const)('a %s was acknowledged is found', async (act) => {
    expect(await after({ act, dueOn: act === 'skip' ? dueOn : null })).toMatch(
      new RegExp(`was requested at .* and ${act} was acknowledged at`, 'u'),
    );
    expect(judged.get('autopay stopped')).toBe(1);
  });

  it('the borrower wanted it again, or of another due, is not; nor one before', async () => {
    expect(await after({ act: 'pause', until: new Date(1) })).toBe('');
    expect(await after({ act: 'skip', dueOn: '2030-01-01' })).toBe('');
    expect(await after({ from: new Date('2100-01-01') })).toBe('');
  });
});

it.each([
  ['is not there', `update payment set external_id = 'another'`],
  ['is in no entry', `update ledger_entry set natural_key = 'x' || natural_key`],
  ['is on no loan', 'update allocation set until_on = counts_from'],
  ['was never received', `update payment set state = 'failed'`],
  ['is of another amount', 'update payment set amount = amount + 1'],
])('Money of a debit that the channel told of and that %s is found', async (_what, planted) => {
  expect(await saysOf(debitsBooked, [[planted]], ordinary())).toMatch(/the channel debited \d+ as payment/u);
});

it('Money of a debit that waits to be sent back is where it should be', async () => {
  const waits = `update payment set state = 'received', loan_id = null`;
  expect(
    await saysOf(debitsBooked, [[waits], ['update allocation set until_on = counts_from']], ordinary()),
  ).toBe('');
});

it('A mandate that stands otherwise at the channel, which told so, is found', async () => {
  const journal = new Journal();
  journal.mandates.set(mandateId, 'ended');
  const ended = `update sandbox_mandate set state = 'ended'`;
  expect(await saysOf(mandatesAgree, [[ended]], journal)).toMatch(/is ended at the channel.* here active/u);
  expect(await saysOf(mandatesAgree, [[ended]])).toBe('');
  const asked = `update mandate set state = 'asked'`;
  expect(await saysOf(mandatesAgree, [[asked]], ordinary())).toMatch(
    /is active at the channel.* here asked/u,
  );
});

it('A mandate that ended here and runs there for good is found, and one of which nobody knows here', async () => {
  const cancelled = (lookAt: string) =>
    saysOf(mandatesAgree, [[`update mandate set state = 'cancelled', look_at = ${lookAt}`]]);
  expect(await cancelled('null')).toMatch(/here cancelled, and looked at no more/u);
  expect(await cancelled(`now() + interval '2 days'`)).toMatch(/here cancelled, and looked at again at/u);
  expect(await cancelled(`now() + interval '1 minute'`)).toBe('');
  const there = 'update mandate set ended_there_at = now()';
  expect(await saysOf(mandatesAgree, [[there]])).toMatch(/ended there as well/u);
  const stranger = `insert into sandbox_mandate (id, scheme, most, state) values ('stranger', 'wallet', 1, 'active')`;
  expect(await saysOf(mandatesAgree, [[stranger]])).toMatch(/mandate stranger is active .* here not there/u);
  const left = 'update mandate set look_at = null';
  expect(await saysOf(mandatesAgree, [[left]])).toMatch(/and nobody looks at it/u);
});

it('What the channel debited and nobody here asks for any more is found, unless it still says so', async () => {
  const failed = [`update payment set state = 'failed', loan_id = null`] as const;
  const told = /has debited payment .* is failed, and asked for no more/u;
  expect(await saysOf(debitsKnown, [failed])).toMatch(told);
  const open = ['update mandate_try set outcome = null, ended_at = null'] as const;
  const soon = [`update mandate set look_at = now() + interval '1 hour'`] as const;
  expect(await saysOf(debitsKnown, [failed, open, soon])).toBe('');
  const journal = new Journal();
  journal.untold.add(debit.id);
  expect(await saysOf(debitsKnown, [failed], journal)).toBe('');
});

it('A mandate that is due waits for the worker', async () => {
  const due = `update mandate set look_at = now() - interval '1 minute'`;
  expect(await saysOf(nothingWaits, [[due]])).toMatch(/mandate .* is active and due/u);
});
