import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { line, type Line } from './result.ts';

const root = join(import.meta.dirname, '..', '..');
const cases = Number(process.env['CANDOR_CASES'] ?? '') || 1_000_000;

/** What is asked, of whom, and how many that is said with. */
const asked = [
  {
    what: `laws of lending, ${cases.toLocaleString('en')} cases each`,
    files: ['packages/domain', 'packages/markets'],
    env: { CANDOR_CASES: String(cases) },
  },
  {
    what: 'random edits of the input engine against a plain box, 1,000,000',
    files: ['packages/ui/src/inputs/engine/session.property.test.ts'],
    env: { CANDOR_FULL: '1' },
  },
] as const;

/** Every law a million times, on cases that nobody has seen before. For `--full`: it takes hours. */
export async function benchLaws(say: (line: string) => void): Promise<Line[]> {
  const lines: Line[] = [];
  for (const { what, files, env } of asked) {
    say(`Laws: ${what}`);
    const began = performance.now();
    const isKept = await keeps([...files], { ...env, CANDOR_SEED: 'random' });
    const minutes = ((performance.now() - began) / 60_000).toFixed(1);
    lines.push(line('laws', what, `${isKept ? 'kept' : 'broken'} in ${minutes} min`, 'kept', isKept));
  }
  return lines;
}

/** What vitest has to say, seeds of failures included, goes to standard error. */
async function keeps(files: readonly string[], env: Record<string, string>): Promise<boolean> {
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const run = ['run', '--project', 'unit-manila', '--testTimeout=0', ...files];
  const child = spawn(process.execPath, [vitest, ...run], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', process.stderr, process.stderr],
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0));
  });
}
