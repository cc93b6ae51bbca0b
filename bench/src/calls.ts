import { spawn } from 'node:child_process';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { line, median, type Line } from './result.ts';

const rounds = 5;
const secondsEach = 4;
const body = JSON.stringify({
  name: 'carousel.paused',
  category: 'public',
  at: '2026-11-15T08:00:00+08:00',
  props: { slide: 2 },
});
const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' };

/**
 * One validated call (parsed, checked, answered, checked again) against node:http that does nothing but
 * answer.
 */
export async function benchCalls(url: string, say: (line: string) => void): Promise<Line[]> {
  const bare = spawn(process.execPath, [join(import.meta.dirname, 'serve-bare.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<number>((resolve) =>
    bare.stdout.once('data', (chunk) => resolve(Number(String(chunk)))),
  );
  const ours: number[] = [];
  const theirs: number[] = [];
  try {
    for (let round = 1; round <= rounds; round += 1) {
      say(`Calls, round ${round} of ${rounds}`);
      ours.push(await perSecond(`${url}/api/event/save`));
      theirs.push(await perSecond(`http://127.0.0.1:${port}/`));
    }
  } finally {
    bare.kill();
  }
  const ratio = median(ours.map((value, index) => value / (theirs[index] ?? Number.NaN)));
  const figures = `${Math.round(median(ours))}/s : ${Math.round(median(theirs))}/s`;
  const what = 'event.save, validated both ways, against bare node:http';
  return [line('calls', what, `${ratio.toFixed(2)} (${figures})`, '≥ 0.75', ratio >= 0.75)];
}

async function perSecond(url: string): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({
    url,
    method: 'POST',
    headers,
    body,
    connections: 20,
    duration: secondsEach,
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} errors`);
  return requests.average;
}
