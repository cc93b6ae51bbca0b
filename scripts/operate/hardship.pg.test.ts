import { randomUUID } from 'node:crypto';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PersonSeal } from '@candor/services/kernel';
import { askHardship } from '@candor/services/servicing/hardship';
import { LendingDesk } from '@candor/services/testing';
import { runScript, runScriptHere } from '../develop/testing/run-script.ts';

const key = 'ab'.repeat(32);
const parts = { seal: new PersonSeal([Buffer.from(key, 'hex')]), newId: randomUUID };
let desk: LendingDesk;
beforeAll(async () => {
  desk = await LendingDesk.open('ph', '2026-11-16');
});
afterAll(async () => {
  await expectBooksTie(desk.test);
  await desk.test.drop();
});

const settings = () => ({ DATABASE_URL: desk.test.url, PERSONAL_DATA_KEYS: key });
const hardship = (...args: string[]) => runScriptHere('hardship', args, settings());

async function ask(option: 'delay' | 'talk', words: string | null): Promise<string> {
  const loanId = await desk.lend({ amount: 800_000n, months: 3 });
  const { rows } = await desk.test.sql('select borrower_id, order_id from loan where id = $1', [loanId]);
  const [borrowerId, orderId] = [String(rows[0]?.['borrower_id']), String(rows[0]?.['order_id'])];
  await desk.done(askHardship(parts), { borrowerId, orderId, market: 'ph', option, promisedOn: null, words });
  const { rows: made } = await desk.test.sql('select id from hardship_request where loan_id = $1', [loanId]);
  return String(made[0]?.['id']);
}

describe('npm run hardship', () => {
  it('lists what waits with what was written, grants, and refuses with a reason', async () => {
    const [delay, talk] = [await ask('delay', null), await ask('talk', 'I was in hospital.\nTwo weeks.')];
    const listed = runScript('hardship', ['--market', 'ph'], settings());
    expect(listed).toMatchObject({ status: 0, stderr: '' });
    expect(listed.stdout).toContain(`${delay}  CL-`);
    expect(listed.stdout).toContain('asked on 2026-11-16: delay 3 instalments\n');
    // The two were asked at one instant: which of them is listed first is nobody's promise.
    expect(listed.stdout).toContain('asked on 2026-11-16: talk\n  "I was in hospital.\\nTwo weeks."\n');
    expect(listed.stdout).toMatch(/\n2 wait for a decision\n$/u);

    expect(await hardship('--grant', delay)).toEqual({
      status: 0,
      stdout: `${delay}: granted\n`,
      stderr: '',
    });
    expect(await hardship('--grant', delay)).toMatchObject({
      status: 2,
      stderr: 'refused: request_is_decided\n',
    });
    expect((await hardship('--refuse', talk)).stderr).toMatch(
      /^--reason must be one of we_need_to_know_more, /u,
    );
    expect(await hardship('--refuse', talk, '--reason', 'plan_would_not_hold')).toMatchObject({ status: 0 });
    const { rows } = await desk.test.sql('select option, state, why from hardship_request order by option');
    expect(rows).toEqual([
      { option: 'delay', state: 'granted', why: null },
      { option: 'talk', state: 'refused', why: 'plan_would_not_hold' },
    ]);
    expect((await hardship('--market', 'ph')).stdout).toBe('0 wait for a decision\n');
  });
});
