import { randomUUID } from 'node:crypto';
import { fillNameWords } from '@candor/services/customers/borrowers';
import { receivePayment } from '@candor/services/payments/payments';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { problemIn } from '../../http/testing/problem-in.ts';
import { giveName, repayingBorrower, type RepayingBorrower } from '@candor/simulator/borrowers';
import { keyed, done, openShop, liveTo, type Who } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../../testing/identity-app.ts';
import {
  approveAsSeen,
  bookedBy,
  decideOn,
  expectBooked,
  seeApproval,
  shownEntryOf,
} from '../../testing/preview-is-booked.ts';
import { nothingAlone, staffMember, staffSession } from '@candor/simulator/staff';

let app: IdentityApp;
let paolo: Who;
let lina: Who;
let auditor: Who;
beforeAll(async () => {
  app = await identityApp();
  await openShop(app);
  const paoloId = await staffMember(app, 'paolo@lender.example', ['finance']);
  const linaId = await staffMember(app, 'lina@lender.example', ['controller']);
  await nothingAlone(app, ['finance'], [paoloId, linaId]);
  paolo = await staffSession(app, paoloId);
  lina = await staffSession(app, linaId);
  auditor = await staffSession(app, await staffMember(app, 'audit@lender.example', ['auditor']));
});
afterEach(() => expectBooksTie(app.test));
afterAll(() => app.close());

const reason = 'The bank confirmed it';
const act = async (call: string, body: object, who = paolo) =>
  app.post(`console/${call}`, { reason, ...body }, keyed(who));
const read = async (call: string, who = paolo) => (await app.get(`console/${call}`, who)).json();
const statement = async (rows: readonly string[], isDryRun = false) =>
  (
    await app.post(
      'console/statement-read',
      { market: 'in', csv: ['Date,Reference,Credit,Narration', ...rows].join('\n'), isDryRun },
      keyed(paolo),
    )
  ).json();
const toMatch = () => read('money-to-match?market=in');
const inLedger = () => read('suspense?market=in');
const inSuspense = async (number: string) =>
  (await toMatch()).money.find((row: { number: string | null }) => row.number === number);
const effectOf = (paymentId: string, loanId: string) =>
  read(`money-effect?paymentId=${paymentId}&loanId=${loanId}`);
/** Matched after its effect was seen, as the console does. */
const match = async (paymentId: string, loanId: string, who = paolo) => {
  const { seen } = await effectOf(paymentId, loanId);
  return act('money-match', { paymentId, loanId, seen: seen || 'f'.repeat(32) }, who);
};
const account = {
  kind: 'bank',
  institution: 'HDFC0000001',
  number: '004512341234',
  holder: 'Payer Of It',
  proof: 'Letter of the payer with a copy of the passbook',
  files: [{ name: 'passbook.pdf', base64: Buffer.from('%PDF-1.4\nletter\n%%EOF').toString('base64') }],
};
const owedBy = async ({ loanId, who }: RepayingBorrower) =>
  (await app.get(`loan/details-yd?orderId=${loanId}`, who)).json().loan.owed;

