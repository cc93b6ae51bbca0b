import { randomUUID } from 'node:crypto';
import { latestClaimOf, listOpenBreaks } from '@candor/store/transfers';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PersonSeal } from '../../kernel/person-seal.ts';
import { runCommand } from '../../kernel/commands/run-command.ts';
import { LendingDesk } from '../../lending/loans/testing/lending-desk.ts';
import { createPayment } from '../payments/create-payment.ts';
import { refundPayment } from '../reversals/refund-payment.ts';
import { reversePayment } from '../reversals/reverse-payment.ts';
import { importStatement } from './import-statement.ts';
import { creditUnverified, matchMoney } from './match-money.ts';
import { moneyToMatch } from './money-to-match.ts';
import { paymentReference } from '../../kernel/references/payment-reference.ts';
import { refuseClaim } from './refuse-claim.ts';
import { submitPaymentProof } from './submit-payment-proof.ts';

const seal = new PersonSeal([Buffer.alloc(32, 5)]);
const now = () => new Date('2026-11-16T06:00:00Z');
const actor = { kind: 'staff', id: 'finance' } as const;

let desk: LendingDesk;
beforeAll(async () => {
  desk = await LendingDesk.open('in', '2026-11-16');
});
afterEach(() => expectBooksTie(desk.test));
afterAll(() => desk.test.drop());

type Asked = { paymentId: string; loanId: bigint; borrowerId: string; orderId: string };

/** A loan of its own, and a payment of it by transfer. */
async function ask(amount = 100_000n): Promise<Asked> {
  const loanId = await desk.lend({ amount: 2_000_000n, months: 12 });
  return askAgain(loanId, amount);
}

async function askAgain(loanId: bigint, amount = 100_000n): Promise<Asked> {
  const paymentId = randomUUID();
  const wanted = { meantFor: 'repayment', amount, surplus: 'keep' } as const;
  const expiresAt = new Date('2026-11-19T00:00:00Z');
  await desk.done(createPayment, { paymentId, loanId, channel: 'bank', wanted, expiresAt });
  const { rows } = await desk.test.sql('select borrower_id, order_id from loan where id = $1', [loanId]);
  return {
    paymentId,
    loanId,
    borrowerId: String(rows[0]?.['borrower_id']),
    orderId: String(rows[0]?.['order_id']),
  };
}

const claim = ({ paymentId, borrowerId }: Asked, utr: string) =>
  desk.done(submitPaymentProof(seal), { paymentId, borrowerId, market: 'in', utr, pictureId: null });

const read = (lines: readonly string[], isDryRun = false) => {
  const csv = ['Date,Reference,Credit,Narration', ...lines].join('\n');
  return importStatement({ database: desk.test.database, seal, now }, { market: 'in', csv, isDryRun }, actor);
};
const line = (reference: string, amount: string, narration = '') =>
  `2026-11-16,${reference},"${amount}",${narration}`;

const stateOf = async (paymentId: string) => {
  const { rows } = await desk.test.sql('select state from payment where id = $1', [paymentId]);
  return String(rows[0]?.['state']);
};
const paidOn = async (loanId: bigint) => {
  const { rows } = await desk.test.sql(
    'select coalesce(sum(amount), 0)::bigint as sum from allocation where loan_id = $1 and until_on is null',
    [loanId],
  );
  return BigInt(String(rows[0]?.['sum'] ?? 0));
};
const inSuspense = (market: 'in' | null = 'in') =>
  desk.test.database.withTransaction((tx) => moneyToMatch(tx, seal, market));
const claimOf = (paymentId: string) =>
  desk.test.database.withTransaction((tx) => latestClaimOf(tx, paymentId));

let number = 400_000_000_000;
const newUtr = () => String((number += 1));

