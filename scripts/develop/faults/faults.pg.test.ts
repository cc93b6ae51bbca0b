import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildIfStale } from '../build-apps.ts';
import { Lender } from './lender.ts';
import { runFaults } from './run.ts';

it('A step of npm run faults: struck, recovered, looked at, and nothing found', async () => {
  await buildIfStale(() => {});
  const folder = mkdtempSync(join(tmpdir(), 'candor-faults-test-'));
  chmodSync(folder, 0o755); // PostgreSQL's own user goes in when root runs this.
  const lender = await Lender.open(folder);
  try {
    const result = await runFaults(lender, { seed: 22, minutes: 5, steps: 1, debtors: 6, say: () => {} });
    expect(result.violations).toEqual([]);
    expect(result.faults.get('promote-standby')).toBe(1);
    expect(result.acknowledged).toBeGreaterThan(0);
  } finally {
    await lender.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
