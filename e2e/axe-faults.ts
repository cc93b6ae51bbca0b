import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Look = {
  /** Selectors: only what is in them. */
  readonly within?: readonly string[] | undefined;
  /** Only these rules; all of them when it is left out. */
  readonly rules?: readonly string[] | undefined;
};

/**
 * What axe finds on the page as it stands: the rule and the first elements that break it. Asked in the page
 * itself, which has no frames: the ready-made builder opens a page of its own for every look, and that took
 * longer than looking.
 */
export async function axeFaults(page: Page, { within, rules }: Look = {}): Promise<[string, string[]][]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  return page.evaluate(
    async ([scope, only]) => {
      // Halfway through a fade a word stands out less: what moves and ends is waited for, what goes on for
      // ever is not.
      const ending = document.getAnimations().filter(({ effect }) => {
        const { endTime } = effect?.getComputedTiming() ?? {};
        return typeof endTime === 'number' && Number.isFinite(endTime);
      });
      await Promise.allSettled(ending.map(({ finished }) => finished));
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(scope ?? document, {
        resultTypes: ['violations'],
        ...(only && { runOnly: only }),
      });
      return violations.map(({ id, nodes }): [string, string[]] => [
        id,
        nodes.slice(0, 3).map(({ html }) => html),
      ]);
    },
    [within && [...within], rules && [...rules]] as const,
  );
}
