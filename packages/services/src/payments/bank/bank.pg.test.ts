import { randomUUID } from 'node:crypto';
import { accountLabel } from '@candor/domain/ledger';
import { openClearingAccount } from '@candor/store/ledger';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { PersonSeal } from '../../kernel/person-seal.ts';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import { LendingDesk, day } from '../../lending/loans/testing/lending-desk.ts';
import { receivePayment } from '../payments/receive-payment.ts';
import { reversePayment } from '../reversals/reverse-payment.ts';
import { importStatement } from '../transfers/import-statement.ts';
import { openBankAccount, recordMovement, type RecordMovement } from './bank-acts.ts';
import { openClearingAccounts } from './open-clearing-accounts.ts';
import { postLine, type LineMeaning } from './post-line.ts';
import { readBankDay, seeBankLine } from './read-bank-day.ts';
import { signOffBank } from './sign-off-act.ts';

const seal = new PersonSeal([Buffer.alloc(32, 7)]);
const finance = { kind: 'staff', id: 'finance' } as const;
const statementDay = '2026-11-17';
let desk: LendingDesk;
let clock = new Date('2026-11-18T00:20:00Z');

beforeAll(async () => {
  desk = await LendingDesk.open('ph', '2026-11-16');
});
afterEach(() => expectBooksTie(desk.test));
afterAll(() => desk.test.drop());

const parts = () => ({ database: desk.test.database, seal, now: () => clock });
const read = (csv: string, isDryRun = false, confirm = false) =>
  importStatement(parts(), { market: 'ph', csv, isDryRun, file: 'bdo.csv', confirm }, finance);
const dayOf = (on: string) => readBankDay(desk.test.database, seal, 'ph', day(on));
const see = (lineId: bigint, meaning?: LineMeaning) => seeBankLine(desk.test.database, seal, lineId, meaning);
const collect = async (amount: bigint, externalId: string, channel = 'dragonpay') =>
  (
    await desk.done(receivePayment, {
      ...(await desk.money(amount, { paymentId: randomUUID(), externalId, channel })),
      loanId: null,
    })
  ).paymentId;
const balance = async (number: number) => {
  const { rows } = await desk.test.sql(
    `select coalesce(sum(minor), 0)::text as minor from ledger_balance where account = $1 and market = 'ph'`,
    [number],
  );
  return BigInt(String(rows[0]?.['minor']));
};
const reader = () => ({ parts: {} as LendingDeps, now: clock });
const agreed = () => ({ ...reader(), by: ['asker', 'checker'] as const, reason: 'as the report says' });

/** Shows what an act of two would post, then does it: both must be the same, entry by entry. */
async function byTwo<Input extends RecordMovement>(input: Input) {
  const seen = await desk.test.database.withTransaction((tx) => recordMovement.preview(tx, input));
  if ('refused' in seen) return seen;
  const done = await desk.test.database.withTransaction((tx) => recordMovement.carryOut(tx, input, agreed()));
  if ('refused' in done) return done;
  const { rows } = await desk.test.sql(
    `select a.number, a.name, case when l.minor > 0 then 'debit' else 'credit' end as side,
       abs(l.minor)::text as amount
     from ledger_line l join ledger_account a on a.number = l.account where l.entry_id = $1 order by l.n`,
    [String(done.facts['entry'])],
  );
  const booked = rows.map(({ number, name, side, amount }) => ({
    account: `${number} ${accountLabel({ number: Number(number), name: String(name) })}`,
    side,
    amount,
  }));
  expect(seen.postings).toEqual(booked);
  return done;
}

function doneBy(answer: Awaited<ReturnType<typeof byTwo>>) {
  if ('refused' in answer) throw new Error(answer.refused);
  return answer.facts;
}

const byHand = (over: Partial<RecordMovement>): RecordMovement => ({
  market: 'ph',
  is: 'remittance',
  amount: '0',
  on: statementDay,
  proof: 'DP-R1',
  channel: null,
  cost: null,
  party: null,
  lineId: null,
  ...over,
});

const head = 'Date,Reference,Debit,Credit,Balance,Description';

