import { randomUUID } from 'node:crypto';
import { receivePayment } from '@candor/services/payments/payments';
import { runCommand } from '@candor/services/kernel/commands';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { keyed, type Who, openLender } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../../testing/identity-app.ts';
import { staffMember, staffSession } from '@candor/simulator/staff';

let app: IdentityApp;
let paolo: Who;
let lina: Who;
let carla: Who;
let auditor: Who;

beforeAll(async () => {
  app = await identityApp();
  paolo = await staffSession(app, await staffMember(app, 'paolo@lender.example', ['finance']));
  carla = await staffSession(app, await staffMember(app, 'carla@lender.example', ['finance']));
  lina = await staffSession(app, await staffMember(app, 'lina@lender.example', ['controller']));
  auditor = await staffSession(app, await staffMember(app, 'audit@lender.example', ['auditor']));
  await openLender(app);
});
afterEach(() => expectBooksTie(app.test));
afterAll(() => app.close());

const reason = 'As the bank shows it';
const read = async (call: string, who = paolo) => (await app.get(`console/${call}`, who)).json();
const post = async (call: string, body: object, who = paolo) => {
  const answer = await app.post(`console/${call}`, body, keyed(who));
  return { status: answer.statusCode, body: answer.json() };
};
const today = async () => (await read('bank-day?market=ph')).today as string;

async function collect(amount: bigint, externalId: string): Promise<void> {
  const receivedOn = (await today()) as never;
  const paymentId = randomUUID();
  const input = {
    paymentId,
    market: 'ph',
    channel: 'dragonpay',
    externalId,
    amount,
    receivedOn,
    loanId: null,
  } as const;
  const answer = await runCommand(app.test.database, receivePayment, {
    input,
    actor: { kind: 'channel', id: 'dragonpay' },
  });
  expect(answer.kind).toBe('done');
}

async function agree(requestId: string, who: Who) {
  const shown = await read(`approval?requestId=${requestId}`, lina);
  const body = { requestId, verdict: 'agree', word: '', seen: shown.preview?.seen ?? shown.seen };
  return post('approval-decide', body, who);
}

type Line = { readonly lineId: string; readonly amount: number; readonly valueOn: string };

/** Money that left: alone nothing is booked; then one asks and an approver agrees. */
async function byTwo({ as, line }: { as: string; line: Line }, alone: { status: number; body: unknown }) {
  expect([alone.status, alone.body]).toEqual([
    409,
    expect.objectContaining({ detail: expect.stringContaining('is booked by two people') }),
  ]);
  const none = { channel: null, cost: null, party: null };
  const { lineId, amount, valueOn: on } = line;
  const wish = { market: 'ph', is: as, amount, on, proof: 'Line of the statement', ...none, lineId, reason };
  const { approvalId } = (await post('bank-ask', wish)).body;
  expect((await agree(approvalId, paolo)).status).toBeGreaterThanOrEqual(400);
  expect((await agree(approvalId, lina)).body).toMatchObject({ state: 'done' });
  const { lines } = await read(`bank-day?market=ph&on=${on}`);
  return lines.find((each: { lineId: string }) => each.lineId === lineId).bookedAs[0].entryId as string;
}

