import type { Database } from '@candor/store';
import { writable } from '@candor/store/tools';

type Span = { readonly until: Date; readonly at: Date };

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
    return new Spans(database, await clockOf(database));
  }

  /** What was written since the last time happened then. */
  async note(at: Date): Promise<void> {
    const until = await clockOf(this.#database);
    this.all.push({ until, at });
  }
}

async function clockOf(database: Database): Promise<Date> {
  const { rows } = await writable(database).withTransaction((tx) =>
    tx.query<{ now: Date }>({ text: 'select clock_timestamp() as now' }),
  );
  return rows[0]!.now;
}