it('a day: payments are collected, the remittance is read and settled with its fee, and the account ties to the bank’s closing balance', async () => {
  await collect(100_000n, 'DP-1');
  await collect(250_000n, 'DP-2');
  await collect(150_000n, 'DP-3');
  expect(await balance(1100)).toBe(500_000n);
  await desk.moveTo(statementDay);
  await desk.lend({ amount: 800_000n, months: 3 });
  const paidOut = await balance(1010);
  const out = String(-paidOut / 100n);
  await collect(80_000n, 'DP-4');
  await desk.moveTo('2026-11-18');
  const left = (amount: number) => (5_000_000 + amount).toFixed(2);
  const sums = [1_860, 4_950, -250, 312.44, -Number(out)];
  const after = sums.map((_, at) => left(sums.slice(0, at + 1).reduce((sum, one) => sum + one, 0)));
  const csv = [
    head,
    `2026-11-17,,,,5000000.00,Opening balance`,
    `2026-11-17,IP2026111701,,1860.00,${after[0]},INSTAPAY LIEZL NAVARRO`,
    `2026-11-17,,,4950.00,${after[1]},DRAGONPAY CORP REMIT 1117`,
    `2026-11-17,,250.00,,${after[2]},SERVICE CHARGE INSTAPAY`,
    `2026-11-17,,,312.44,${after[3]},INTEREST CREDIT NET OF TAX`,
    `2026-11-17,DISB0318,${out}.00,,${after[4]},DISB FILE 318 DEBIT`,
    `2026-11-17,,,,${after[4]},Closing balance`,
  ].join('\n');

  expect((await dayOf(statementDay)).gaps).toEqual([
    'No statement of this day was imported',
    'The bank account has no opening balance yet',
  ]);
  expect(await read(csv)).toMatchObject({ lines: 5, waiting: 1, others: 4, faults: [] });
  expect(await read(csv)).toMatchObject({ lines: 5, known: 1, faults: [] });
  expect(await balance(1102)).toBe(0n);

  const { offer } = await dayOf(statementDay);
  expect(offer).toEqual({ on: statementDay, balance: 500_000_000n });
  const opening = { market: 'ph', on: statementDay, balance: '500000000', proof: 'bdo.csv' } as const;
  const opened = await desk.test.database.withTransaction((tx) =>
    openBankAccount.carryOut(tx, opening, agreed()),
  );
  expect(opened).not.toHaveProperty('refused');

  const before = await dayOf(statementDay);
  expect(before.proof).toMatchObject({
    difference: 0n,
    bank: {
      opening: 500_000_000n,
      credits: 3,
      debits: 2,
      closing: BigInt(Math.round(Number(after[4]) * 100)),
    },
    // The transfer among them is in the books of today, on which it was read.
    books: { notInBooksCount: 3, notInBooks: 501_244n, bookedLaterCount: 1, bookedLater: 186_000n },
  });
  expect(before.gaps).toEqual(['3 on the statement and not in the books']);
  // The disbursement was found in the books by itself; the transfer was settled when it was read.
  const open = before.lines.filter(({ entryId }) => entryId === null);
  expect(open.map(({ kind }) => kind)).toEqual(['remittance', 'charge', 'interest']);

  for (const { id, kind } of open) {
    const seen = await see(id);
    if (!seen?.mark) throw new Error(`nothing fits: ${JSON.stringify(seen?.refused)}`);
    if (kind === 'remittance')
      expect(seen.remittance).toMatchObject({ gross: 500_000n, cost: 5_000n, payments: 3, missing: null });
    const input = { lineId: id, meaning: seen.meaning, seen: seen.mark };
    if (seen.takesTwo)
      expect(await desk.refused(postLine(seal), input)).toMatchObject({ refused: 'money_out_takes_two' });
    const { amount, valueOn } = seen.line;
    const two = { is: 'charge', amount: String(amount), on: valueOn, lineId: String(id) } as const;
    const entry = seen.takesTwo
      ? String(doneBy(await byTwo(byHand(two)))['entry'])
      : (await desk.done(postLine(seal), input)).entry;
    const { rows } = await desk.test.sql(
      `select account::int as number, minor::text from ledger_line where entry_id = $1 order by n`,
      [entry],
    );
    expect(seen.entry?.lines.map(({ number, minor }) => ({ number, minor: String(minor) }))).toEqual(rows);
    expect(await desk.refused(postLine(seal), input)).toMatchObject({ refused: 'bank_line_is_booked' });
  }
  const tied = await dayOf(statementDay);
  expect(tied.gaps).toEqual([]);
  // All of it was booked a day after the bank's own: the day that had ended stays as it was.
  expect(tied.proof).toMatchObject({
    difference: 0n,
    books: { notInBooks: 0n, notInBooksCount: 0, bookedLater: 687_244n, bookedLaterCount: 4 },
    bank: { notAtBank: 0n },
  });
  expect(tied.proof?.books.adjusted).toBe(tied.proof?.bank.closing);
  expect([await balance(1100), await balance(5020), await balance(5040), await balance(4090)]).toEqual([
    80_000n,
    5_000n,
    25_000n,
    -31_244n,
  ]);
  expect(tied.ages).toMatchObject([{ channel: 'dragonpay', balance: 80_000n, oneDay: 80_000n, older: 0n }]);
});

