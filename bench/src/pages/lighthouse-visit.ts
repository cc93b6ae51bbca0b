import { chromium, type BrowserContext } from '@playwright/test';
import { launch as launchChrome } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { browserFlags } from '../../../e2e/launch-options.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

export type Visit = {
  scores: Record<Category, number>;
  lcp: number;
  cls: number;
  tbt: number;
  requests: string[];
};

type Cookies = Parameters<BrowserContext['addCookies']>[0];

type Visitor = {
  readonly chromePath: string;
  /** Of whoever is logged in. */
  readonly cookies?: Cookies;
};

/** A page as a phone of a few years ago opens it, in a browser that was never there. */
export async function visit(url: string, { chromePath, cookies = [] }: Visitor): Promise<Visit> {
  const chrome = await launchChrome({ chromePath, chromeFlags: ['--headless', ...browserFlags] });
  try {
    if (cookies.length > 0) await keep(cookies, chrome.port);
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: [...categories],
      logLevel: 'silent',
      // It would log them out.
      disableStorageReset: true,
    });
    if (!result) throw new Error(`Lighthouse had nothing to say about ${url}`);
    const { lhr } = result;
    const metric = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
    const score = (id: Category) => Math.round((lhr.categories[id]?.score ?? 0) * 100);
    const network = lhr.audits['network-requests']?.details as { items?: { url: string }[] } | undefined;
    return {
      scores: {
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best-practices': score('best-practices'),
        seo: score('seo'),
      },
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

async function keep(cookies: Cookies, port: number): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  await browser.contexts()[0]?.addCookies(cookies);
  await browser.close();
}
