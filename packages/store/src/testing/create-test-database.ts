import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { outsideCommands, type QueryOutcome } from '../database/database.ts';
import { openWritable, type WritableDatabase } from '../tools.ts';
import { expectBooksTie } from './expect-books-tie.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testClusterUrl: string;
  }
}

export type TestDatabase = {
  /** Logs in as the owner. */
  url: string;
  /** As the application sees it. */
  database: WritableDatabase;
  /** Who may also look where the application may not. */
  owner: WritableDatabase;
  /** One statement as the owner, for arranging and for looking. */
  sql(text: string, values?: readonly unknown[]): Promise<QueryOutcome<Record<string, unknown>>>;
  /** The same past every guard: for what no command would do. */
  unguarded(text: string, values?: readonly unknown[]): Promise<void>;
  /** Every test ends by proving that the books tie, unless breaking them was what it was for. */
  drop(options?: { booksTie?: boolean }): Promise<void>;
  /** Nobody works in it from here on: it is only copied. */
  freeze(): Promise<FrozenDatabase>;
};

export type FrozenDatabase = {
  /** The same once more, to be changed and dropped. */
  copy(options?: { max?: number }): Promise<TestDatabase>;
  drop(): Promise<void>;
};

export const templateName = 'candor_template';

/** A database of its own for a test file: migrated, or with nothing in it. */
export function createTestDatabase({
  migrated = true,
  max = 10,
}: { migrated?: boolean; max?: number } = {}): Promise<TestDatabase> {
  return copyOf(migrated ? templateName : 'template0', { migrated, max });
}

async function copyOf(
  template: string,
  { migrated, max }: { readonly migrated: boolean; readonly max: number },
): Promise<TestDatabase> {
  const clusterUrl = inject('testClusterUrl');
  const name = `test_${process.pid}_${randomBytes(4).toString('hex')}`;
  // File by file: to write every page of it into the log as well takes twice as long.
  await asAdmin(clusterUrl, `create database ${name} template ${template} strategy file_copy`);
  const url = databaseUrl(clusterUrl, name);
  const database = openWritable({ url, max, cause: outsideCommands });
  const owner = openWritable({ url, as: 'owner', max, cause: outsideCommands });
  const close = () => Promise.all([database.close(), owner.close()]);
  const dropIt = () => asAdmin(clusterUrl, `drop database ${name} with (force)`);
  return {
    url,
    database,
    owner,
    sql: (text, values = []) => owner.withTransaction((tx) => tx.query({ text, values })),
    unguarded: (text, values = []) =>
      owner.withTransaction(async (tx) => {
        await tx.query({ text: 'set local session_replication_role = replica' });
        await tx.query({ text, values });
      }),
    async drop({ booksTie = migrated } = {}) {
      try {
        if (booksTie) await expectBooksTie({ owner });
      } finally {
        await close();
        await dropIt();
      }
    },
    async freeze() {
      await close();
      return {
        copy: (options = {}) => copyOf(name, { migrated, max: options.max ?? max }),
        drop: dropIt,
      };
    },
  };
}

export function databaseUrl(clusterUrl: string, name: string): string {
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function asAdmin(clusterUrl: string, sql: string): Promise<void> {
  const admin = new Client({ connectionString: clusterUrl });
  await admin.connect();
  await admin.query(sql).finally(() => admin.end());
}
