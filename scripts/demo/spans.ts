import type { Database } from '@candor/store';

export type Span = { readonly until: Date; readonly at: Date; readonly forMs: number };

/** When the machine wrote what, and when it happened in the year that was made up: for what is dated by the machine's clock alone. */
export class Spans {
  readonly #database: Database;
  readonly all: Span[] = [];

  constructor(database: Database) {
    this.#database = database;
  }

  /** What was written since the last time happened then. */
  async note(at: Date, forMs = 1_000): Promise<void> {
    const { rows } = await this.#database.read((tx) =>
      tx.query<{ until: Date }>({ text: 'select clock_timestamp() as until' }),
    );
    this.all.push({ until: rows[0]!.until, at, forMs });
  }

  /** From when on the machine wrote what happened since a moment of the year. */
  writtenSince(moment: Date): Date {
    const first = this.all.findIndex(({ at }) => at >= moment);
    return this.all[first - 1]?.until ?? new Date(0);
  }
}