it('a file whose closing balance does not follow from its lines is refused with both figures, and one with a wrong line too', async () => {
  const wrong = [
    head,
    '2026-11-18,,,,100.00,Opening balance',
    '2026-11-18,IP2026111801,,50.00,150.00,A',
    '2026-11-18,,,,160.00,Closing balance',
  ].join('\n');
  const said = await read(wrong);
  expect(said).toMatchObject({ credited: 0, waiting: 0 });
  expect(said.faults[0]?.sentence).toContain(
    'The closing balance is 160.00, but the opening balance of 100.00',
  );
  expect(said.faults[0]?.sentence).toContain('come to 150.00');
  const broken = [head, '2026-11-18,IP2026111802,,50.00,150.00,A', '2026-11-18,IP2026111803,,50.00,190.00,B'];
  expect((await read(broken.join('\n'))).faults[0]).toMatchObject({
    line: 3,
    sentence: expect.stringContaining('Its balance is 190.00, but 150.00 before it and 50.00 come to 200.00'),
  });
  const { rows } = await desk.test.sql(
    `select count(*)::int as n from bank_line where reference like 'IP202611180%'`,
  );
  expect(rows).toEqual([{ n: 0 }]);
  const reversed = [
    head,
    '2026-11-18,IP2026111805,,50.00,200.00,B',
    '2026-11-18,IP2026111804,,50.00,150.00,A',
  ];
  expect((await read(reversed.join('\n'), true, true)).faults).toEqual([]);
});

it('a short remittance names the payment that is missing, and it stays in clearing', async () => {
  await collect(100_000n, 'DP-5');
  await collect(170_000n, 'DP-6');
  await desk.moveTo('2026-11-19');
  clock = new Date('2026-11-19T02:00:00Z');
  // DP-4, DP-5 and DP-6 at 15.00 each, by two people, so that the next remittance has a cost to go by; DP-7
  // and DP-8 come after.
  expect(
    await byTwo(byHand({ channel: 'dragonpay', amount: '345500', cost: '4500', on: '2026-11-18' })),
  ).not.toHaveProperty('refused');
  await collect(60_000n, 'DP-7');
  await collect(40_000n, 'DP-8');
  await read([head, '2026-11-19,,,585.00,,DRAGONPAY REMIT'].join('\n'));
  const { lines } = await dayOf('2026-11-19');
  const line = lines.find(({ amount }) => amount === 58_500n);
  const seen = await see(line!.id);
  expect(seen?.remittance).toMatchObject({
    gross: 60_000n,
    cost: 1_500n,
    payments: 1,
    isCostKnown: true,
    missing: { reference: 'DP-8', amount: 40_000n },
  });
  await desk.done(postLine(seal), { lineId: line!.id, meaning: seen!.meaning, seen: seen!.mark! });
  expect(await balance(1100)).toBe(40_000n);
});

