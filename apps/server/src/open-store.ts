import { migrate, MigrationError, openDatabase, startEmbedded, type Database } from '@candor/store';
import type { Settings } from './settings/read-settings.ts';

export type OpenStore = {
  readonly database: Database;
  /** As the user who connects, for the queue and for listening. */
  readonly url: string;
  readonly isEmbedded: boolean;
  close(): Promise<void>;
};

/** DATABASE_URL leads to nothing that we can use. The driver's own words say why; the address is not repeated. */
export class StoreFault extends Error {
  override readonly name = 'StoreFault';
  constructor(cause: unknown) {
    const why =
      cause instanceof Error ? cause.message || String((cause as NodeJS.ErrnoException).code) : String(cause);
    super(`The database that DATABASE_URL names can't be used: ${why}`, { cause });
  }
}

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
    if (embedded || error instanceof MigrationError) throw error;
    throw new StoreFault(error);
  }
  const database = openDatabase({ url, max: 20, isHelped: false });
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
