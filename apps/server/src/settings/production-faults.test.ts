import { describe, expect, it } from 'vitest';
import { databaseFaults } from './database-faults.ts';
import { readSettings, settingTable, type Environment, type Settings } from './read-settings.ts';
import { weakSecrets } from './weak-secrets.ts';

/** The settings of a sandbox, as if it were production: only what is asked for here differs. */
const production = (environment: Environment): Settings => ({
  ...readSettings(environment),
  CANDOR_MODE: 'production',
});
const strong = 'c29tZSByYW5kb20gYnl0ZXM';

describe('production’s database', () => {
  it.each([
    ['postgres://candor_app@db.internal/candor', 1],
    ['postgres://candor_app@db.internal/candor?sslmode=disable', 1],
    ['postgres://candor_app@db.internal/candor?sslmode=prefer', 1],
    ['postgres://candor_app@db.internal/candor?sslmode=no-verify', 1],
    ['postgres://candor_app@10.0.0.5/candor?sslmode=allow', 1],
    ['postgres://candor_app@db.internal/candor?sslmode=verify-full', 0],
    ['postgres://candor_app@db.internal/candor?sslmode=require', 0],
    ['postgres://candor_app@127.0.0.1/candor', 0],
    ['postgres://candor_app@localhost/candor?host=%2Frun%2Fpostgresql', 0],
    ['embedded', 1],
  ])('%s: faults %i', (address, faults) => {
    expect(databaseFaults(production({ DATABASE_URL: address }))).toHaveLength(faults);
    if (address !== 'embedded')
      expect(
        databaseFaults(
          production({ DATABASE_URL: 'postgres://candor_app@127.0.0.1/candor', DATABASE_OWNER_URL: address }),
        ),
      ).toHaveLength(faults);
    expect(databaseFaults(readSettings({ DATABASE_URL: address }))).toEqual([]);
  });
});

describe('production’s keys', () => {
  it.each([
    ['64 zeros', '0'.repeat(64), 1],
    ['two letters again and again', 'ab'.repeat(32), 1],
    ['a row of numbers twice', '000102030405060708090a0b0c0d0e0f'.repeat(2), 1],
    [
      'a good one beside a bad one',
      `8f1b6d0c4e5a97b23c6d7e8091a2b3c4d5e6f708192a3b4c5d6e7f8090a1b2c3,${'0'.repeat(64)}`,
      1,
    ],
    ['a random one', '8f1b6d0c4e5a97b23c6d7e8091a2b3c4d5e6f708192a3b4c5d6e7f8090a1b2c3', 0],
  ])('%s', (_what, keys, faults) => {
    expect(weakSecrets(production({ PERSONAL_DATA_KEYS: keys }))).toHaveLength(faults);
  });

  it.each([
    ['x', 1],
    ['aaaaaaaaaaaaaaaaaaaaaaaa', 1],
    [settingTable.MESSAGE_HTTP_TOKEN.example, 1],
    [strong, 0],
    ['', 0],
  ])('a gateway’s token "%s"', (token, faults) => {
    const said = weakSecrets(production({ MESSAGE_HTTP_TOKEN: token, PERSONAL_DATA_KEYS: 'generated' }));
    expect(said).toHaveLength(faults);
    if (token !== '') expect(said.join()).not.toContain(token);
  });
});