it('by hand it takes two people and a proof, is recorded once, and its line is matched to it when it comes', async () => {
  await collect(500_000n, 'DP-9');
  const report = byHand({
    channel: 'dragonpay',
    amount: '539000',
    cost: '1000',
    proof: 'DP-R2',
    on: '2026-11-19',
  });
  expect(await byTwo({ ...report, cost: '2000' })).toMatchObject({ refused: 'remittance_fits_no_payments' });
  expect(await byTwo({ ...report, on: '2026-12-01' })).toMatchObject({ refused: 'day_is_in_the_future' });
  expect(await byTwo(report)).not.toHaveProperty('refused');
  expect(await byTwo(report)).toMatchObject({ refused: 'remittance_fits_no_payments' });
  await desk.moveTo('2026-11-20');
  clock = new Date('2026-11-20T02:00:00Z');
  await read([head, '2026-11-20,,,5390.00,,DRAGONPAY REMIT R2'].join('\n'));
  const { lines } = await dayOf('2026-11-20');
  const line = lines.find(({ amount }) => amount === 539_000n);
  const seen = await see(line!.id);
  expect(seen?.meaning).toMatchObject({ is: 'match' });
  const cash = await balance(1010);
  await desk.done(postLine(seal), { lineId: line!.id, meaning: seen!.meaning, seen: seen!.mark! });
  expect(await balance(1010)).toBe(cash);
});

it('what would be booked otherwise by now is not booked unseen', async () => {
  await collect(90_000n, 'DP-10');
  await read([head, '2026-11-20,,,890.00,,DRAGONPAY REMIT R3'].join('\n'));
  const line = (await dayOf('2026-11-20')).lines.find(({ amount }) => amount === 89_000n);
  const seen = await see(line!.id);
  expect(seen?.remittance).toMatchObject({ payments: 1, gross: 90_000n });
  const input = { lineId: line!.id, meaning: seen!.meaning, seen: '0'.repeat(32) };
  expect(await desk.refused(postLine(seal), input)).toMatchObject({ refused: 'figures_have_changed' });
});

it('a channel that nobody has seen before collects, and is settled', async () => {
  const channel = {
    id: 'gcash',
    payTypes: async () => [],
    makeCode: async () => ({ refused: 'channel_is_down' }) as const,
    ask: async () => ({ is: 'waiting' }) as const,
  };
  const unknown = {
    ...(await desk.money(33_000n, { paymentId: randomUUID(), externalId: 'G-1', channel: 'gcash' })),
    loanId: null,
  };
  expect(await desk.refused(receivePayment, unknown)).toMatchObject({ refused: 'channel_is_unknown' });
  const open = { database: desk.test.database, collectChannels: { ph: [channel], in: [channel] } };
  await openClearingAccounts(open);
  await openClearingAccounts(open);
  await desk.done(receivePayment, unknown);
  await read([head, '2026-11-20,,,325.00,,GCASH SETTLEMENT'].join('\n'));
  const line = (await dayOf('2026-11-20')).lines.find(({ amount }) => amount === 32_500n);
  expect(line).toMatchObject({ kind: 'remittance', channel: 'gcash' });
  const seen = await see(line!.id);
  await desk.done(postLine(seal), { lineId: line!.id, meaning: seen!.meaning, seen: seen!.mark! });
  const { rows } = await desk.test.sql(
    `select number from ledger_account where code = 'channel-clearing:gcash'`,
  );
  expect(rows).toHaveLength(1);
  expect(await balance(Number(rows[0]?.['number']))).toBe(0n);
  await desk.test.database.withTransaction((tx) => openClearingAccount(tx, 'gcash'));
});

it('a transfer that the bank returns leaves the account by its own line', async () => {
  await read([head, '2026-11-20,IP2026112077,,700.00,,INSTAPAY JUAN'].join('\n'));
  const cash = await balance(1010);
  const { rows } = await desk.test.sql(`select id from payment where external_id = 'IP2026112077'`);
  await desk.done(reversePayment, { paymentId: String(rows[0]?.['id']), why: 'taken-back' });
  expect(await balance(1102)).toBe(-70_000n);
  await read([head, '2026-11-20,IP2026112077,700.00,,,RETURNED INSTAPAY JUAN'].join('\n'));
  expect([await balance(1102), await balance(1010)]).toEqual([0n, cash - 70_000n]);
});

