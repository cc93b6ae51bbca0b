import { chmodSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerFacts } from '@candor/store/system';
import { afterAll, describe, expect, it } from 'vitest';
import { readSettings, type Settings } from '../settings/read-settings.ts';
import { checkServer } from './check-database.ts';
import {
  checkBackup,
  checkChoices,
  checkEndpoint,
  checkFolder,
  checkProxies,
  checkSecretFiles,
  endpointsOf,
  roomOf,
} from './check-machine.ts';
import { checkClock, checkRegisters, checkWork, type Work } from './check-work.ts';
import type { Finding } from './finding.ts';

const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What is not as it should be: check, verdict and words. Each of these says what to do. */
function ill(findings: readonly Finding[]): string[] {
  const found = findings.filter(({ verdict }) => verdict !== 'ok');
  for (const { remedy } of found) expect(remedy).toMatch(/\w+.*[.\w]$/u);
  return found.map(({ check, verdict, says }) => `${verdict} ${check}: ${says}`);
}

describe('the database’s server', () => {
  const well: ServerFacts = {
    version: 170_002,
    login: 'candor_app',
    role: 'candor_app',
    statementTimeout: '30s',
    encoding: 'UTF8',
    maxConnections: 97,
    connections: 20,
    isStandby: false,
    isSafeFromCrashes: true,
    synchronousCommit: 'on',
    synchronousStandbys: 'b',
    standbys: 1,
    archiveMode: 'on',
    archivedSecondsAgo: 60,
    isArchivingFailing: false,
  };

  it('that is as it should be has nothing against it', () => {
    expect(ill(checkServer(well, true))).toEqual([]);
  });

  it.each<[Partial<ServerFacts>, string]>([
    [{ version: 140_005 }, 'fault version: PostgreSQL 14.5 is too old'],
    [{ role: 'candor' }, 'fault role: statements run as candor, not as candor_app'],
    [{ statementTimeout: '0' }, 'fault role: statements have no time limit'],
    [{ encoding: 'SQL_ASCII' }, 'fault encoding: is SQL_ASCII'],
    [{ isStandby: true }, 'fault primary: this is a standby'],
    [{ isSafeFromCrashes: false }, 'fault crashes: fsync or full_page_writes is off'],
    [{ synchronousCommit: 'off' }, 'fault crashes: synchronous_commit is off'],
    [{ connections: 60 }, 'warning connections: 60 of 97 are used'],
    [{ connections: 95 }, 'fault connections: 95 of 97 are used'],
    [{ synchronousStandbys: '' }, 'warning standby: standbys follow behind'],
    [{ synchronousStandbys: '', standbys: 0 }, 'warning standby: there is no standby'],
    [{ standbys: 0 }, 'fault standby: none of b is connected'],
    [{ archiveMode: 'off' }, 'warning archive: the write-ahead log is not archived'],
    [{ isArchivingFailing: true }, 'fault archive: the last try to archive'],
    [{ archivedSecondsAgo: null }, 'warning archive: nothing was archived yet'],
    [{ archivedSecondsAgo: 7_200 }, 'warning archive: the last piece was archived 120 minutes ago'],
  ])('is found with %o', (change, says) => {
    expect(ill(checkServer({ ...well, ...change }, true))).toEqual([expect.stringContaining(says)]);
  });

  it('of a sandbox needs neither standby nor archive', () => {
    expect(ill(checkServer({ ...well, standbys: 0, archiveMode: 'off' }, false))).toEqual([]);
  });
});

describe('clock and work', () => {
  const now = new Date('2026-11-16T04:00:00Z');
  const well = {
    readings: [{ process: 'Worker on a', readAt: new Date(now.getTime() - 60_000) }],
    figures: { outbox: { due: 2, oldestSeconds: 3, givenUp: 0 }, markets: [], chainDifferences: 0 },
    alarms: 0,
    now,
  } satisfies Work;
  const market = { market: 'ph', daysBehind: 3 } as unknown as Work['figures']['markets'][number];

  it('that go on have nothing against them', () => {
    expect(ill([checkClock(150), ...checkWork(well)])).toEqual([]);
  });

  it('that are off are found', () => {
    expect(ill([checkClock(-2_500)])).toEqual(['fault clock: this machine is 2500 ms behind the database']);
  });

  it.each<[string, Partial<Work>, string]>([
    ['no worker', { readings: [] }, 'fault worker: none was heard of'],
    [
      'a worker of yesterday',
      { readings: [{ process: 'Worker on a', readAt: new Date(now.getTime() - 400_000) }] },
      'fault worker: none was heard of',
    ],
    ['a server alone', { readings: [{ process: 'Server on a', readAt: now }] }, 'fault worker: none'],
    [
      'an outbox that is behind',
      { figures: { ...well.figures, outbox: { due: 9, oldestSeconds: 61, givenUp: 0 } } },
      'fault outbox: 9 messages are due, the oldest for 61 s',
    ],
    [
      'messages that were given up',
      { figures: { ...well.figures, outbox: { due: 0, oldestSeconds: 0, givenUp: 4 } } },
      'warning given up: 4 messages are no longer tried',
    ],
    [
      'days behind',
      { figures: { ...well.figures, markets: [market] } },
      'fault day-end: ph is 3 days behind',
    ],
    ['books', { figures: { ...well.figures, chainDifferences: 1 } }, 'fault books: 1 differences'],
    ['alarms', { alarms: 2 }, 'warning alarms: 2 are open'],
  ])('are found with %s', (_, change, says) => {
    expect(ill(checkWork({ ...well, ...change }))).toEqual([expect.stringContaining(says)]);
  });
});

