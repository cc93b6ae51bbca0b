import { expectBooksTie } from '@candor/store/testing';
import { keyed, openShop, type Who } from '@candor/simulator/lender';
import { nothingAlone, staffMember, staffSession } from '@candor/simulator/staff';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { problemIn } from '../../../http/testing/problem-in.ts';
import { identityApp, type IdentityApp } from '../../../testing/identity-app.ts';
import { decideOn, seeApproval } from '../../../testing/preview-is-booked.ts';

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
afterAll(async () => {
  await expectBooksTie(app.test);
  await app.close();
});

const reason = 'The bank confirmed it';
const act = async (call: string, body: object) =>
  app.post(`console/${call}`, { reason, ...body }, keyed(paolo));
const read = async (call: string, who = paolo) => (await app.get(`console/${call}`, who)).json();
const statement = (rows: readonly string[]) =>
  app.post(
    'console/statement-read',
    { market: 'in', csv: ['Date,Reference,Credit,Narration', ...rows].join('\n'), isDryRun: false },
    keyed(paolo),
  );
const inSuspense = async (number: string) =>
  (await read('money-to-match?market=in')).money.find(
    (row: { number: string | null }) => row.number === number,
  );
const account = {
  kind: 'bank',
  institution: 'HDFC0000001',
  number: '004512341234',
  holder: 'Payer Of It',
  proof: 'Letter of the payer with a copy of the passbook',
  files: [{ name: 'passbook.pdf', base64: Buffer.from('%PDF-1.4\nletter\n%%EOF').toString('base64') }],
};

it('A15.51, A15.770, A15.771, A15.772 · an account that staff type is proven by a document, compared whole, and never a colleague’s', async () => {
  const paymentOf = async (number: string) => {
    await statement([`2026-11-16,${number},1234.50,NEFT FROM R SHARMA`]);
    return (await inSuspense(number)).paymentId as string;
  };
  const ask = async (paymentId: string, given: object) =>
    act('money-refund', { of: { is: 'payment', paymentId }, account: { ...account, ...given } });
  const one = await paymentOf('500000000081');
  expect(problemIn(await ask(one, { files: [] })).detail).toContain('Attach the document');
  const fake = { name: 'letter.pdf', base64: Buffer.from('<script>').toString('base64') };
  expect(problemIn(await ask(one, { files: [fake] })).code).toBe('attachment_not_taken');

  // The payer's own: the approver opens the proof and sees the number; nobody else's role does.
  const { approvalId } = (await ask(one, {})).json();
  const shown = await read(`approval?requestId=${approvalId}`, lina);
  expect(shown.about).toBe('Bank transfer 500000000081 · “NEFT FROM R SHARMA”');
  expect(shown.preview.checks).toContainEqual({ is: 'kept', words: 'The account is no staff member’s' });
  const [{ attachmentId }] = shown.account.files;
  const look = async (call: string, who: Who) =>
    app.post(
      `console/${call}`,
      { requestId: approvalId, ...(call === 'approval-file' && { attachmentId }) },
      who,
    );
  expect((await look('approval-account', lina)).json()).toMatchObject({ number: '004512341234' });
  expect((await look('approval-file', lina)).json()).toMatchObject({ fileName: 'passbook.pdf' });
  expect((await look('approval-account', auditor)).statusCode).toBe(404);
  expect((await look('approval-file', auditor)).statusCode).toBe(404);
  const seen = await app.test.sql(
    `select command from audit_log
     where outcome = 'done' and command in ('approval.reveal-account', 'attachment.see')`,
  );
  expect(seen.rows.map(({ command }) => command).toSorted()).toEqual([
    'approval.reveal-account',
    'attachment.see',
  ]);

  // A colleague's, by any writing of the name; and the same number again under a stranger's.
  const brokenOf = async (paymentId: string, given: object) => {
    const { approvalId: id } = (await ask(paymentId, given)).json();
    const { preview } = await seeApproval(app, id, lina);
    const agreed = await decideOn(app, id, lina, { seen: preview?.seen ?? '' });
    expect(problemIn(agreed)).toMatchObject({ code: 'act_is_not_possible_now' });
    return preview?.checks.filter(({ is }) => is === 'broken').map(({ words }) => words);
  };
  const own = { holder: 'SANTOS, RINA', number: '998877665544' };
  expect(await brokenOf(await paymentOf('500000000082'), own)).toEqual([
    expect.stringContaining('has the name of Rina Santos, a member of staff'),
  ]);
  expect(await brokenOf(await paymentOf('500000000083'), { ...own, holder: 'Payer Of It' })).toEqual([
    expect.stringContaining('given before as that of Rina Santos'),
  ]);

  const { kinds } = await read('refund-banks?market=ph');
  expect(kinds.map(({ kind }: { kind: string }) => kind)).toEqual(['wallet', 'bank']);
});
