import { randomUUID } from 'node:crypto';
import { pdfRenderer } from '@candor/adapters';
import { printContract } from '@candor/services/lending/contracts';
import { runCommand, withReason, type Command } from '@candor/services/kernel/commands';
import { settlePayout, startDisbursement } from '@candor/services/payments/disbursements';
import { forgetAuditWords } from '@candor/store/audit';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asCommand } from '@candor/services/testing';
import { actAsSeen, staffMember, staffSession } from '@candor/simulator/staff';
import { offeredBorrower, type OfferedBorrower, signOffer, type Offer } from '@candor/simulator/borrowers';
import { done, openLender, type Who } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../../testing/identity-app.ts';

let app: IdentityApp;
let maricel: OfferedBorrower;
let offer: Offer;
let supportId: string;
let support: Who;
let auditor: Who;
beforeAll(async () => {
  app = await identityApp();
  await openLender(app);
  maricel = await offeredBorrower(app, 'ph');
  offer = await signOffer(app, maricel);
  const { orderId } = maricel;
  const payoutId = randomUUID();
  await done(app, startDisbursement, { orderId, payoutId });
  await done(app, asCommand(settlePayout), { payoutId });
  await printContract({ ...app.borrowing, press: pdfRenderer }, { order: orderId });
  supportId = await staffMember(app, 'grace@lender.example', ['support']);
  support = await staffSession(app, supportId);
  auditor = await staffSession(app, await staffMember(app, 'ana@lender.example', ['auditor']));
});
afterAll(async () => {
  await expectBooksTie(app.test);
  await app.close();
});

const read = async (who: Who) =>
  (await app.get(`console/loan?market=ph&loan=${maricel.orderId}`, who)).json();
const open = (who: Who, paper = 'agreement', loan = maricel.orderId) =>
  app.post('console/loan-paper', { market: 'ph', loan, paper }, who);

describe('beside a loan', () => {
  it('A15.77 · stands what it costs, as the borrower read it before signing', async () => {
    const { rates } = await read(support);
    expect(rates).toEqual([offer.quote.rate, offer.quote.secondRate]);
  });

  it('A15.83 · a paper opens for who sees documents, as the borrower has it, and it is written down', async () => {
    expect((await read(auditor)).papers).toEqual(['agreement', 'disclosure']);
    const paper = (await open(auditor)).json();
    const own = await app.get(`contract/file?orderId=${maricel.orderId}&document=agreement`, maricel.who);
    expect(paper).toEqual(own.json());
    expect(Buffer.from(paper.base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    const { rows } = await app.test.sql(`select facts from audit_log where command = 'paper.see'`);
    expect(rows).toEqual([{ facts: { paper: 'agreement', sha256: paper.sha256 } }]);
  });

  it('and for support there are none; nor does one open of a loan that there is not', async () => {
    expect((await read(support)).papers).toBeNull();
    expect((await open(support)).statusCode).toBe(403);
    expect((await open(auditor, 'agreement', randomUUID())).statusCode).toBe(404);
  });

  it('stands what waits for an approver, until somebody decides', async () => {
    expect((await read(support)).waiting).toEqual([]);
    const words = { reason: 'not-collectable', words: 'Moved abroad.' };
    const off = { market: 'ph', loan: maricel.orderId, act: 'write-off', ...words };
    const asked = await actAsSeen(app, support, off);
    const { approvalId: requestId } = asked.json();
    expect((await read(auditor)).waiting).toMatchObject([
      { requestId, act: 'Write off a loan', by: 'Rina Santos', isYours: false, state: 'waiting' },
    ]);
    expect((await read(support)).waiting[0].isYours).toBe(true);
    await app.post(
      'console/approval-answer',
      { requestId, is: 'withdraw', word: '' },
      { ...support, headers: { 'idempotency-key': randomUUID() } },
    );
    expect((await read(support)).waiting).toEqual([]);
  });

  it('each entry leads to its loan, and the loan to its entries', async () => {
    const { entries } = (
      await app.get(`console/loan-ledger?market=ph&loan=${maricel.orderId}`, auditor)
    ).json();
    expect(entries.length).toBeGreaterThan(0);
    for (const { entryId } of entries) {
      const { causes } = (await app.get(`console/entry?entryId=${entryId}`, auditor)).json();
      const loan = causes.find(({ kind }: { kind: string }) => kind === 'loan');
      const page = await app.get(`console/loan?market=ph&loan=${loan.id}`, auditor);
      expect(page.json().loanId).toBe(maricel.orderId);
    }
  });

  it('what somebody wrote about a borrower is forgotten with the account, and the log stays', async () => {
    const { rows: loans } = await app.test.sql('select id from loan where order_id = $1', [maricel.orderId]);
    const subject = `loan:${String(loans[0]!['id'])}`;
    const look: Command<object, null> = {
      name: 'test.look',
      subject: () => subject,
      decide: async () => ({ output: null }),
    };
    await runCommand(app.test.database, withReason(look, app.identity.seal), {
      input: { reason: 'Her sister called.' },
      actor: { kind: 'staff', id: supportId },
    });
    const kept = async () =>
      (
        await app.test.sql(
          `select (select count(*)::int from audit_word where sealed is not null) as reasons,
                  (select count(*)::int from approval_word where sealed is not null) as words,
                  (select count(*)::int from audit_log where command = 'test.look') as acts`,
        )
      ).rows[0];
    const trail = (await app.get(`console/audit-trail?loan=${maricel.orderId}`, auditor)).json();
    expect(JSON.stringify(trail)).toContain('Her sister called.');
    expect(await kept()).toEqual({ reasons: 1, words: 1, acts: 1 });
    await app.test.database.withTransaction((tx) => forgetAuditWords(tx, maricel.borrowerId));
    expect(await kept()).toEqual({ reasons: 0, words: 0, acts: 1 });
    const after = await app.get(`console/audit-trail?loan=${maricel.orderId}`, auditor);
    expect([after.statusCode, after.body.includes('sister')]).toEqual([200, false]);
  });
});