describe('the register of SMS texts', () => {
  it('is found with texts that have no ID of it', () => {
    const of = (missing: number) => ill(checkRegisters([{ market: 'in', register: 'DLT', missing }]));
    expect(of(0)).toEqual([]);
    expect(of(3)).toEqual(['warning DLT in: 3 SMS texts have no DLT template ID: networks may block them']);
  });
});

describe('the machine', () => {
  it('is found with a secret that others can read', () => {
    const file = join(folder, 'token');
    writeFileSync(file, 'secret');
    chmodSync(file, 0o640);
    expect(ill(checkSecretFiles({ METRICS_TOKEN_FILE: file, PAGE_CONFIG_FILE: '/etc/passwd' }))).toEqual([]);
    chmodSync(file, 0o644);
    expect(ill(checkSecretFiles({ METRICS_TOKEN_FILE: file }))).toEqual([
      `fault secrets: ${file} (METRICS_TOKEN_FILE) is open to every user of this machine`,
    ]);
  });

  it('is found with a full disk, and with a folder that is nobody’s', () => {
    const room = (free: number) => ill([roomOf('data', '/data', { free, all: 100e9 })]);
    expect(room(50e9)).toEqual([]);
    expect(room(2.1e9)).toEqual([]);
    expect(room(1.99e9)).toEqual(['fault data: /data has 2.0 GB free']);
    expect(ill([roomOf('data', '/data', { free: 1e9, all: 10e9 })])).toEqual([
      'warning data: /data has 1.0 GB free',
    ]);
    expect(checkFolder('data', join(folder, 'not', 'yet', 'made')).says).toContain('GB free');
    writeFileSync(join(folder, 'a file'), '');
    expect(ill([checkFolder('data', join(folder, 'a file', 'below'))])).toEqual([
      expect.stringContaining('fault data'),
    ]);
  });

  it('is found without a backup of the last day', () => {
    const stamp = join(folder, 'last-backup');
    const at = Date.now();
    expect(ill([checkBackup('', at)])).toEqual([expect.stringContaining('warning backup: nobody says')]);
    expect(ill([checkBackup(stamp, at)])).toEqual([expect.stringContaining('no backup has finished')]);
    writeFileSync(stamp, '');
    expect(ill([checkBackup(stamp, at)])).toEqual([]);
    utimesSync(stamp, at / 1_000 - 30 * 3_600, at / 1_000 - 30 * 3_600);
    expect(ill([checkBackup(stamp, at)])).toEqual(['fault backup: the last one finished 30 hours ago']);
  });
});

describe('what the settings choose', () => {
  const sandbox = readSettings({});
  const settings = (change: Partial<Settings>): Settings => ({
    ...sandbox,
    CANDOR_MODE: 'production',
    ...change,
  });

  it('is found where every borrower would seem to come from the proxy', () => {
    const behind = { APP_H5: 'https://loans.example.ph', TRUSTED_PROXIES: [] };
    expect(ill([checkProxies(settings(behind))])).toEqual([
      expect.stringContaining('TRUSTED_PROXIES is none'),
    ]);
    expect(ill([checkProxies(settings({ ...behind, TRUSTED_PROXIES: ['10.0.0.1'] }))])).toEqual([]);
  });

  it('is found where something was not decided on', () => {
    const undecided = {
      EMAIL_GATEWAY: 'off',
      BOOKS_KEYS: 'none',
      MALWARE_SCANNER: 'none',
      METRICS_TOKEN: '',
    } as const;
    expect(ill(checkChoices(settings(undecided))).map((line) => line.split(':')[0])).toEqual([
      'warning e-mail',
      'warning signed days',
      'warning uploads',
      'warning metrics',
    ]);
    expect(checkChoices(sandbox)).toEqual([]);
  });

  it('is asked whether it answers, and nothing is said to it', async () => {
    let said = '';
    const vendor = createServer((socket) => socket.on('data', (bytes) => (said += String(bytes)))).listen(
      0,
      '127.0.0.1',
    );
    await new Promise((resolve) => vendor.once('listening', resolve));
    const address = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`;
    const chosen = settings({ SMS_GATEWAY: 'http', SMS_HTTP_URL: address, VOICE_GATEWAY: 'twilio' });
    expect(endpointsOf(chosen)).toEqual([
      { check: 'SMS_HTTP_URL', address },
      { check: 'TWILIO', address: 'https://api.twilio.com' },
    ]);
    expect(ill([await checkEndpoint('SMS_HTTP_URL', address)])).toEqual([]);
    await new Promise((resolve) => vendor.close(resolve));
    expect(said).toBe('');
    expect(ill([await checkEndpoint('SMS_HTTP_URL', address)])).toEqual([
      expect.stringMatching(/^fault SMS_HTTP_URL: 127\.0\.0\.1:\d+ is not reached: ECONNREFUSED$/u),
    ]);
    expect(ill([await checkEndpoint('CLAMD', `unix:${folder}/none`)])).toEqual([
      expect.stringContaining('ENOENT'),
    ]);
  });
});
