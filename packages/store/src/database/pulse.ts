import { Pool, type PoolConfig } from 'pg';

/** A write that hangs for so long is given up with its connection, and tried on another. */
const givenUpAfterMs = 300_000;

/**
 * Whether the database takes a write now, on a connection of its own. A write that hangs, because a
 * synchronous standby is gone, is waited for by everybody who asks meanwhile: each ask of its own would take
 * a connection more.
 */
export class Pulse {
  readonly #pool: Pool;
  #writing: Promise<boolean> | undefined;

  constructor(config: PoolConfig) {
    this.#pool = new Pool({ ...config, max: 1, query_timeout: givenUpAfterMs });
    this.#pool.on('error', () => {}); // The next beat says it.
    this.#pool.on('connect', (client) => client.on('error', () => {}));
  }

  async beat(withinMs: number): Promise<boolean> {
    this.#writing ??= this.#write().finally(() => {
      this.#writing = undefined;
    });
    const { promise: over, resolve } = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => resolve(false), withinMs);
    try {
      return await Promise.race([this.#writing, over]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** A write that hangs is not waited for. */
  async close(): Promise<void> {
    const ended = this.#pool.end();
    if (this.#writing === undefined) await ended;
  }

  async #write(): Promise<boolean> {
    return this.#pool.query('update pulse set at = clock_timestamp()').then(
      ({ rowCount }) => rowCount === 1,
      () => false,
    );
  }
}