describe('A15.240 to A15.243 · the bank account', () => {
  it('a whole day: collected, remitted, read, settled by one, opened by two, and tied to the closing balance', async () => {
    await collect(100_000n, 'DP-1');
    await collect(250_000n, 'DP-2');
    const on = await today();
    expect(await read(`bank-day?market=ph&on=${on}`)).toMatchObject({
      proof: null,
      gaps: ['No statement of this day was imported', 'The bank account has no opening balance yet'],
      ages: [{ account: 1100, channel: 'dragonpay', balance: 350_000, today: 350_000, ties: true }],
    });
    const csv = [
      'Date,Reference,Debit,Credit,Balance,Description',
      `${on},,,,1000.00,Opening balance`,
      `${on},,,3470.00,4470.00,DRAGONPAY CORP REMIT`,
      `${on},,25.00,,4445.00,SERVICE CHARGE`,
      `${on},,,,4445.00,Closing balance`,
    ].join('\n');
    const wrong = csv.replace('4445.00,Closing', '4500.00,Closing');
    const refused = await post('statement-read', { market: 'ph', csv: wrong, isDryRun: false });
    expect(refused.body).toMatchObject({ credited: 0, others: 0 });
    expect(refused.body.faults[0].sentence).toContain('4500.00');
    const file = { market: 'ph', csv, file: 'bdo.csv' };
    const preview = await post('statement-read', { ...file, isDryRun: true });
    expect(preview.body).toMatchObject({ lines: 2, others: 2, opening: 100_000, closing: 444_500 });
    expect((await read(`bank-day?market=ph&on=${on}`)).lines).toEqual([]);
    expect((await post('statement-read', { ...file, isDryRun: false })).status).toBe(200);

    const { offer, lines } = await read(`bank-day?market=ph&on=${on}`);
    expect(offer).toEqual({ on, balance: 100_000 });
    const opening = {
      market: 'ph',
      is: 'opening',
      amount: 100_000,
      on,
      proof: 'bdo.csv',
      channel: null,
      cost: null,
      party: null,
      lineId: null,
      reason,
    };
    const asked = await post('bank-ask', opening);
    expect(asked.status).toBe(200);
    // Nobody agrees to their own, and who may only ask can't agree to a colleague's.
    expect((await agree(asked.body.approvalId, paolo)).status).toBeGreaterThanOrEqual(400);
    expect((await agree(asked.body.approvalId, carla)).status).toBeGreaterThanOrEqual(400);
    expect((await agree(asked.body.approvalId, lina)).body).toMatchObject({ state: 'done' });

    for (const { lineId } of lines) {
      const shown = await read(`bank-line?lineId=${lineId}`);
      expect(shown.refusedFor).toBeNull();
      const act = {
        lineId,
        as: shown.as,
        seen: shown.seen,
        reason,
        ...(shown.line.channel && { channel: shown.line.channel }),
      };
      expect((await post('bank-line-post', act, auditor)).status).toBe(403);
      expect((await post('bank-line-post', { ...act, seen: 'x' })).body).toMatchObject({
        detail: expect.stringContaining('no longer'),
      });
      const done = await post('bank-line-post', act);
      const entryId = shown.takesTwo ? await byTwo(shown, done) : done.body.entryId;
      const entry = await read(`entry?entryId=${entryId}`, auditor);
      expect(
        entry.entry.lines.map(({ number, minor }: { number: number; minor: number }) => [number, minor]),
      ).toEqual(
        shown.entry.lines.map(({ number, minor }: { number: number; minor: number }) => [number, minor]),
      );
    }
    const tied = await read(`bank-day?market=ph&on=${on}`, auditor);
    expect(tied).toMatchObject({
      gaps: [],
      ages: [],
      proof: {
        difference: 0,
        bank: { closing: 444_500, adjusted: 444_500 },
        books: { balance: 444_500, adjusted: 444_500 },
      },
    });
  });

  it('a remittance that stands on no line needs the controller, and is recorded once', async () => {
    await collect(90_000n, 'DP-9');
    const on = await today();
    const asked = {
      market: 'ph',
      is: 'remittance',
      amount: 88_500,
      on,
      proof: 'DP-R77',
      channel: 'dragonpay',
      cost: 1_500,
      party: null,
      lineId: null,
      reason,
    };
    const request = await post('bank-ask', asked);
    expect(request.status).toBe(200);
    expect((await read(`bank-day?market=ph&on=${on}`)).ages).toMatchObject([{ balance: 90_000 }]);
    expect((await agree(request.body.approvalId, lina)).body).toMatchObject({ state: 'done' });
    const after = await read(`bank-day?market=ph&on=${on}`);
    expect(after.ages).toEqual([]);
    expect(after.inTransit).toMatchObject([{ event: 'settle-channel', amount: 88_500 }]);
    expect(after.proof).toMatchObject({ difference: 0, bank: { notAtBank: 88_500 } });
    expect((await post('bank-ask', asked)).body).toMatchObject({
      detail: expect.stringContaining('No run of collected payments'),
    });
    expect((await post('bank-ask', asked, auditor)).status).toBe(403);
  });

  it('A15.800 · a line that was matched wrongly is unmatched with a reason, and that stays in the audit trail', async () => {
    const on = await today();
    const csv = [
      'Date,Reference,Debit,Credit,Balance,Description',
      `${on},,,,4445.00,Opening balance`,
      `${on},,,885.00,5330.00,DRAGONPAY CORP REMIT 2`,
      `${on},,,,5330.00,Closing balance`,
    ].join('\n');
    await post('statement-read', { market: 'ph', csv, file: 'bdo-2.csv', isDryRun: false });
    type Shown = { lineId: string; amount: number; isMatched: boolean; kind: string };
    const day = async () =>
      (await read(`bank-day?market=ph&on=${on}`)) as { lines: Shown[]; inTransit: { entryId: string }[] };
    const before = await day();
    const { lineId } = before.lines.find(({ amount }) => amount === 88_500)!;
    const [entry] = before.inTransit;
    const match = async () => {
      const wanted = `bank-line?lineId=${lineId}&as=match&entryIds=${entry!.entryId}`;
      const { seen } = await read(wanted);
      return post('bank-line-post', { lineId, as: 'match', entryIds: entry!.entryId, seen, reason });
    };
    const unmatch = (id = lineId, who = paolo) => post('bank-line-unmatch', { lineId: id, reason }, who);
    const isMatched = async () => (await day()).lines.find((line) => line.lineId === lineId)?.isMatched;
    expect((await match()).status).toBe(200);
    expect(await isMatched()).toBe(true);
    expect((await unmatch(lineId, auditor)).status).toBe(403);
    expect((await unmatch()).body).toEqual({ lineId, entries: 1 });
    expect(await isMatched()).toBe(false);
    expect((await day()).inTransit).toEqual(before.inTransit);
    expect((await unmatch()).body.detail).toContain('is not matched');
    const { rows } = await app.test.sql(
      `select facts from audit_log where command = 'bank.unmatch-line' and outcome = 'done'`,
    );
    expect(rows).toEqual([{ facts: { entries: [entry!.entryId] } }]);
    await expect(app.test.sql('delete from bank_unmatch')).rejects.toThrow();
    expect((await match()).status).toBe(200);
    // What the line itself booked is reversed where it was booked, not unmatched.
    const charge = before.lines.find(({ kind }) => kind === 'charge')!;
    expect((await unmatch(charge.lineId)).body.detail).toContain('was booked, not only matched');
  });
});