describe('A7.7 · a number that a borrower gives', () => {
  it('is a claim until the bank shows it, and then credited for the payment that was claimed', async () => {
    const asked = await ask();
    const utr = newUtr();
    expect(await claim(asked, ` ${utr.slice(0, 4)} ${utr.slice(4)}`)).toEqual({
      claim: 'claimed',
      paymentId: asked.paymentId,
    });
    expect([await stateOf(asked.paymentId), await paidOn(asked.loanId)]).toEqual(['claimed', 0n]);
    expect(await read([line(utr, '1,000.00')])).toMatchObject({ credited: 1, waiting: 0, faults: [] });
    expect([await stateOf(asked.paymentId), await paidOn(asked.loanId)]).toEqual(['allocated', 100_000n]);
    expect(await claimOf(asked.paymentId)).toMatchObject({ utr, state: 'found' });
  });

  it('of a shape that no transfer has is refused, and kept', async () => {
    const asked = await ask();
    for (const utr of ['41234567890', '4123456789012', 'ABCDEFGHIJKLMNOP', '=412345678901']) {
      expect(await claim(asked, utr)).toMatchObject({ claim: 'utr_is_malformed' });
    }
    expect(await stateOf(asked.paymentId)).toBe('created');
    const { rows } = await desk.test.sql('select why from utr_claim where payment_id = $1', [
      asked.paymentId,
    ]);
    expect(rows.map(({ why }) => why)).toEqual(Array(4).fill('utr_is_malformed'));
  });

  it.each(['HDFCN52026111600', 'SBINR52026111600418712', '412345678901'])('may look like %s', async (utr) => {
    expect(await claim(await ask(), utr)).toMatchObject({ claim: 'claimed' });
  });

  it('and that another has given is refused and kept; the money then waits for a person, with both as candidates', async () => {
    const [first, second] = [await ask(), await ask()];
    const utr = newUtr();
    await claim(first, utr);
    expect(await claim(second, utr)).toMatchObject({ claim: 'utr_was_used' });
    expect(await read([line(utr, '1000.00')])).toMatchObject({ credited: 0, waiting: 1 });
    const money = (await inSuspense()).find(({ externalId }) => externalId === utr);
    const reasonsOf = (loanId: bigint) => money?.candidates.find((each) => each.loanId === loanId)?.reasons;
    expect(reasonsOf(first.loanId)).toContain('number_is_claimed');
    expect(reasonsOf(second.loanId)).toContain('number_was_claimed_in_vain');
    await desk.done(matchMoney, { paymentId: String(money?.paymentId), orderId: second.orderId });
    expect([await paidOn(first.loanId), await paidOn(second.loanId)]).toEqual([0n, 100_000n]);
    expect(await claimOf(first.paymentId)).toMatchObject({ state: 'refused', why: 'utr_was_used' });
  });

  it('ten times at once by two people is one claim and one credit', async () => {
    const [first, second] = [await ask(), await ask()];
    const utr = newUtr();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, k) => claim(k % 2 === 0 ? first : second, utr)),
    );
    const winners = new Set(
      answers.filter((each) => each.claim === 'claimed').map(({ paymentId }) => paymentId),
    );
    expect(winners.size).toBe(1);
    const readings = await Promise.all(Array.from({ length: 6 }, () => read([line(utr, '1000.00')])));
    expect(readings.reduce((sum, { credited, waiting }) => sum + credited + waiting, 0)).toBe(1);
    const { rows } = await desk.test.sql('select count(*)::int as n from payment where external_id = $1', [
      utr,
    ]);
    expect(rows[0]?.['n']).toBe(1);
  });

  it('that was credited before is refused, also to the one who paid it', async () => {
    const asked = await ask();
    const utr = newUtr();
    await claim(asked, utr);
    await read([line(utr, '1000.00')]);
    const again = await askAgain(asked.loanId);
    expect(await claim(again, utr)).toMatchObject({ claim: 'utr_was_used' });
    expect(await paidOn(asked.loanId)).toBe(100_000n);
  });

  it('may be replaced while nothing is found, and guessing ends after ten', async () => {
    const asked = await ask();
    const [wrong, right] = [newUtr(), newUtr()];
    await claim(asked, wrong);
    await claim(asked, right);
    expect(await claimOf(asked.paymentId)).toMatchObject({ utr: right, state: 'waiting' });
    await read([line(wrong, '1000.00')]);
    expect(await stateOf(asked.paymentId)).toBe('claimed');
    for (let k = 0; k < 8; k += 1) await claim(asked, newUtr());
    const { paymentId, borrowerId } = asked;
    const more = { paymentId, borrowerId, market: 'in', utr: newUtr(), pictureId: null } as const;
    expect(await desk.refused(submitPaymentProof(seal), more)).toMatchObject({
      refused: 'too_many_numbers_were_given',
    });
  });

  it('of another person’s payment is of none', async () => {
    const [asked, other] = [await ask(), await ask()];
    const theirs = {
      paymentId: asked.paymentId,
      borrowerId: other.borrowerId,
      market: 'in',
      utr: newUtr(),
      pictureId: null,
    } as const;
    expect(await desk.refused(submitPaymentProof(seal), theirs)).toMatchObject({
      refused: 'payment_is_unknown',
    });
  });

  it('of money that had come before is found at once, for what the payment was meant', async () => {
    const asked = await ask(123_400n);
    const utr = newUtr();
    expect(await read([line(utr, '1234.00', 'IMPS from a friend')])).toMatchObject({ waiting: 1 });
    const answer = await claim(asked, utr);
    expect(answer.claim).toBe('found');
    expect(answer.paymentId).not.toBe(asked.paymentId);
    expect([await stateOf(answer.paymentId), await paidOn(asked.loanId)]).toEqual(['allocated', 123_400n]);
    expect(await claimOf(asked.paymentId)).toMatchObject({ state: 'found', foundAs: answer.paymentId });
  });

  it('of money that carried another’s reference was used: it is theirs', async () => {
    const [thief, owner] = [await ask(55_500n), await ask(77_700n)];
    const utr = newUtr();
    await read([line(utr, '555.00', `CPZZZZZZZZZZ ${paymentReference(owner.paymentId)}`)]);
    expect(await paidOn(owner.loanId)).toBe(55_500n);
    expect(await claim(thief, utr)).toMatchObject({ claim: 'utr_was_used' });
    expect(await paidOn(thief.loanId)).toBe(0n);
  });
});

