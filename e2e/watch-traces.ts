import type { Page } from '@playwright/test';

export type Traces = {
  /**
   * Everything that a story left where a stranger could find it: addresses, console, what was told about the
   * use of the app, storage.
   */
  collect(): Promise<string>;
  /** How many batches the app told about itself: a story that told none proves nothing. */
  told(): number;
};

/** Watches a page from before it is opened. */
export function watchTraces(page: Page): Traces {
  const seen: string[] = [];
  let batches = 0;
  page.on('console', (message) => seen.push(message.text(), message.location().url));
  page.on('framenavigated', (frame) => seen.push(frame.url()));
  page.on('request', (request) => {
    seen.push(request.url(), request.headers()['referer'] ?? '');
    const body = request.postData() ?? '';
    // Names are scrambled on the wire, and the names of events are values, which are not.
    if (
      !/login\.(?:done|code-asked|refused)|screen\.opened|consent\.changed|export\.|account\.deleted/.test(
        body,
      )
    )
      return;
    batches += 1;
    seen.push(body);
  });
  return {
    told: () => batches,
    async collect() {
      const kept = await page.evaluate(async () => {
        const databases = (await indexedDB.databases()).map(({ name }) => name);
        return JSON.stringify({
          local: { ...localStorage },
          session: { ...sessionStorage },
          cookie: document.cookie,
          state: history.state as unknown,
          title: document.title,
          databases,
          caches: await caches.keys(),
        });
      });
      return [...seen, kept].join('\n');
    },
  };
}
