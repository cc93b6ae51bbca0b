import { launch as launchChrome } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findBrowser } from '../../scripts/develop/find-browser.ts';
import { copyOf, fetchRaw } from './copy-of.ts';
import { line, median, type Line } from './result.ts';

const runs = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Visit = { scores: Record<string, number>; lcp: number; cls: number; tbt: number; requests: string[] };

/** What a visitor on a phone waits for, beside a static copy of the same bytes in the same run. */
export async function benchPublicPage(url: string, say: (line: string) => void): Promise<Line[]> {
  const page = await fetchRaw(`${url}/`);
  const chromePath = await findBrowser(say);
  const first = await visit(`${url}/`, chromePath);
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
      ours.push(await visit(`${url}/`, chromePath));
      theirs.push(await visit(`${copy.url}/`, chromePath));
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
      const score = median(ours.map(({ scores }) => scores[category] ?? 0));
      return line('/', `Lighthouse mobile, ${category}`, String(score), '100', score === 100);
    }),
    line(
      '/',
      'LCP against a static copy',
      `${ratio.toFixed(2)} (${of(ours, 'lcp').toFixed(0)} ms : ${of(theirs, 'lcp').toFixed(0)} ms)`,
      '≤ 1.25',
      ratio <= 1.25,
    ),
    line('/', 'layout shift', String(of(ours, 'cls')), '0', of(ours, 'cls') === 0),
    line('/', 'blocking time', `${of(ours, 'tbt').toFixed(0)} ms`),
  ];
}

async function visit(url: string, chromePath: string): Promise<Visit> {
  const chromeFlags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
  const chrome = await launchChrome({
    chromePath,
    chromeFlags: [
      ...chromeFlags,
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: [...categories],
      logLevel: 'silent',
    });
    if (!result) throw new Error(`Lighthouse had nothing to say about ${url}`);
    const { lhr } = result;
    const metric = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
    const network = lhr.audits['network-requests']?.details as { items?: { url: string }[] } | undefined;
    return {
      scores: Object.fromEntries(
        categories.map((id) => [id, Math.round((lhr.categories[id]?.score ?? 0) * 100)]),
      ),
      lcp: metric('largest-contentful-paint'),
      cls: metric('cumulative-layout-shift'),
      tbt: metric('total-blocking-time'),
      requests: (network?.items ?? [])
        .map((item) => item.url)
        .filter((address) => !address.startsWith('data:')),
    };
  } finally {
    chrome.kill();
  }
}
