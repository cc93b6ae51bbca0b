import { launch, root, startCandor } from './candor-process.ts';
import { expect, test } from './server.ts';
import { join } from 'node:path';

const pageSet = (dataDir: string, ...args: string[]) =>
  launch({ DATA_DIR: dataDir }, join(root, 'scripts', 'operate', 'page-set.ts'), args).ended;

test('P8 · name, e-mail, address, copyright and colours come from the running configuration: a change shows without a build; colours that nobody could read are refused and change nothing', async ({
  page,
}) => {
  const candor = await startCandor();
  try {
    await page.goto(candor.url);
    await expect(page.getByRole('banner')).toContainText('Candor Lending');
    const changes = [
      'comName=Bayanihan Credit',
      'email=hi@bayanihan.example',
      'address=1 Rizal Avenue, Cebu City',
      'copyright=© 2027 Bayanihan',
    ];
    const { code, output } = await pageSet(candor.dataDir, 'ph', ...changes);
    expect(output).toContain('The page of ph shows it now');
    expect(code).toBe(0);
    await expect(async () => {
      await page.goto(candor.url);
      await expect(page.getByRole('banner')).toContainText('Bayanihan Credit', { timeout: 500 });
    }).toPass();
    const footer = page.getByRole('contentinfo');
    for (const text of [
      'Bayanihan Credit',
      'hi@bayanihan.example',
      '1 Rizal Avenue, Cebu City',
      '© 2027 Bayanihan',
    ]) {
      await expect(footer).toContainText(text);
    }
    await expect(page).toHaveTitle('Bayanihan Credit');
    const answer = await (await page.request.get(`${candor.url}/api/page/config?market=ph`)).json();
    expect(answer).toMatchObject({
      comName: 'Bayanihan Credit',
      email: 'hi@bayanihan.example',
      address: '1 Rizal Avenue, Cebu City',
      copyright: '© 2027 Bayanihan',
    });

    const refused = await pageSet(candor.dataDir, 'ph', 'background=#777777', 'bgFontColor=#888888');
    expect(refused.code).toBe(1);
    expect(refused.output).toContain('further from the brand colour');
    const changed = await pageSet(
      candor.dataDir,
      'ph',
      'background=#FFC72E',
      'bgFontColor=#1F1A0E',
      'fontColor=#1F1A0E',
    );
    expect(changed.code).toBe(0);
    await expect(async () => {
      await page.goto(candor.url);
      const brand = await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--brand'),
      );
      expect(brand.toLowerCase()).toBe('#ffc72e');
    }).toPass();
  } finally {
    await candor.dispose();
  }
});

test('a change that makes no sense is refused in words', async ({ candor }) => {
  const { code, output } = await pageSet(candor.dataDir, 'ph', 'email=nobody');
  expect(output).toMatch(/E-mail must be an address like help@candorlending\.example/);
  expect(code).toBe(1);
});

test('the market of a page: ?market=in in the sandbox, kept by a cookie of the year 9999', async ({
  page,
  context,
}) => {
  await page.goto('/?market=in');
  await expect(page.getByRole('banner')).toContainText('Candor Finance');
  const cookie = (await context.cookies()).find(({ name }) => name === 'market');
  expect(cookie?.value).toBe('in');
  await page.goto('/');
  await expect(page.getByRole('banner')).toContainText('Candor Finance');
  await page.goto('/?market=fr');
  await expect(page.getByRole('banner')).toContainText('Candor Finance');
});
