import type { PoolConfig, QueryResult } from 'pg';
import { Connections, type Servers } from './connection/servers.ts';

/** A write that hangs for so long is given up with its connection, and tried on another. */
const givenUpAfterMs = 300_000;

/**
 * Whether the database takes a write now, on a connection of its own. A write that hangs, because a
 * synchronous standby is gone, is waited for by everybody who asks meanwhile: each ask of its own would take
 * a connection more.
 */
export class Pulse {
  readonly #connections: Connections;
  readonly #text: string;
  #writing: Promise<boolean> | undefined;

  /** `begins`: what a transaction begins with where a session keeps nothing. */
  constructor(servers: Servers, { begins, ...config }: PoolConfig & { readonly begins?: string }) {
    const connectionTimeoutMillis = 5_000;
    this.#connections = new Connections(servers, {
      ...config,
      max: 1,
      query_timeout: givenUpAfterMs,
      connectionTimeoutMillis,
    });
    const beat = 'update pulse set at = clock_timestamp()';
    this.#text = begins === undefined ? beat : `begin; ${begins}; ${beat}; commit`;
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
    const ended = this.#connections.end();
    if (this.#writing === undefined) await ended;
  }

  async #write(): Promise<boolean> {
    return this.#connections
      .lend<QueryResult | readonly QueryResult[]>((client) => client.query(this.#text))
      .then(
        (answered) =>
          [answered].flat().some(({ command, rowCount }) => command === 'UPDATE' && rowCount === 1),
        () => false,
      );
  }
}
