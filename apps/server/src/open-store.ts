import { migrate, openDatabase, startEmbedded, type Database } from '@candor/store';
import type { Settings } from './settings/read-settings.ts';

export type OpenStore = {
  readonly database: Database;
  /** As the user who connects, for the queue and for listening. */
  readonly url: string;
  readonly isEmbedded: boolean;
  close(): Promise<void>;
};

/** The database that the settings name, or our own, with its schema brought up to date. */
export async function openStore(settings: Settings, say: (line: string) => void): Promise<OpenStore> {
  const embedded =
    settings.DATABASE_URL === 'embedded'
      ? await startEmbedded({ dataDir: settings.DATA_DIR, log: say })
      : undefined;
  const url = embedded?.url ?? settings.DATABASE_URL;
  try {
    await migrate({ url, onProgress: say });
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
  const database = openDatabase({ url, max: 20 });
  return {
    database,
    url,
    isEmbedded: embedded !== undefined,
    async close() {
      await database.close();
      await embedded?.stop();
    },
  };
}
