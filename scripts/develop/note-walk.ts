import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync } from 'node:fs';

export type WalkResult = {
  readonly seed: number;
  readonly steps: number;
  readonly compared: number;
  readonly faults: readonly string[];
  readonly minutes: number;
};

const head = `# Random walks

Written by \`npm run walk -- --results\`, a line for each walk, the newest last; nobody types figures in. What a walk does and compares is in
[test-run.md](test-run.md). A walk that found a fault ended at it: the same seed on the commit beside it finds it again.

| commit | seed | steps | figures compared | differences | minutes | the first fault |
|---|---|---|---|---|---|---|
`;

/** One line of the table; what a fault quotes may hold anything but a line's end or a column's. */
export function walkLine(commit: string, { seed, steps, compared, faults, minutes }: WalkResult): string {
  const [first = ''] = faults;
  const fault = first.replaceAll(/\s+/gu, ' ').replaceAll('|', '/').slice(0, 160);
  const cells = [commit, seed, steps, compared.toLocaleString('en'), faults.length, minutes, fault];
  return `| ${cells.join(' | ')} |\n`;
}

/** What is walked through: asked for before the first step, because somebody may commit on the way. */
export const commitNow = (): string =>
  execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();

/** Adds a walk to the table in a file, which begins with it if there is none. */
export function noteWalk(file: string, commit: string, result: WalkResult): void {
  appendFileSync(file, `${existsSync(file) ? '' : head}${walkLine(commit, result)}`);
}
