import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { WireDictionary } from '@candor/contract/client';
import { releaseCommands } from '../../operate/candor/commands.ts';
import { logInWith, readScripts } from './speak-to-release.ts';
import { freePort, plainUser, scratchPostgres } from './scratch-postgres.ts';

const patienceMs = 120_000;

class Unfit extends Error {}

function insist(isSo: boolean, sentence: string): void {
  if (!isSo) throw new Unfit(sentence);
}

/** Where a release is tried: unpacked, with settings, secrets and a dictionary as a lender has them. */
type Site = {
  readonly candor: string;
  readonly home: string;
  readonly env: Readonly<Record<string, string>>;
  readonly ownerEnv: Readonly<Record<string, string>>;
};

/**
 * Unpacks a release in an empty folder and goes the whole way of a new lender in production, as a user who
 * owns nothing there: dictionary, migration, products, admin, server, worker, a borrower's login. Whatever
 * does not happen stops it.
 */
export async function checkRelease(tarball: string, say: (line: string) => void): Promise<void> {
  const place = mkdtempSync(join(tmpdir(), 'candor release '));
  chmodSync(place, 0o755);
  const running: ChildProcess[] = [];
  const texts: string[] = [];
  const gateway = await listenForTexts(texts);
  let database: Awaited<ReturnType<typeof scratchPostgres>> | undefined;
  try {
    const home = ownFolder(place, 'home');
    database = await scratchPostgres(home);
    const site = settle(tarball, place, home, database, (gateway.address() as AddressInfo).port);
    const before = everyFile(dirname(dirname(site.candor)));

    const { output: help } = run(site, ['help']);
    const unlisted = Object.keys(releaseCommands).filter((name) => !help.includes(`  ${name} `));
    insist(unlisted.length === 0, `candor help does not list ${unlisted.join(', ')}`);
    expectRefusal(site, ['start'], 'candor wire --seed');
    succeed(site, ['wire', '--seed', randomBytes(16).toString('hex')]);
    expectRefusal(site, ['start'], 'candor migrate');
    succeed(site, ['migrate'], site.ownerEnv);
    succeed(site, ['products-seed']);
    succeed(site, ['staff', 'add-admin', '--email', 'admin@lender.example', '--name', 'An Admin']);
    say('It is set up: dictionary, tables, products, an admin');

    const [port, workerPort] = [await freePort(), await freePort()];
    const began = performance.now();
    const server = start(site, 'start', { PORT: String(port), WORKER: 'off' });
    const worker = start(site, 'worker', { WORKER_PORT: String(workerPort) });
    running.push(server.child, worker.child);
    await ready(`http://127.0.0.1:${port}/readyz`, server);
    say(`The server is ready after ${((performance.now() - began) / 1_000).toFixed(1)} s`);
    await ready(`http://127.0.0.1:${workerPort}/readyz`, worker);

    const wire = JSON.parse(readFileSync(join(home, 'wire', 'current.json'), 'utf8')) as WireDictionary;
    const builtWith = join(dirname(dirname(site.candor)), 'config', 'wire', 'current.json');
    const shipped = JSON.parse(readFileSync(builtWith, 'utf8')) as WireDictionary;
    const scripts = await readScripts(`http://127.0.0.1:${port}`);
    insist(scripts.size > 60, `only ${scripts.size} scripts are served`);
    const speaking = [...scripts].filter(([, text]) => text.includes(wire.version)).length;
    insist(speaking > 20, `only ${speaking} scripts speak the lender's own words`);
    const foreign = [...scripts].filter(([, text]) => text.includes(shipped.version));
    insist(foreign.length === 0, `${foreign.map(([name]) => name).join(', ')}: the shipped words are in it`);
    const sessions = await logInWith(`http://127.0.0.1:${port}`, wire, texts);
    insist(sessions === 1, 'the borrower who logged in has no session');
    say(`A borrower logged in by SMS code; ${speaking} of ${scripts.size} scripts speak the lender's words`);

    const { output: said } = run(site, ['doctor', '--json']);
    insist(faultsIn(said) === 'crashes', `candor doctor finds more than the missing fsync:\n${said}`);
    succeed(site, ['verify-books']);
    for (const each of [server, worker])
      insist((await stop(each)) === 0, `it did not stop well: ${each.said()}`);
    const after = everyFile(dirname(dirname(site.candor)));
    insist(before === after, 'it changed something in its own folder');
    say('It wrote nothing into its own folder, and stopped when it was asked to');
    console.log('The release was checked: unpacked, set up, migrated, served, logged in, stopped.');
  } finally {
    for (const child of running) child.kill('SIGKILL');
    gateway.close();
    database?.stop();
    rmSync(place, { recursive: true, force: true });
  }
}

/** Of the user who runs it: the only place where that one may write. */
function ownFolder(place: string, name: string): string {
  const folder = join(place, name);
  mkdirSync(folder);
  if (plainUser) chownSync(folder, plainUser.uid, plainUser.gid);
  return folder;
}

