import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freshDataDir, launch, preparedDataDir, root, startAndEnd, startCandor } from './candor-process.ts';

/** The database processes of one data folder, found by the pid that PostgreSQL writes down. */
function postmasterPid(dataDir: string): number | undefined {
  const pointer = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).find((file) =>
    file.endsWith('postmaster.pid'),
  );
  return pointer ? Number(readFileSync(join(dataDir, pointer), 'utf8').split('\n')[0]) : undefined;
}
const isAlive = (pid: number) =>
  existsSync(`/proc/${pid}`) && !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
const serves = async (url: string) => (await fetch(`${url}/readyz`)).status === 200;

test.describe('npm start', () => {
  test('begins in an empty folder; Ctrl-C stops all that it started; a start after that or after kill -9 goes on where it was', async () => {
    const dataDir = freshDataDir();
    const first = await startCandor({ DATA_DIR: dataDir });
    expect(await serves(first.url)).toBe(true);
    const pid = postmasterPid(dataDir);
    expect(pid && isAlive(pid)).toBe(true);
    expect(await first.interrupt()).toBe(0);
    expect(pid && isAlive(pid)).toBe(false);
    const second = await startCandor({ DATA_DIR: dataDir });
    expect(await serves(second.url)).toBe(true);
    second.child.kill('SIGKILL');
    const third = await startCandor({ DATA_DIR: dataDir });
    expect(await serves(third.url)).toBe(true);
    const pidOfThird = postmasterPid(dataDir);
    third.child.kill('SIGKILL');
    if (pidOfThird) process.kill(pidOfThird, 'SIGKILL');
    const fourth = await startCandor({ DATA_DIR: dataDir });
    expect(await serves(fourth.url)).toBe(true);
    await fourth.dispose();
  });

  test('Ctrl-C before it serves leaves nothing behind either', async () => {
    for (const afterMs of [300, 1_600]) {
      const dataDir = freshDataDir();
      const starting = launch({ PORT: '0', DATA_DIR: dataDir });
      await new Promise((resolve) => setTimeout(resolve, afterMs));
      starting.child.kill('SIGINT');
      await starting.ended;
      const pid = postmasterPid(dataDir);
      expect(pid !== undefined && isAlive(pid)).toBe(false);
      rmSync(dataDir, { recursive: true, force: true });
    }
  });

  test('runs twice at once; two on one data folder share the database, and the last one out stops it, also when whoever started it was killed', async () => {
    const [alone, first] = await Promise.all([startCandor(), startCandor()]);
    for (const { url } of [alone, first]) expect(await serves(url)).toBe(true);
    expect(alone.url).not.toBe(first.url);
    await alone.dispose();
    const { dataDir } = first;
    const second = await startCandor({ DATA_DIR: dataDir });
    expect(await first.interrupt()).toBe(0);
    expect(await serves(second.url)).toBe(true);
    const pid = postmasterPid(dataDir);
    second.child.disconnect();
    await expect.poll(() => second.child.exitCode).toBe(0);
    expect(pid && isAlive(pid)).toBe(false);
    await second.dispose();
  });

  test('says in one sentence that the port is taken', async () => {
    const squatter = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => squatter.once('listening', resolve));
    const { port } = squatter.address() as AddressInfo;
    const dataDir = preparedDataDir();
    const { code, output } = await startAndEnd({ PORT: String(port), DATA_DIR: dataDir });
    squatter.close();
    rmSync(dataDir, { recursive: true, force: true });
    expect(code).toBe(1);
    expect(output.trim().split('\n').at(-1)).toBe(
      `Port ${port} is taken by another program: stop it, or choose another port, for example PORT=${port + 1} npm start`,
    );
  });

  test('says in one sentence that the data folder is not writable', async () => {
    const dataDir = freshDataDir();
    const file = join(dataDir, 'a file');
    writeFileSync(file, '');
    for (const folder of [file, join(file, 'below'), '/proc/candor']) {
      const { code, output } = await startAndEnd({ DATA_DIR: folder });
      expect(code).toBe(1);
      expect(output.trim().split('\n').at(-1)).toContain(folder);
      expect(output).not.toMatch(/^\s+at /m);
    }
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('says in one sentence that the database is of a newer version', async () => {
    const dataDir = preparedDataDir();
    const migration = join(root, 'e2e', 'newer-migration.ts');
    const { code: made } = await launch({ DATA_DIR: dataDir }, migration).ended;
    expect(made).toBe(0);
    const { code, output } = await startAndEnd({ DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(output.trim().split('\n').at(-1)).toMatch(
      /^The database was made by a newer version of Candor: .*9999-from-the-future/,
    );
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('E1 · names a malformed setting, its fault and an example', async () => {
    const { code, output } = await startAndEnd({ APP_API: 'loans', BACKGROUND: 'green' });
    expect(code).toBe(1);
    expect(output).toContain(
      'APP_API (appApi) must be an absolute http or https address, but is "loans". For example: APP_API=https://',
    );
    expect(output).toContain('BACKGROUND (background colour) must be a colour');
  });

  test('says in one sentence which database or address is of no use', async () => {
    for (const [env, sentence] of [
      [{ DATABASE_URL: 'postgres://127.0.0.1:1/x' }, /^The database that DATABASE_URL names can't be used: /],
      [
        { DATABASE_URL: 'postgres://127.0.0.1:99999/x' },
        /^The database that DATABASE_URL names can't be used: /,
      ],
      [
        { HOST: '999.1.1.1', DATA_DIR: preparedDataDir() },
        /^HOST names an address that this machine does not have/,
      ],
    ] as const) {
      const { code, output } = await startAndEnd(env);
      expect(code).toBe(1);
      expect(output.trim().split('\n').at(-1)).toMatch(sentence);
    }
  });

  test('E2 · reports colours that nobody could read', async () => {
    const candor = await startCandor({ BACKGROUND: '#777777', BG_FONT_COLOR: '#888888' });
    expect(candor.output()).toMatch(/the words on a button can't be read: #/);
    await candor.dispose();
  });

  test('in production refuses every sandbox part by name', async () => {
    const { code, output } = await startAndEnd({ CANDOR_MODE: 'production' });
    expect(code).toBe(1);
    for (const name of ['DATABASE_URL', 'APP_API', 'PAGE_CONFIG_FILE', 'MARKETS'])
      expect(output).toContain(`${name}`);
    const ownPages = join(freshDataDir(), 'page.json');
    copyFileSync(join(root, 'config', 'page.json'), ownPages);
    const complete = {
      CANDOR_MODE: 'production',
      DATABASE_URL: 'embedded',
      DATA_DIR: freshDataDir(),
      MARKETS: 'ph',
      PAGE_CONFIG_FILE: ownPages,
      APP_API: 'https://loans.example.ph',
      APP_H5: 'https://loans.example.ph',
      APP_EN_NAME: 'A',
      APP_CN_NAME: 'A',
      APP_YD_NAME: 'A',
      TRUSTED_PROXIES: 'none',
      BACKGROUND: '#11473C',
      BG_FONT_COLOR: '#FFFFFF',
      FONT_COLOR: '#14211F',
      SERVICE_PHONE: '+63 2 8888 0100',
      PERSONAL_DATA_KEYS: 'ab'.repeat(32),
      MALWARE_SCANNER: 'simulator',
      SMS_GATEWAY: 'sandbox',
      VOICE_GATEWAY: 'sandbox',
    };
    const filled = await startAndEnd(complete);
    expect(filled.code).toBe(1);
    expect(filled.output).toContain("WIRE_DIR holds the sandbox's dictionary of names");
    expect(filled.output).toContain("SMS_GATEWAY is the sandbox's");
    expect(filled.output).toContain("MALWARE_SCANNER is the sandbox's");
    expect(filled.output).toContain('DATABASE_URL is embedded');
    const worker = await launch(complete, join(root, 'scripts', 'operate', 'worker.ts')).ended;
    expect(worker.code).toBe(1);
    expect(worker.output).toContain("SMS_GATEWAY is the sandbox's");
  });
});

test('npm run worker does the background work in a process of its own', async () => {
  const candor = await startCandor({ WORKER: 'off' });
  const { dataDir } = candor;
  const worker = launch(
    { DATA_DIR: dataDir, LOG_LEVEL: 'info' },
    join(root, 'scripts', 'operate', 'worker.ts'),
  );
  await expect.poll(() => worker.output()).toContain('The worker is at work');
  const { code } = await launch({ DATA_DIR: dataDir }, join(root, 'scripts', 'operate', 'page-set.ts'), [
    'ph',
    'comName=Worked',
  ]).ended;
  expect(code).toBe(0);
  await expect.poll(() => worker.output()).toContain('page configuration changed');
  worker.child.kill('SIGINT');
  expect((await worker.ended).code).toBe(0);
  await candor.dispose();
});
