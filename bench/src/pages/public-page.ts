import { findBrowser } from '../../../scripts/develop/find-browser.ts';
import { copyOf, fetchRaw } from '../copy-of.ts';
import { categories, visit, type Visit } from './lighthouse-visit.ts';
import { line, median, type Line } from '../result.ts';

const runs = 5;

/** What a visitor on a phone waits for, beside a static copy of the same bytes in the same run. */
export async function benchPublicPage(url: string, say: (line: string) => void): Promise<Line[]> {
  const page = await fetchRaw(`${url}/`);
  const chromePath = await findBrowser(say);
  const first = await visit(`${url}/`, { chromePath });
  const paths = [
    ...new Set(
      first.requests.filter((address) => address.startsWith(url)).map((address) => address.slice(url.length)),
    ),
  ];
  const copy = await copyOf(url, paths);
  const ours: Visit[] = [];
  const theirs: Visit[] = [];
  try {
    for (let run = 1; run <= runs; run += 1) {
      say(`Lighthouse, run ${run} of ${runs}`);
      ours.push(await visit(`${url}/`, { chromePath }));
      theirs.push(await visit(`${copy.url}/`, { chromePath }));
    }
  } finally {
    copy.stop();
  }
  const of = (visits: readonly Visit[], key: 'lcp' | 'cls' | 'tbt') => median(visits.map((one) => one[key]));
  const ratio = of(ours, 'lcp') / of(theirs, 'lcp');
  const kilobytes = page.body.length / 1024;
  return [
    line('/', 'HTML with its CSS, br', `${kilobytes.toFixed(1)} KB`, '≤ 25 KB', kilobytes <= 25),
    line('/', 'requests', String(first.requests.length), '≤ 8', first.requests.length <= 8),
    ...categories.map((category) => {
      const score = median(ours.map(({ scores }) => scores[category]));
      return line('/', `Lighthouse mobile, ${category}`, String(score), '100', score === 100);
    }),
    line(
      '/',
      'LCP against a static copy',
      `${ratio.toFixed(2)} (${of(ours, 'lcp').toFixed(0)} ms : ${of(theirs, 'lcp').toFixed(0)} ms)`,
      '≤ 1.1',
      ratio <= 1.1,
    ),
    line('/', 'layout shift', String(of(ours, 'cls')), '0', of(ours, 'cls') === 0),
    line('/', 'blocking time', `${of(ours, 'tbt').toFixed(0)} ms`),
  ];
}
