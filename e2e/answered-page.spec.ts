import { routePath } from '@candor/contract/routes';
import dictionary from '../config/wire/current.json' with { type: 'json' };
import { BorrowerByApi } from './borrower-by-api.ts';
import { expect, test } from './identity-server.ts';

test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true });

test('the page of who is logged in is drawn with their figures, for them alone, and kept nowhere', async ({
  page,
  browser,
  baseURL,
}) => {
  const borrower = await BorrowerByApi.logIn(baseURL, 'ph').then((one) => one.certified());
  const loanId = await borrower.borrow();
  await page.context().addCookies(await borrower.cookies());
  const addresses = [routePath('home'), routePath('loanDetail', { loanId })].map(
    (path) => `${path}${path.includes('?') ? '&' : '?'}market=ph`,
  );
  const owed = /data-figure="owed"/u;
  for (const address of addresses) {
    const own = await page.request.get(address);
    expect(own.headers()['cache-control']).toBe('no-store');
    expect(await own.text()).toMatch(owed);
  }
  // Somebody else, and nobody.
  const others = await browser.newContext({ baseURL });
  const nobody = await browser.newContext({ baseURL });
  const other = await BorrowerByApi.logIn(baseURL, 'ph');
  await others.addCookies(await other.cookies());
  for (const context of [others, nobody]) {
    for (const [nth, address] of addresses.entries()) {
      const answer = await context.request.get(address);
      // Somebody else's loan is no answer to them: they get the page without one, as nobody does.
      const isAnswered = context === others && nth === 0;
      expect(answer.headers()['cache-control']).toBe(isAnswered ? 'no-store' : 'no-cache');
      expect(await answer.text()).not.toMatch(owed);
    }
    await context.close();
  }
  // The scripts take over what is drawn: they neither ask for it again nor draw it anew, and leave no copy.
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const address of addresses) {
    await page.goto(address);
    await page.waitForFunction(() => document.querySelector('[data-live]') !== null);
    await expect(page.locator('[data-figure="owed"]').first()).toBeVisible();
    await expect(page.locator('[data-page]')).toHaveCount(0);
  }
  const { paths } = dictionary;
  const first = [paths['/api/home/page'], paths['/api/loan/details']];
  expect(first).not.toContain(undefined);
  expect(asked.filter((path) => first.includes(path))).toEqual([]);
  expect(faults).toEqual([]);
});
