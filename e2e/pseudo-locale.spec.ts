import { routePath } from '@candor/contract/routes';
import { BorrowerByApi, wishes } from './borrower-by-api.ts';
import { expect, test } from './identity-server.ts';
import { Phone } from './walk/phone.ts';
import { setPseudo } from './walk/pseudo-locale.ts';

const screens = [
  'home',
  'orders',
  'me',
  'bankCard',
  'certification',
  'complaints',
  'customerService',
  'recommendationList',
] as const;

test('languages · in a pseudo-locale every word of the app is in letters of its own, and one that is in no catalogue is found', async ({
  browser,
  candor,
}) => {
  const borrower = await BorrowerByApi.logIn(candor.url, 'in');
  await borrower.certified();
  const orderId = await borrower.apply();
  await borrower.until(orderId, 'approved');
  const context = await browser.newContext({ baseURL: candor.url, viewport: { width: 360, height: 740 } });
  await context.addCookies([
    ...(await borrower.cookies()),
    { name: 'language', value: 'en', url: candor.url },
    { name: 'market', value: 'in', url: candor.url },
  ]);
  await setPseudo(context, true);
  const phone = await Phone.openUnwatched(context);
  const paths = [
    ...screens.map((key) => routePath(key)),
    routePath('product', { productId: wishes.in.productId }),
    routePath('confirm', { orderId }),
    routePath('loanAgreement', { orderId }),
  ];
  for (const path of paths) {
    await phone.go(path);
    expect(await phone.faults(), path).toEqual([]);
  }
  await phone.page.evaluate(() => document.querySelector('main')?.append('Pay the rest now'));
  expect(await phone.faults()).toEqual(['untranslated: “Pay the rest now”']);
  await context.close();
  await borrower.dispose();
});
