import { spawnSync } from 'node:child_process';
import { startCandor } from '../../e2e/candor-process.ts';
import { line, median, type Line } from './result.ts';

const rounds = 5;

/**
 * From the command to the first served page, once installed and built, on a data folder that exists already.
 */
export async function benchStart(dataDir: string, say: (line: string) => void): Promise<Line[]> {
  const starts: number[] = [];
  const nodes: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    say(`Start, round ${round} of ${rounds}`);
    nodes.push(timeOf(() => spawnSync(process.execPath, ['-e', '0'])));
    const began = performance.now();
    const candor = await startCandor({ DATA_DIR: dataDir });
    starts.push(performance.now() - began);
    await candor.interrupt();
  }
  const seconds = median(starts) / 1000;
  const ratio = median(starts) / median(nodes);
  return [
    line(
      'start',
      'ready to serve, installed, embedded database',
      `${seconds.toFixed(2)} s (${ratio.toFixed(0)} × node -e 0)`,
      '≤ 3 s',
      seconds <= 3,
    ),
  ];
}

function timeOf(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}
