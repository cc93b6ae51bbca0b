import { noteDeploymentMode, pendingMigrations } from '@candor/store/database';
import { createTestDatabase, type TestDatabase } from '@candor/store/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openCheckedStore } from './open-checked-store.ts';
import { refuseOtherMode } from './refuse-other-mode.ts';
import { readSettings, SettingsFault } from './settings/read-settings.ts';

let test: TestDatabase;
beforeEach(async () => {
  test = await createTestDatabase();
});
afterEach(() => test.drop());

const firstStartIn = (mode: 'sandbox' | 'production') =>
  test.database.withTransaction((tx) => noteDeploymentMode(tx, mode));
const open = () => openCheckedStore(readSettings({ DATABASE_URL: test.url }), () => {});

describe('a start', () => {
  it('refuses to work with the login that owns the tables, and says what to put where', async () => {
    const owner = new URL(test.url);
    owner.password = 'with-one';
    const refused = await openCheckedStore(readSettings({ DATABASE_URL: owner.href }), () => {}).catch(
      (error: Error) => error.message,
    );
    expect(refused).toMatch(
      /^The database that DATABASE_URL names can't be used: it logs in as candor, a superuser\. Put the login candor_app/,
    );
  });

  it('changes no table without the owner’s login: what is missing is named', async () => {
    await test.sql(`delete from schema_migration where name > '0040'`);
    await expect(open()).rejects.toThrow(
      /it needs .*migration.* Run npm run migrate with DATABASE_OWNER_URL/,
    );
  });

  it('brings an empty database up to date before the application logs in: its login may be made there', async () => {
    const empty = await createTestDatabase({ migrated: false });
    const application = new URL(empty.url);
    application.username = 'nobody_yet';
    application.password = 'with-one';
    const settings = readSettings({ DATABASE_URL: application.href, DATABASE_OWNER_URL: empty.url });
    await expect(openCheckedStore(settings, () => {})).rejects.toThrow('role "nobody_yet" does not exist');
    expect(await pendingMigrations({ url: empty.url })).toEqual([]);
    await empty.drop();
  });

  it("refuses the sandbox on production's database, in one sentence", async () => {
    await firstStartIn('production');
    const refused = await open().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(SettingsFault);
    expect((refused as SettingsFault).faults).toEqual([
      expect.stringMatching(/^DATABASE_URL leads to production's database, and CANDOR_MODE is sandbox: /),
    ]);
  });

  it('refuses production on a database that the sandbox filled', async () => {
    await firstStartIn('sandbox');
    await expect(refuseOtherMode(test.database, 'production')).rejects.toThrow(
      /^DATABASE_URL leads to a database that the sandbox filled/,
    );
  });

  it('goes on in the mode of the first, as often as it likes', async () => {
    for (const _ of ['first', 'second']) {
      const { store } = await open();
      await store.close();
    }
    await expect(refuseOtherMode(test.database, 'production')).rejects.toThrow(SettingsFault);
  });
});