it('what is no lending takes two people, by its line, and brings the account back to the bank', async () => {
  await read([head, '2026-11-20,RENT2026,20000.00,,,OFFICE RENT NOVEMBER'].join('\n'));
  const line = (await dayOf('2026-11-20')).lines.find(({ amount }) => amount === -2_000_000n);
  const input = byHand({ is: 'other', amount: '-2000000', proof: 'Lease 14', lineId: String(line!.id) });
  expect(await byTwo({ ...input, amount: '-1900000' })).toMatchObject({ refused: 'entries_do_not_add_up' });
  expect(await byTwo(input)).not.toHaveProperty('refused');
  expect(await byTwo(input)).toMatchObject({ refused: 'bank_line_is_booked' });
  expect((await dayOf('2026-11-20')).proof?.difference).toBe(0n);
});

it('of two entries of the same amount the oldest is proposed, and either is matched by its line', async () => {
  const amounts = { is: 'other', amount: '-77700', on: '2026-11-20' } as const;
  const first = doneBy(await byTwo(byHand({ ...amounts, proof: 'Lease 15' })))['entry'];
  const second = doneBy(await byTwo(byHand({ ...amounts, proof: 'Lease 16' })))['entry'];
  await read([head, '2026-11-20,L15,777.00,,,PARKING A', '2026-11-20,L16,777.00,,,PARKING B'].join('\n'));
  const lines = (await dayOf('2026-11-20')).lines.filter(({ amount }) => amount === -77_700n);
  expect(lines).toHaveLength(2);
  const seen = await see(lines[0]!.id);
  expect(seen?.candidates.map(({ entryId }) => String(entryId))).toEqual(
    expect.arrayContaining([String(first), String(second)]),
  );
  expect(seen?.meaning).toEqual({ is: 'match', entryIds: [BigInt(String(first))] });
  expect(seen?.refused).toBeNull();
  for (const [at, entry] of [second, first].entries()) {
    const meaning = { is: 'match', entryIds: [BigInt(String(entry))] } as const;
    const chosen = await see(lines[at]!.id, meaning);
    await desk.done(postLine(seal), { lineId: lines[at]!.id, meaning, seen: chosen!.mark! });
  }
  expect((await dayOf('2026-11-20')).proof?.difference).toBe(0n);
});

it('a reconciled day is signed off by a second person, and is read only then', async () => {
  const [maker, checker] = [randomUUID(), randomUUID()];
  for (const [id, name] of [
    [maker, 'marco'],
    [checker, 'lina'],
  ])
    await desk.test.sql(
      `insert into staff (id, email, name, state, made_at) values ($1, $2 || '@lender.example', $2, 'invited', now())`,
      [id, name],
    );
  const context = { ...reader(), by: [maker, checker] as const, reason: 'it ties' };
  const sign = (on: string) =>
    desk.test.database.withTransaction((tx) => signOffBank.carryOut(tx, { market: 'ph', on }, context));
  expect(await sign('2099-01-01')).toMatchObject({ refused: 'bank_day_is_not_over' });
  const today = await desk.today();
  const tied: string[] = [];
  for (let on = statementDay; on < today; on = next(on)) {
    const { proof, gaps } = await dayOf(on);
    const isTied = proof?.difference === 0n && gaps.length === 0;
    const answer = await sign(on);
    expect('refused' in answer).toBe(!isTied);
    if (isTied) tied.push(on);
  }
  expect(tied.length).toBeGreaterThan(0);
  const on = tied[0]!;
  expect((await dayOf(on)).signOff).toMatchObject({ preparerName: 'marco', approverName: 'lina' });
  expect(await sign(on)).toMatchObject({ refused: 'bank_day_is_signed_off' });
  // A file that has a line more of that day is stopped whole.
  const lines = Number((await desk.test.sql('select count(*) from bank_line')).rows[0]?.['count']);
  const answer = await read([head, `${on},IPLATE0001,,10.00,,CAME LATER`].join('\n'));
  expect(answer.faults[0]?.sentence).toContain(`signed off for ${on}`);
  expect(Number((await desk.test.sql('select count(*) from bank_line')).rows[0]?.['count'])).toBe(lines);
});

const next = (on: string) => new Date(Date.parse(`${on}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
