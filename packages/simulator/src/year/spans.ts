import type { Database } from '@candor/store/database';
import { writable } from '@candor/store/tools';

/** `until` as the database writes it: its clock counts finer than ours, and what was written in the same millisecond belongs to it. */
type Span = { readonly until: string; readonly at: Date };

/** When the machine wrote what, and when it happened in the year that was made up: for what is dated by the machine's clock alone. */
export class Spans {
  readonly #database: Database;
  /** When the first of it was written: everything that is made up happened before. */
  readonly began: Date;
  readonly all: Span[] = [];

  private constructor(database: Database, began: Date) {
    this.#database = database;
    this.began = began;
  }

  static async begin(database: Database): Promise<Spans> {
    return new Spans(database, (await clockOf(database)).now);
  }

  /** What was written since the last time happened then. */
  async note(at: Date): Promise<void> {
    const { exactly } = await clockOf(this.#database);
    this.all.push({ until: exactly, at });
  }
}

async function clockOf(database: Database): Promise<{ readonly now: Date; readonly exactly: string }> {
  const { rows } = await writable(database).withTransaction((tx) =>
    tx.query<{ now: Date; exactly: string }>({
      text: 'select now, now::text as exactly from clock_timestamp() as now',
    }),
  );
  return rows[0]!;
}