function settle(
  tarball: string,
  place: string,
  home: string,
  { applicationUrl, ownerUrl }: { applicationUrl: string; ownerUrl: string },
  gatewayPort: number,
): Site {
  const opt = join(place, 'opt');
  mkdirSync(opt);
  execFileSync('tar', ['-C', opt, '-xzf', tarball]);
  const [folder = ''] = globSync('candor-*', { cwd: opt });
  // Root owns it where we are root; else nobody may write there, not even its owner.
  if (!plainUser) execFileSync('chmod', ['-R', 'a-w', join(opt, folder)]);
  const secret = (name: string, value: string) => {
    const file = join(home, name);
    writeFileSync(file, `${value}\n`, { mode: 0o400 });
    if (plainUser) chownSync(file, plainUser.uid, plainUser.gid);
    return file;
  };
  const pages = join(home, 'page.json');
  copyFileSync(join(opt, folder, 'config', 'page.json'), pages);
  const gateway = `http://127.0.0.1:${gatewayPort}`;
  const settings = {
    CANDOR_MODE: 'production',
    DATA_DIR: join(home, 'data'),
    WIRE_DIR: join(home, 'wire'),
    DATABASE_URL_FILE: secret('database-url', applicationUrl),
    PERSONAL_DATA_KEYS_FILE: secret('personal-data-keys', randomBytes(32).toString('hex')),
    MESSAGE_HTTP_TOKEN_FILE: secret('message-token', randomBytes(16).toString('hex')),
    MARKETS: 'ph',
    PAGE_CONFIG_FILE: pages,
    APP_API: 'https://loans.example.ph',
    APP_H5: 'https://loans.example.ph',
    APP_EN_NAME: 'A Lender',
    APP_CN_NAME: 'A Lender',
    APP_YD_NAME: 'A Lender',
    TRUSTED_PROXIES: '127.0.0.1',
    BACKGROUND: '"#11473C"',
    BG_FONT_COLOR: '"#FFFFFF"',
    FONT_COLOR: '"#14211F"',
    SERVICE_PHONE: '"+63 2 8888 0100"',
    MALWARE_SCANNER: 'none',
    SMS_GATEWAY: 'http',
    SMS_HTTP_URL: gateway,
    VOICE_GATEWAY: 'http',
    VOICE_HTTP_URL: gateway,
    DRAIN_SECONDS: '0',
  };
  const lines = Object.entries(settings).map(([key, value]) => `${key}=${value}`);
  const file = secret('candor.env', lines.join('\n'));
  return {
    candor: join(opt, folder, 'bin', 'candor'),
    home,
    // Nothing of this checkout's own environment comes along.
    env: { PATH: `${dirname(process.execPath)}:/usr/bin:/bin`, CANDOR_ENV_FILE: file, HOME: home },
    ownerEnv: { DATABASE_OWNER_URL_FILE: secret('owner-url', ownerUrl) },
  };
}

/** A gateway of messages that keeps what it is given. */
async function listenForTexts(texts: string[]): Promise<Server> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      texts.push(String((JSON.parse(body) as { text: unknown }).text));
      response.end();
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return server;
}

type Run = { readonly code: number | null; readonly output: string };

function run({ candor, home, env }: Site, args: readonly string[], more: Site['env'] = {}): Run {
  try {
    const options = { cwd: home, env: { ...env, ...more }, encoding: 'utf8', ...plainUser } as const;
    return { code: 0, output: execFileSync(candor, args, { ...options, stdio: 'pipe' }) };
  } catch (error) {
    const { status, stdout, stderr } = error as { status: number; stdout: string; stderr: string };
    return { code: status, output: `${stdout}${stderr}` };
  }
}

function succeed(site: Site, args: readonly string[], more: Site['env'] = {}): void {
  const { code, output } = run(site, args, more);
  insist(code === 0, `candor ${args.join(' ')} ended with ${code}:\n${output}`);
}

function expectRefusal(site: Site, args: readonly string[], says: string): void {
  const { code, output } = run(site, args);
  insist(
    code === 1 && output.includes(says) && !/^\s+at /mu.test(output),
    `candor ${args.join(' ')} should refuse and name ${says}, but ended with ${code}:\n${output}`,
  );
}

/** Checks at fault: this database runs without fsync, and nothing else may be wrong. */
const faultsIn = (json: string) =>
  (JSON.parse(json) as { check: string; verdict: string }[])
    .filter(({ verdict }) => verdict === 'fault')
    .map(({ check }) => check)
    .join(', ');

type Running = { readonly child: ChildProcess; readonly said: () => string };

function start({ candor, home, env }: Site, command: string, more: Site['env']): Running {
  const child = spawn(candor, [command], {
    cwd: home,
    env: { ...env, ...more },
    stdio: 'pipe',
    ...plainUser,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output = (output + String(chunk)).slice(-20_000)));
  return { child, said: () => output };
}

async function ready(url: string, { child, said }: Running): Promise<void> {
  const until = Date.now() + patienceMs;
  for (;;) {
    const status = await fetch(url).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    insist(child.exitCode === null && Date.now() < until, `${url} answered ${status}:\n${said()}`);
    await sleep(200);
  }
}

async function stop({ child }: Running): Promise<number | null> {
  child.kill('SIGTERM');
  if (child.exitCode === null) await new Promise((resolve) => child.once('exit', resolve));
  return child.exitCode;
}

/** Every file with its size and time: what is only read stays so. */
function everyFile(folder: string): string {
  return globSync('**/*', { cwd: folder })
    .toSorted()
    .map((file) => {
      const { size, mtimeMs } = statSync(join(folder, file));
      return `${file} ${size} ${mtimeMs}`;
    })
    .join('\n');
}