describe('A18.10 · a statement', () => {
  it('credits what carries our reference, as much as came, however the bank wrote it', async () => {
    const asked = await ask(90_000n);
    const name = paymentReference(asked.paymentId);
    const text = `UPI/${name.slice(0, 5)} ${name.slice(5).toLowerCase()}/oksbi`;
    expect(await read([line(newUtr(), '850.50', text)])).toMatchObject({ credited: 1 });
    expect([await stateOf(asked.paymentId), await paidOn(asked.loanId)]).toEqual(['allocated', 85_050n]);
  });

  it('does not believe a claim that the payer’s own words contradict', async () => {
    const [claimant, payer] = [await ask(64_000n), await ask(64_000n)];
    const utr = newUtr();
    await claim(claimant, utr);
    expect(await read([line(utr, '640.00', paymentReference(payer.paymentId))])).toMatchObject({
      waiting: 1,
    });
    expect([await paidOn(claimant.loanId), await paidOn(payer.loanId)]).toEqual([0n, 0n]);
  });

  it('leaves a claimed number with another amount to a person', async () => {
    const asked = await ask(91_100n);
    const utr = newUtr();
    await claim(asked, utr);
    expect(await read([line(utr, '911.01')])).toMatchObject({ credited: 0, waiting: 1 });
    const money = (await inSuspense()).find(({ externalId }) => externalId === utr);
    expect(money?.candidates).toEqual([
      { loanId: asked.loanId, orderId: asked.orderId, reasons: ['number_is_claimed', 'amount_differs'] },
    ]);
    await desk.done(matchMoney, { paymentId: String(money?.paymentId), orderId: asked.orderId });
    expect(await paidOn(asked.loanId)).toBe(91_101n);
    expect(await claimOf(asked.paymentId)).toMatchObject({ state: 'found' });
  });

  it('read twice, or with a number twice, credits once; a dry run says the same and changes nothing', async () => {
    const asked = await ask(71_000n);
    const [one, two] = [newUtr(), newUtr()];
    const lines = [
      line(one, '710.00', paymentReference(asked.paymentId)),
      line(one, '710.00'),
      line(two, '3.33'),
      line(two, '4.44'),
    ];
    const would = await read(lines, true);
    expect(await paidOn(asked.loanId)).toBe(0n);
    const did = await read(lines);
    expect(would).toEqual(did);
    expect(did).toMatchObject({ lines: 4, credited: 1, waiting: 1, known: 1, faults: [{ line: 5 }] });
    expect(await read(lines.slice(0, 3))).toMatchObject({ credited: 0, waiting: 0, known: 3, faults: [] });
    expect(await paidOn(asked.loanId)).toBe(71_000n);
    const differences = await desk.test.database.withTransaction((tx) => listOpenBreaks(tx, 'in'));
    expect(differences.filter(({ reference }) => reference === two)).toMatchObject([
      { kind: 'other-amount', ours: 333n, theirs: 444n },
    ]);
  });

  it('names a line that has a day to come, and one whose money was taken back', async () => {
    const asked = await ask(72_000n);
    const utr = newUtr();
    await read([line(utr, '720.00', paymentReference(asked.paymentId))]);
    await desk.done(reversePayment, { paymentId: asked.paymentId, why: 'taken-back' });
    const again = await read([line(utr, '720.00'), `2026-12-01,${newUtr()},1.00,`]);
    expect(again).toMatchObject({ credited: 0, waiting: 0, known: 0, faults: [{ line: 2 }, { line: 3 }] });
    expect(await paidOn(asked.loanId)).toBe(0n);
  });

  it('takes a number on another day for other money, and keeps every amount that came under one', async () => {
    const [utr, next] = [newUtr(), '2026-11-15'];
    const lines = [
      line(utr, '6.66'),
      `${next},${utr},6.66,`,
      line(utr, '7.77'),
      line(utr, '8.88'),
      line(utr, '8.88'),
    ];
    const would = await read(lines, true);
    const did = await read(lines);
    expect(would).toEqual(did);
    expect(did).toMatchObject({ credited: 0, waiting: 1, known: 0 });
    expect(did.faults.map((fault) => fault.line)).toEqual([3, 4, 5, 6]);
    const differences = await desk.test.database.withTransaction((tx) => listOpenBreaks(tx, 'in'));
    const found = differences.filter(({ reference }) => reference === utr);
    expect(found.map(({ kind, theirs }) => [kind, theirs]).toSorted()).toEqual([
      ['other-amount', 777n],
      ['other-amount', 888n],
      ['other-day', 666n],
    ]);
  });

  it('puts what names a loan on that loan', async () => {
    const asked = await ask();
    const { applicationReference } = await import('../../kernel/references/application-reference.ts');
    expect(await read([line(newUtr(), '12.00', applicationReference(asked.orderId))])).toMatchObject({
      credited: 1,
    });
    expect(await paidOn(asked.loanId)).toBe(1_200n);
  });
});

