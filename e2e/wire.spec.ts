import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routePath } from '@candor/contract/routes';
import type { Request } from '@playwright/test';
import { root } from './candor-process.ts';
import { expect, test } from './server.ts';

type Dictionary = {
  version: string;
  groups: Record<string, Record<string, string>>;
  paths: Record<string, string>;
};
const dictionary = JSON.parse(
  readFileSync(join(root, 'config', 'wire', 'current.json'), 'utf8'),
) as Dictionary;

for (const [market, suffix] of [
  ['ph', ''],
  ['in', '-yd'],
] as const) {
  test(`W4 · the app's real traffic shows no plain name, in ${market}`, async ({ page }) => {
    await page.goto(`${routePath('errorPage')}?market=${market}`);
    await page.locator('[data-part="app"][data-live]').waitFor();
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('a fault for the record');
      });
    });
    const request: Request = await sent;
    const answer = await request.response();
    expect(answer?.status()).toBe(200);
    expect(request.headers()['x-wire-version']).toBe(dictionary.version);
    expect(request.headers()['x-requested-with']).toBe('XMLHttpRequest');
    expect(new URL(request.url()).pathname).toBe(dictionary.paths[`/api/report/union-error${suffix}`]);

    const plain = new Set(Object.values(dictionary.groups).flatMap((names) => Object.keys(names)));
    const keys = [...keysOf(request.postDataJSON()), ...keysOf(await answer?.json())];
    expect(keys.length).toBeGreaterThan(4);
    expect(keys.filter((key) => plain.has(key))).toEqual([]);
    expect(request.url()).not.toMatch(/report|union|error|-yd/);
    expect(request.postData()).toContain('a fault for the record');
  });
}

function keysOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysOf);
  if (value === null || typeof value !== 'object') return [];
  return Object.keys(value).concat(Object.values(value).flatMap(keysOf));
}
