import type { PersonSeal } from '@candor/services/kernel';
import { openDatabaseClock, type Database, type DatabaseClock } from '@candor/store/database';
import { openStore } from './open-store.ts';
import { personSeal } from './settings/personal-data-keys.ts';
import type { Settings } from './settings/read-settings.ts';

/** What files of payouts need, for a command on the lender's own machine. */
export type PayoutOffice = {
  readonly database: Database;
  readonly seal: PersonSeal;
  readonly now: DatabaseClock;
  close(): Promise<void>;
};

export async function openPayoutOffice(settings: Settings): Promise<PayoutOffice> {
  const store = await openStore(settings, () => {});
  try {
    const { database, close } = store;
    const seal = await personSeal(settings);
    return { database, seal, now: await openDatabaseClock(database), close };
  } catch (error) {
    await store.close();
    throw error;
  }
}