describe('A18.11 · a person', () => {
  it('may grant a claim before any statement; when it comes, the number is known', async () => {
    const asked = await ask(81_000n);
    const utr = newUtr();
    await claim(asked, utr);
    expect(await desk.done(creditUnverified, { paymentId: asked.paymentId, orderId: null })).toMatchObject({
      state: 'allocated',
    });
    expect(await read([line(utr, '810.00')])).toMatchObject({ credited: 0, known: 1 });
    expect(await paidOn(asked.loanId)).toBe(81_000n);
  });

  it('may grant it under a number that the bank writes in parts, or shows with another day: it counts once', async () => {
    const asked = await ask(84_000n);
    await claim(asked, 'HDFC-N520-2611-1601');
    await desk.done(creditUnverified, { paymentId: asked.paymentId, orderId: null });
    const shown = `2026-11-15,HDFC/N520-26111601,840.00,${paymentReference(asked.paymentId)}`;
    expect(await read([shown])).toMatchObject({ credited: 0, waiting: 0, known: 1, faults: [] });
    expect(await paidOn(asked.loanId)).toBe(84_000n);
  });

  it('may refuse one; another number can be given then', async () => {
    const asked = await ask(82_000n);
    await claim(asked, newUtr());
    expect(await desk.done(refuseClaim, { paymentId: asked.paymentId })).toMatchObject({ state: 'refused' });
    const utr = newUtr();
    expect(await claim(asked, utr)).toMatchObject({ claim: 'claimed' });
    expect(await read([line(utr, '820.00')])).toMatchObject({ credited: 1 });
  });

  it('sends back what is nobody’s, and can’t put it on a loan then', async () => {
    const utr = newUtr();
    await read([line(utr, '9.99')]);
    const money = (await inSuspense()).find(({ externalId }) => externalId === utr);
    const paymentId = String(money?.paymentId);
    await desk.done(refundPayment, { paymentId, refundId: randomUUID() });
    const asked = await ask();
    expect(await desk.refused(matchMoney, { paymentId, orderId: asked.orderId })).toMatchObject({
      refused: 'only_received_money_is_allocated',
    });
  });

  it('and a statement at the same moment credit once', async () => {
    const asked = await ask(83_000n);
    const utr = newUtr();
    await claim(asked, utr);
    const input = { paymentId: asked.paymentId, orderId: null };
    await Promise.all([
      ...Array.from({ length: 4 }, () =>
        runCommand(desk.test.database, creditUnverified, { actor, input, now: now() }),
      ),
      ...Array.from({ length: 4 }, () => read([line(utr, '830.00')])),
    ]);
    expect(await paidOn(asked.loanId)).toBe(83_000n);
  });
});

describe('A7.7 · the day of a claim', () => {
  const receivedOn = async (paymentId: string) =>
    (await desk.test.sql('select received_on from payment where id = $1', [paymentId])).rows[0]?.[
      'received_on'
    ];

  it('is the day that the money counts from, however late a person grants it', async () => {
    const asked = await ask(85_000n);
    await claim(asked, newUtr());
    await desk.moveTo('2026-11-17');
    await desk.done(creditUnverified, { paymentId: asked.paymentId, orderId: null });
    expect(await receivedOn(asked.paymentId)).toBe('2026-11-16');
  });

  it('has room for twenty numbers of a borrower, for however many payments', async () => {
    const first = await ask();
    const others = [await askAgain(first.loanId), await askAgain(first.loanId)] as const;
    for (const asked of [first, others[0]]) for (let k = 0; k < 10; k += 1) await claim(asked, newUtr());
    const { paymentId, borrowerId } = others[1];
    const more = { paymentId, borrowerId, market: 'in', utr: newUtr(), pictureId: null } as const;
    expect(await desk.refused(submitPaymentProof(seal), more)).toMatchObject({
      refused: 'too_many_numbers_were_given',
    });
    expect(await claim(await ask(), newUtr())).toMatchObject({ claim: 'claimed' });
    await desk.moveTo('2026-11-18');
    expect(await claim(others[1], newUtr())).toMatchObject({ claim: 'claimed' });
  });
});
