import {
  leadsToPooler,
  loginFault,
  migrate,
  MigrationError,
  openDatabase,
  pendingMigrations,
  type Database,
} from '@candor/store/database';
import { startEmbedded } from '@candor/store/embedded';
import type { Settings } from './settings/read-settings.ts';

export type OpenStore = {
  readonly database: Database;
  /** As the application logs in. */
  readonly url: string;
  /** The same, past a pooler: for listening, and for what takes long. */
  readonly directUrl: string;
  /** Who owns the tables; undefined where the application was not told. */
  readonly ownerUrl: string | undefined;
  readonly isEmbedded: boolean;
  close(): Promise<void>;
};

/**
 * DATABASE_URL leads to nothing that we can use. The driver's own words say why; the address is not repeated.
 */
export class StoreFault extends Error {
  override readonly name = 'StoreFault';
  constructor(cause: unknown) {
    const why =
      cause instanceof Error ? cause.message || String((cause as NodeJS.ErrnoException).code) : String(cause);
    super(`The database that DATABASE_URL names can't be used: ${why}`, { cause });
  }
}

const howToLogIn =
  'Put the login candor_app, which owns nothing, into DATABASE_URL, and the owner of the tables into DATABASE_OWNER_URL (docs/operations.md, “The database’s two logins”)';

/** The database that the settings name, or our own, with its schema brought up to date by its owner. */
export async function openStore(settings: Settings, say: (line: string) => void): Promise<OpenStore> {
  const embedded =
    settings.DATABASE_URL === 'embedded'
      ? await startEmbedded({ dataDir: settings.DATA_DIR, log: say })
      : undefined;
  const url = embedded?.url ?? settings.DATABASE_URL;
  const directUrl = settings.DATABASE_URL_DIRECT || url;
  const isPooled = settings.DATABASE_URL_DIRECT !== '';
  const ownerUrl = embedded?.url ?? (settings.DATABASE_OWNER_URL || undefined);
  try {
    // First: on an empty database the application's login is made by the migrations.
    if (ownerUrl !== undefined) await migrate({ url: ownerUrl, onProgress: say });
    if (!embedded) await refuseWrongWay(url, settings.DATABASE_URL_DIRECT);
    if (ownerUrl === undefined) await refusePending(directUrl);
    const database = openDatabase({ url, max: settings.DATABASE_POOL, isHelped: false, isPooled });
    const fault = await loginFault(database);
    if (fault !== undefined) {
      await database.close();
      throw new StoreFault(`${fault}. ${howToLogIn}.`);
    }
    return {
      database,
      url,
      directUrl,
      ownerUrl,
      isEmbedded: embedded !== undefined,
      async close() {
        await database.close();
        await embedded?.stop();
      },
    };
  } catch (error) {
    await embedded?.stop();
    if (embedded || error instanceof MigrationError || error instanceof StoreFault) throw error;
    throw new StoreFault(error);
  }
}

/** Through a pooler statements are sent in another way, and somebody has to listen past it. */
async function refuseWrongWay(url: string, directUrl: string): Promise<void> {
  if (directUrl === '') {
    if (await leadsToPooler(url))
      throw new StoreFault(
        "it leads through a connection pooler, such as PgBouncer, and nothing says so. Put the database's own address, with the same login, into DATABASE_URL_DIRECT (docs/operations.md, “High availability”).",
      );
    return;
  }
  if (await leadsToPooler(directUrl))
    throw new StoreFault(
      "DATABASE_URL_DIRECT leads through a connection pooler too: put the database's own address there.",
    );
  if (/[?&]options=/u.test(url))
    throw new StoreFault('no pooler passes the options of DATABASE_URL on: take them out.');
}

/** Without the owner's login a start changes no table: it says what is missing. */
async function refusePending(url: string): Promise<void> {
  const pending = await pendingMigrations({ url });
  if (pending.length > 0)
    throw new StoreFault(
      `it needs ${pending.length === 1 ? `the migration ${pending[0]}` : `${pending.length} migrations, from ${pending[0]} on`}. Run npm run migrate with DATABASE_OWNER_URL, or set that for this start too.`,
    );
}