describe('money that comes in', () => {
  it('A15.55, A15.56, A15.45 · a statement is seen before it counts, its line errors are named, and it counts once', async () => {
    const rows = ['2026-11-16,500000000001,125.00,UPI FROM NOBODY', '05/11/2026,500000000002,10.00,', 'x'];
    const seen = await statement(rows, true);
    expect(seen).toMatchObject({
      lines: 3,
      waiting: 1,
      rows: [{ line: 2, number: '500000000001', amount: 12_500, outcome: 'waiting' }],
      faults: [{ line: 3 }, { line: 4 }],
    });
    expect(await inSuspense('500000000001')).toBeUndefined();
    await statement(rows);
    expect((await statement(rows)).known).toBe(1);
    const incoming = (await read('money-incoming?market=in')).items;
    expect(incoming.filter(({ number }: { number: string }) => number === '500000000001')).toHaveLength(1);
    expect((await read('statements?market=in')).items[0]).toMatchObject({ state: 'received', foundBy: null });
    // A15.307: also while nobody knows whose it is.
    expect((await read('find?market=in&find=5000000000')).payments).toMatchObject([
      { number: '500000000001', amount: 12_500, state: 'received' },
    ]);
    const suspense = await inLedger();
    expect(suspense).toMatchObject({ ties: true });
    expect(suspense.ledger).toBe(suspense.payments);
  });

  it('A15.46, A15.47, A15.48, A15.49 · what was shown before is what happens: figures and entries', async () => {
    const one = await repayingBorrower(app, 'in');
    const before = await owedBy(one);
    await statement(['2026-11-16,500000000010,1000.00,NEFT FROM A FRIEND']);
    const { paymentId } = await inSuspense('500000000010');
    const alone = await read(`money-candidates?paymentId=${paymentId}`);
    expect(alone).toMatchObject({ market: 'in', kind: 'money', memo: 'NEFT FROM A FRIEND', candidates: [] });
    const found = await read(`money-candidates?paymentId=${paymentId}&find=${one.loanId}`);
    expect(found.candidates).toMatchObject([{ loanId: one.loanId, isFound: true, strength: 'weak' }]);
    // A part of the name is enough; a name that nobody has finds nobody.
    const phone = `+91${one.phone.replace(/^0/u, '')}`;
    await giveName(app, { market: 'in', phone }, { givenName: 'Kamala', familyName: 'Venkatesan' });
    await fillNameWords(app.borrowing);
    const named = await read(`money-candidates?paymentId=${paymentId}&find=venka`);
    expect(named.candidates).toContainEqual(expect.objectContaining({ loanId: one.loanId, isFound: true }));
    expect((await read(`money-candidates?paymentId=${paymentId}&find=Nobody`)).candidates).toEqual([]);
    const effect = await read(`money-effect?paymentId=${paymentId}&loanId=${one.loanId}`);
    expect(effect).toMatchObject({ refusedFor: null, before: { owed: before }, countsFrom: '2026-11-16' });
    const parts = effect.goesTo.reduce((sum: number, part: { amount: number }) => sum + part.amount, 0);
    expect(parts).toBe(100_000);
    const lines = (entries: { lines: { number: number; minor: number }[] }[]) =>
      entries.flatMap(({ lines: each }) => each.map(({ number, minor }) => [number, minor]));
    expect(lines(effect.entries)[0]).toEqual([2030, 100_000]);
    expect(await owedBy(one)).toBe(before);

    const unseen = { paymentId, loanId: one.loanId, seen: 'f'.repeat(32) };
    expect(problemIn(await act('money-match', unseen)).code).toBe('figures_have_changed');
    await expectBooked(app, effect.entries.map(shownEntryOf), async () => {
      expect((await match(paymentId, one.loanId)).json()).toMatchObject({ state: 'allocated' });
    });
    expect(await owedBy(one)).toBe(effect.after.owed);
    const { items } = await read(`journal?market=in&subject=payment:${paymentId}`);
    const [placed] = items;
    expect(lines([placed])).toEqual(lines(effect.entries));

    const { market, causes, acts } = await read(`entry?entryId=${placed.entryId}`, auditor);
    expect(market).toBe('in');
    expect(causes.map(({ kind, id }: { kind: string; id: string }) => [kind, id])).toEqual(
      expect.arrayContaining([
        ['payment', paymentId],
        ['loan', one.loanId],
      ]),
    );
    expect(acts).toMatchObject([{ actor: 'Rina Santos', command: 'payment.match' }]);

    const { approvalId } = (await act('money-take-off', { paymentId })).json();
    expect(await owedBy(one)).toBe(effect.after.owed);
    const { preview } = await read(`approval?requestId=${approvalId}`, lina);
    const verdict = { requestId: approvalId, verdict: 'agree', seen: preview.seen };
    expect((await app.post('console/approval-decide', verdict, keyed(lina))).json()).toMatchObject({
      state: 'done',
    });
    expect(await owedBy(one)).toBe(before);
    expect((await inLedger()).ties).toBe(true);
  });

  it('A15.48 · what goes to the borrower’s credit is what the books and the loan get, interest that is given back with it', async () => {
    const one = await repayingBorrower(app, 'in');
    const credit = async () =>
      (await app.test.sql('select credit::text as credit from loan where order_id = $1', [one.loanId]))
        .rows[0]?.['credit'];
    // Two months are paid ahead with their interest; then so much comes that the loan ends, and that interest
    // is given back.
    const owed = await owedBy(one);
    const sums = [Math.round(owed / 2), owed];
    for (const [nth, sum] of sums.entries()) {
      const number = `50000000007${nth}`;
      await statement([`2026-11-16,${number},${(sum / 100).toFixed(2)},AHEAD`]);
      const { paymentId } = await inSuspense(number);
      const effect = await effectOf(paymentId, one.loanId);
      const before = Number(await credit());
      const goesTo = (of: number): number =>
        effect.goesTo.find((row: { number: number }) => row.number === of)?.amount ?? 0;
      expect(effect.goesTo.reduce((all: number, row: { amount: number }) => all + row.amount, 0)).toBe(sum);
      const booked = await bookedBy(app, () => match(paymentId, one.loanId));
      const inBooks = booked
        .flatMap((entry) => entry.lines)
        .filter(({ account: name }) => name.startsWith('2020 '))
        .reduce((all, { side, amount }) => all + (side === 'credit' ? amount : -amount), 0);
      expect(goesTo(2020)).toBe(inBooks);
      expect(Number(await credit()) - before).toBe(inBooks);
    }
  });

  it('A15.50 · money for two loans is divided, and each part is matched by itself', async () => {
    const [one, two] = [await repayingBorrower(app, 'in'), await repayingBorrower(app, 'in')];
    await statement(['2026-11-16,500000000020,1500.00,BOTH SISTERS']);
    const { paymentId } = await inSuspense('500000000020');
    const wrong = await act('money-split', { paymentId, amounts: [100_000, 40_000] });
    expect(problemIn(wrong)).toMatchObject({ code: 'money_cannot_change_so' });
    const { parts } = (await act('money-split', { paymentId, amounts: [100_000, 50_000] })).json();
    expect((await inLedger()).ties).toBe(true);
    expect(await read(`money-candidates?paymentId=${parts[0]}`)).toMatchObject({
      memo: 'BOTH SISTERS',
      money: { number: '500000000020' },
    });
    // Both stand in the place of the whole, one after the other, under the bank's number.
    const { money } = await read('money-to-match?market=in');
    const places = money.map((row: { paymentId: string }) => row.paymentId);
    expect(places.indexOf(parts[1])).toBe(places.indexOf(parts[0]) + 1);
    expect(money[places.indexOf(parts[1])]).toMatchObject({ number: '500000000020', isPart: true });
    const [before, after] = [await owedBy(one), await owedBy(two)];
    expect((await match(parts[0], one.loanId)).statusCode).toBe(200);
    expect((await match(parts[1], two.loanId)).statusCode).toBe(200);
    expect(await owedBy(one)).toBeLessThan(before);
    expect(await owedBy(two)).toBeLessThan(after);
    // The whole keeps its number: the bank's line counts nothing a second time.
    expect((await statement(['2026-11-16,500000000020,1500.00,BOTH SISTERS'])).known).toBe(1);
    expect(problemIn(await match(paymentId, one.loanId)).code).toBe('money_cannot_change_so');
  });

  it('A15.51, A15.54 · nobody sends money back alone, nor agrees to what they asked for', async () => {
    await statement(['2026-11-16,500000000030,80.00,WRONG HOUSE']);
    const { paymentId } = await inSuspense('500000000030');
    const of = { is: 'payment', paymentId };
    expect(problemIn(await act('money-refund', { of })).detail).toContain('no account to go to');
    const { approvalId } = (await act('money-refund', { of, account })).json();
    const asked = await read(`approval?requestId=${approvalId}`, lina);
    expect(JSON.stringify(asked)).toContain('2030 Suspense');
    const verdict = (seen: string) => ({ requestId: approvalId, verdict: 'agree', word: '', seen });
    const { seen } = asked.preview;
    const own = await app.post('console/approval-decide', verdict(seen), keyed(paolo));
    expect(own.statusCode).toBe(403);
    expect(await inSuspense('500000000030')).toBeDefined();
    const agreed = await app.post('console/approval-decide', verdict(seen), keyed(lina));
    expect(agreed.json()).toMatchObject({ state: 'done' });
    expect(await inSuspense('500000000030')).toBeUndefined();
    const { refunds } = await read('refunds?market=in');
    expect(refunds[0]).toMatchObject({ paymentId, amount: 8_000, state: 'ordered' });
    const [sent] = (await read(`journal?market=in&event=refund&subject=payment:${paymentId}`)).items;
    const traced = await read(`entry?entryId=${sent.entryId}`, auditor);
    expect(traced.acts).toMatchObject([{ command: 'payment.refund' }]);
    await app.work();
    // It goes like any disbursement, to the account that both saw.
    const { payoutId } = refunds[0];
    expect(await read(`payout?payoutId=${payoutId}`)).toMatchObject({
      market: 'in',
      needsAccount: false,
      account: { masked: '•••• 1234', holder: 'Payer Of It' },
      payout: { concern: null, state: 'sent' },
    });
    app.pass(30);
    await app.work();
    expect((await read('refunds?market=in')).refunds[0]).toMatchObject({ state: 'left' });
  });

  it('A15.51 · of one payment one refund waits at a time, to whatever account', async () => {
    await statement(['2026-11-16,500000000091,90.00,WRONG HOUSE']);
    const of = { is: 'payment', paymentId: (await inSuspense('500000000091')).paymentId };
    const ask = (number: string) => act('money-refund', { of, account: { ...account, number } });
    expect((await ask('004512341234')).json()).toMatchObject({ outcome: 'asked' });
    expect(problemIn(await ask('004512349999')).detail).toContain('is asked for already');
  });

  it('A15.53, A15.202 · a claim that no statement shows is credited by two people with proof, or refused', async () => {
    const one = await repayingBorrower(app, 'in');
    const claim = async (utr: string) => {
      const wish = { loanId: one.loanId, choice: 'own', amount: 20_000, payTypeId: 'bank:upi' };
      const sheet = (await app.post('loan/generate-code-yd', wish, keyed(one.who))).json();
      await app.post('loan/submit-utr-yd', { paymentId: sheet.paymentId, utr }, keyed(one.who));
      return sheet.paymentId as string;
    };
    const [right, wrong] = [await claim('611111111111'), await claim('622222222222')];
    const { claims } = await toMatch();
    expect(claims.map(({ utr }: { utr: string }) => utr)).toEqual(['611111111111', '622222222222']);
    expect(claims[0]).toMatchObject({ money: 'not-on-a-statement', loan: { loanId: one.loanId } });
    const effect = await read(`money-effect?paymentId=${right}&loanId=${one.loanId}`);
    expect(effect.entries.map(({ event }: { event: string }) => event)).toEqual(['receive', 'allocate']);
    expect(effect).toMatchObject({ needsApproval: true });
    // One person may match what a statement shows, and nothing else.
    const alone = await act('money-match', { paymentId: right, loanId: one.loanId, seen: effect.seen });
    expect(problemIn(alone).detail).toContain('No statement shows this money');
    const wish = { paymentId: right, loanId: one.loanId };
    const { approvalId: bare } = (await act('claim-credit', wish)).json();
    expect((await seeApproval(app, bare, lina)).preview?.checks).toContainEqual(
      expect.objectContaining({ is: 'broken', words: expect.stringContaining('No proof is attached') }),
    );
    const { approvalId } = (await act('claim-credit', { ...wish, proof: 'HDFC-771204' })).json();
    expect((await decideOn(app, approvalId, paolo, { seen: 'f'.repeat(32) })).statusCode).toBe(403);
    await approveAsSeen(app, approvalId, lina);
    expect((await read(`money-candidates?paymentId=${right}`)).money.state).toBe('allocated');
    // What still waits about it would have to be decided or withdrawn before anybody matches it.
    await app.post('console/approval-answer', { requestId: bare, is: 'withdraw' }, keyed(paolo));
    // Taken off its loan it is still on no statement: nobody moves it to another loan alone.
    const off = (await act('money-take-off', { paymentId: right })).json();
    if (off.approvalId !== null) await approveAsSeen(app, off.approvalId, lina);
    expect(problemIn(await match(right, one.loanId)).detail).toContain('No statement shows this money');
    expect((await act('claim-refuse', { paymentId: wrong })).json()).toMatchObject({ state: 'refused' });
    expect((await toMatch()).claims).toEqual([]);
  });

  it('A15.57, A15.58 · a difference is explained with a reason that stays', async () => {
    await statement(['2026-11-16,500000000040,70.00,ONE']);
    await statement(['2026-11-16,500000000040,90.00,ANOTHER']);
    const { items } = await read('differences?market=in');
    expect(items[0]).toMatchObject({ kind: 'other-amount', ours: 7_000, theirs: 9_000 });
    const { differenceId: id } = items[0];
    expect((await act('difference-settle', { of: 'difference', id, how: 'explain' })).json()).toEqual({ id });
    expect((await read('differences?market=in')).items).toEqual([]);
    const again = await act('difference-settle', { of: 'difference', id, how: 'explain' });
    expect(again.statusCode).toBe(404);
  });

  it('A15.47 · what a colleague has taken is theirs to decide; others read', async () => {
    const one = await repayingBorrower(app, 'in');
    await statement(['2026-11-16,500000000060,20.00,HELD']);
    const { paymentId } = await inSuspense('500000000060');
    const take = { market: 'in', queue: 'money', itemId: paymentId };
    const ruth = await staffSession(app, await staffMember(app, 'ruth@lender.example', ['finance']));
    expect((await app.post('console/queue-take', take, keyed(ruth))).statusCode).toBe(200);
    expect((await read(`money-candidates?paymentId=${paymentId}`)).taken).toMatchObject({
      name: 'Rina Santos',
    });
    expect(problemIn(await match(paymentId, one.loanId)).code).toBe('item_is_taken');
    expect(problemIn(await act('money-split', { paymentId, amounts: [1_000, 1_000] })).code).toBe(
      'item_is_taken',
    );
    expect((await match(paymentId, one.loanId, ruth)).statusCode).toBe(200);
  });

  it('A15 · what the bank wrote is text, and a reason is always asked', async () => {
    await statement(['2026-11-16,500000000050,11.00,<script>alert(1)</script>']);
    const { paymentId } = await inSuspense('500000000050');
    expect((await read(`money-candidates?paymentId=${paymentId}`)).memo).toBe('<script>alert(1)</script>');
    const mute = await app.post('console/money-take-off', { paymentId, reason: '  ' }, keyed(paolo));
    expect(mute.statusCode).toBe(400);
  });
});

