import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { disbursementIdOfApplication } from '@candor/services/payments/disbursements';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DisbursementDesk } from '../../apps/server/src/testing/disbursement-desk.ts';
import { makerAndChecker, release } from '../../apps/server/src/testing/release-desk.ts';
import { runScript, runScriptHere } from '../develop/testing/run-script.ts';

const key = 'ab'.repeat(32);
let desk: DisbursementDesk;
let folder: string;
let people: { maker: string; checker: string };
beforeAll(async () => {
  desk = await DisbursementDesk.open(Buffer.from(key, 'hex'));
  desk.channels = { ph: null, in: null };
  people = await makerAndChecker(desk);
  folder = mkdtempSync(join(tmpdir(), 'candor-batch-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await desk.expectBooksTie();
  await desk.close();
});

describe('npm run payout-batch', () => {
  const settings = () => ({ DATABASE_URL: desk.ph.test.url, PERSONAL_DATA_KEYS: key });
  const batch = (...args: string[]) => runScriptHere('payout-batch', args, settings());

  const maker = 'maker@lender.example';

  it('prepares and never sends: the file is saved only when somebody else has released it', async () => {
    const { orderId } = await desk.sign('in', 800_000n);
    await desk.work();
    expect(runScript('payout-batch', ['--market', 'in'], settings())).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('--maker'),
    });
    const nobody = await batch('--market', 'in', '--maker', 'checker@lender.example');
    expect(nobody).toMatchObject({ status: 2, stderr: expect.stringContaining('nobody who may prepare') });
    const made = await batch('--market', 'in', '--maker', maker);
    expect(made).toMatchObject({ status: 0 });
    const [, id = ''] = /^File (\d+): ₹[\d,.]+ to 1 payee, prepared\.$/mu.exec(made.stdout) ?? [];
    expect(await batch('--file', id, '--to', folder)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('Nobody has released this file yet'),
    });
    await release(desk, id, people.checker);
    const saved = await batch('--file', id, '--to', folder);
    expect(saved).toMatchObject({ status: 0 });
    const [, path = ''] = /^(\S+\.csv): 1 payout$/mu.exec(saved.stdout) ?? [];
    const bytes = readFileSync(path);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    rmSync(path);
    expect(await batch('--file', id, '--to', folder)).toMatchObject({ status: 0 });
    expect(readFileSync(path).equals(bytes)).toBe(true);
    const answer = join(folder, 'answer.csv');
    writeFileSync(answer, `${disbursementIdOfApplication(orderId)}/1,paid\nnobody,paid\n`);
    const told = await batch('--result', answer, '--market', 'in', '--maker', maker);
    expect(told).toMatchObject({ status: 1, stderr: 'line 2: it begins with no payout id and attempt\n' });
    expect(told.stdout).toContain('1 paid, 0 failed, 0 known already, 1 lines at fault');
    expect(await desk.orderState(orderId)).toBe('paying-out');
  });
});
