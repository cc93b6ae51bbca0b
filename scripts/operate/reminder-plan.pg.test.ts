import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { replayPlans, type ReplayPlans } from '@candor/services/lending/reminders/replay';
import { createTestDatabase, type TestDatabase } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runScript, runScriptHere } from '../develop/testing/run-script.ts';
import { root } from '../root.ts';

const example = join(root, 'docs', 'reminder-plans', 'earlier-and-more-often.json');

let test: TestDatabase;
let dataDir: string;
const settings = () => ({
  DATABASE_URL: test.url,
  DATABASE_OWNER_URL: test.url,
  DATA_DIR: dataDir,
  PERSONAL_DATA_KEYS: '07'.repeat(32),
});
const reminderPlan = (...args: string[]) => runScriptHere('reminder-plan', args, settings());

/** Four months of a small lender: people apply, pay, are late, promise, are called, complain. */
beforeAll(async () => {
  test = await createTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'candor replay '));
  const args = ['--people', '60', '--days', '120', '--to', '2026-09-16'];
  const made = runScript('demo-year', args, settings());
  if (made.status !== 0) throw new Error(made.stderr);
});
afterAll(async () => {
  await test.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('npm run reminder-plan', () => {
  it('replays the plan in force as each day-end of a lived lender planned it: the same loan, due date and step', async () => {
    const replayed = new Map<string, string | null>();
    const wish: ReplayPlans = {
      market: 'ph',
      productId: null,
      draft: null,
      from: null,
      to: null,
      seen: ({ steps }) => {
        for (const { due, step, heldBack } of steps)
          replayed.set(`${due.loan} ${due.dueOn} ${step.day}`, heldBack);
      },
    };
    const figures = await replayPlans(test.database, wish);
    if ('refused' in figures) throw new Error(figures.refused);
    const { rows } = await test.sql(
      `select concat_ws(' ', payload ->> 'loan', payload ->> 'dueOn', payload ->> 'daysLate') as step from outbox
       where topic = 'reminder.due' and next_attempt_at < '2026-09-16 00:00+08'`,
    );
    const planned = new Set(rows.map(({ step }) => String(step)));
    expect(planned.size).toBeGreaterThan(20);
    expect([...planned].filter((step) => !replayed.has(step))).toEqual([]);
    // What the day-end did not plan is what a stop condition held back, and it wrote down how many these are.
    const unplanned = [...replayed].filter(([step]) => !planned.has(step)).map(([, heldBack]) => heldBack);
    expect(unplanned.filter((why) => !['promise', 'hardship', 'dispute'].includes(why ?? ''))).toEqual([]);
    expect(figures.really).toEqual({ planned: planned.size, heldBack: unplanned.length });
    expect(figures.inForce.planned).toBe(replayed.size);
  });

  it('prints both plans side by side with every rule, and writes the same figures as CSV', async () => {
    const csv = join(dataDir, 'replay.csv');
    const shown = runScript(
      'reminder-plan',
      ['--market', 'ph', '--replay', '--plan', example, '--csv', csv],
      settings(),
    );
    expect(shown).toMatchObject({ status: 0 });
    expect(shown.stderr).toMatch(/^(?:\d+ of \d+ borrowers\n)+$/u);
    expect(shown.stdout).toMatch(/^Philippines, 2025-09-16 to 2026-09-15: \d+ loans of \d+ borrowers\.\n/u);
    expect(shown.stdout).toMatch(/^Contacts in seven days, by anyone +\[4\] +3( +\d+){6}$/mu);
    expect(shown.stdout).toContain(
      '[1] ph-contact-hours: SEC Memorandum Circular 18, series of 2019, section 1',
    );
    const lines = readFileSync(csv, 'utf8').trim().split('\r\n').slice(1);
    const ofDay = lines.filter((line) => line.startsWith('rules,"Contacts in one day, by anyone"'));
    expect(ofDay.map((line) => line.slice(line.lastIndexOf('contacts,')))).toEqual([
      expect.stringMatching(/^contacts,1,held back,\d+,\d+$/u),
      expect.stringMatching(/^contacts,1,highest,[01],1$/u),
      'contacts,1,crossed,0,0',
    ]);
    expect(lines.filter((line) => line.includes(',crossed,')).every((line) => line.endsWith(',0,0'))).toBe(
      true,
    );
  });

  it('refuses a plan beyond law or agreement with how far it may go, and what is no plan', async () => {
    const { steps, ...rest } = JSON.parse(readFileSync(example, 'utf8')) as { steps: object[] };
    const tried = async (plan: unknown) => {
      const file = join(dataDir, 'plan.json');
      writeFileSync(file, JSON.stringify(plan));
      return reminderPlan('--market', 'ph', '--replay', '--plan', file);
    };
    const late = steps.with(3, { ...steps[3], until: '21:00' });
    expect(await tried({ ...rest, steps: late })).toMatchObject({
      status: 2,
      stdout: '',
      stderr:
        'The plan is beyond law or agreement:\nStep +1: ends at 21:00; at the latest 20:00 (agreement).\n',
    });
    expect(await tried({ ...rest, steps: [] })).toMatchObject({ status: 2 });
    expect(await reminderPlan('--market', 'ph', '--replay', '--plan', 'nowhere.json')).toMatchObject({
      status: 2,
      stderr: '--plan must name a file that can be read, but is "nowhere.json".\n',
    });
    expect(await reminderPlan('--market', 'ph', '--replay', '--to', '2026-09-16')).toMatchObject({
      status: 2,
      stderr: 'Only days that are over are replayed: up to 2026-09-15, and --from before --to.\n',
    });
    expect(await reminderPlan('--market', 'in', '--replay')).toMatchObject({ status: 2 });
  });
});
