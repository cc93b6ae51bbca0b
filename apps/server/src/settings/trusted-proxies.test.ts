import { describe, expect, it } from 'vitest';
import {
  listensToThisMachineAlone,
  maySendEventsToThisMachine,
  openSandboxWarnings,
} from './open-sandbox.ts';
import { readSettings, SettingsFault } from './read-settings.ts';

function fault(settings: Record<string, string>): string {
  try {
    readSettings(settings);
    return '';
  } catch (error) {
    if (error instanceof SettingsFault) return error.faults.join('\n');
    throw error;
  }
}

describe('TRUSTED_PROXIES', () => {
  it.each([
    '0.0.0.0/0',
    '::/0',
    '127.0.0.0/1,128.0.0.0/1',
    '0.0.0.0/2,64.0.0.0/2,128.0.0.0/2,192.0.0.0/2',
    '10.0.0.1,1.0.0.0/5',
    '::ffff:0:0/96',
    '::/64',
    '2000::/3',
    '2400::/6',
    '2400::/12,2600::/12,2800::/12',
    Array.from({ length: 256 }, (_, n) => `${n}.0.0.0/8`).join(),
  ])('refuses %s: strangers would be believed', (value) => {
    expect(fault({ TRUSTED_PROXIES: value })).toMatch(/^TRUSTED_PROXIES must name your own proxies alone: /u);
  });

  it.each([
    'banana',
    '10.0.0.1/33',
    '::1/129',
    '10.0.0.1/',
    '10.0.0.1/8/8',
    '10.0.0.1,,10.0.0.2',
    'fe80::1%eth0',
    'none,10.0.0.1',
  ])('refuses %s, which is no network address', (value) => {
    expect(fault({ TRUSTED_PROXIES: value })).toMatch(/^TRUSTED_PROXIES must be network addresses, /u);
  });

  it.each([
    ['none', []],
    ['10.0.0.1', ['10.0.0.1']],
    ['127.0.0.1, ::1', ['127.0.0.1', '::1']],
    [
      '10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,100.64.0.0/10,127.0.0.0/8,fc00::/7,fe80::/10',
      [
        '10.0.0.0/8',
        '172.16.0.0/12',
        '192.168.0.0/16',
        '100.64.0.0/10',
        '127.0.0.0/8',
        'fc00::/7',
        'fe80::/10',
      ],
    ],
    ['173.245.48.0/20,104.16.0.0/13,2400:cb00::/32', ['173.245.48.0/20', '104.16.0.0/13', '2400:cb00::/32']],
    ['::ffff:10.0.0.1', ['::ffff:10.0.0.1']],
  ])('takes %s', (value, addresses) => {
    expect(readSettings({ TRUSTED_PROXIES: value }).TRUSTED_PROXIES).toEqual(addresses);
  });

  it('is missing in production until somebody says which proxies there are, or that there are none', () => {
    const said = fault({ CANDOR_MODE: 'production' });
    expect(said).toMatch(/^TRUSTED_PROXIES is missing: .*none says that clients reach the server directly/mu);
    expect(fault({ CANDOR_MODE: 'production', TRUSTED_PROXIES: 'none' })).not.toContain('TRUSTED_PROXIES');
  });
});

describe('a sandbox that others can reach', () => {
  const sandbox = (HOST: string) => ({ CANDOR_MODE: 'sandbox', HOST }) as const;

  it.each(['0.0.0.0', '::', '192.168.1.20', 'sandbox.example.ph'])(
    'on %s says so, and sends no event to its own machine',
    (host) => {
      expect(openSandboxWarnings(sandbox(host))[0]).toMatch(
        /^WARNING: .*passwords of its people are published/u,
      );
      expect(maySendEventsToThisMachine(sandbox(host))).toBe(false);
    },
  );

  it.each(['127.0.0.1', '127.0.0.9', '::1', 'localhost'])('is not one on %s', (host) => {
    expect(openSandboxWarnings(sandbox(host))).toEqual([]);
    expect(maySendEventsToThisMachine(sandbox(host))).toBe(true);
    expect(listensToThisMachineAlone(sandbox(host))).toBe(true);
  });

  it('is not production, which sends no event to its own machine at all', () => {
    const production = { CANDOR_MODE: 'production', HOST: '127.0.0.1' } as const;
    expect([openSandboxWarnings(production), maySendEventsToThisMachine(production)]).toEqual([[], false]);
  });
});