describe('the books', () => {
  it('A15.61, A15.62, A15.64, A15.65 · tie, are filtered, and a closed month takes nothing more', async () => {
    const balance = await read('trial-balance?market=in', auditor);
    expect(balance).toMatchObject({ ties: true, asOf: '2026-11-16' });
    expect(balance.debit).toBeGreaterThan(0);
    const { items } = await read('journal?market=in&account=2030&event=receive&from=2026-11-16', auditor);
    expect(items.length).toBeGreaterThan(3);
    for (const entry of items) expect(entry.event).toBe('receive');
    const many = Array.from({ length: 45 }, (_, place) => `2026-11-16,5100000000${10 + place},1.00,MANY`);
    await statement(many);
    const first = await read('journal?market=in');
    expect(first.nextCursor).not.toBeNull();
    const second = await read(`journal?market=in&cursor=${first.nextCursor}`);
    expect(Number(second.items[0].entryId)).toBeLessThan(Number(first.items.at(-1).entryId));

    expect(await read('periods?market=in')).toMatchObject({ next: '2026-10-31', closedThrough: null });
    const early = await act('period-close', { market: 'in', through: '2026-11-16' });
    expect(problemIn(early).detail).toContain('not over');
    const { approvalId } = (await act('period-close', { market: 'in', through: '2026-10-31' })).json();
    expect(await read('periods?market=in')).toMatchObject({ closedThrough: null, asked: { approvalId } });
    const shown = await approveAsSeen(app, approvalId, lina);
    // Everything in suspense came in November: it is no matter of October.
    expect(shown.checks.map(({ words }) => words)).toContain(
      'No unapplied cash of the period is in suspense',
    );
    expect(shown.terms).toContainEqual(expect.objectContaining({ name: 'Difference' }));
    expect(await read('periods?market=in')).toMatchObject({
      next: null,
      closedThrough: '2026-10-31',
      asked: null,
      closings: [{ through: '2026-10-31', preparedBy: 'Rina Santos', approvedBy: 'Rina Santos' }],
    });
    expect((await app.post('console/period-close', {}, keyed(auditor))).statusCode).toBe(403);
  });

  it('A15.46, A15.59 · suspense ties also for money of a channel', async () => {
    await done(app, receivePayment, {
      paymentId: randomUUID(),
      market: 'ph',
      channel: 'dragonpay',
      externalId: 'DP-77',
      amount: 150_000n,
      receivedOn: '2026-11-16' as never,
      loanId: null,
    });
    const { money } = await read('money-to-match?market=ph');
    expect(await read('suspense?market=ph')).toMatchObject({
      ledger: 150_000,
      payments: 150_000,
      count: 1,
      ties: true,
    });
    expect(money).toMatchObject([{ number: 'DP-77', candidates: 0, dueAt: '2026-11-17T10:00:00.000Z' }]);
  });
});

describe('a claim that is looked at a day later', () => {
  it('A15.48 · counts from the day that the borrower said so, as was shown', async () => {
    const one = await repayingBorrower(app, 'in');
    const wish = { loanId: one.loanId, choice: 'own', amount: 20_000, payTypeId: 'bank:upi' };
    const { paymentId } = (await app.post('loan/generate-code-yd', wish, keyed(one.who))).json();
    await app.post('loan/submit-utr-yd', { paymentId, utr: '644444444444' }, keyed(one.who));
    await liveTo(app, 'in', '2026-11-17');
    const effect = await read(`money-effect?paymentId=${paymentId}&loanId=${one.loanId}`);
    expect(effect).toMatchObject({ refusedFor: null, countsFrom: '2026-11-16' });
    const credit = { paymentId, loanId: one.loanId, proof: 'HDFC-771205' };
    const { approvalId } = (await act('claim-credit', credit)).json();
    await approveAsSeen(app, approvalId, lina);
    const { rows } = await app.test.sql('select counts_from::text as on from allocation where by = $1', [
      paymentId,
    ]);
    expect(rows).toEqual([{ on: effect.countsFrom }]);
  });
});
