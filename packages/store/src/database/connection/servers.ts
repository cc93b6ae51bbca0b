import { Client, Pool, type ClientConfig, type PoolClient, type PoolConfig } from 'pg';
import { readAddress } from './address.ts';
import { isConnectionLoss, isReadOnly } from '../database-errors.ts';

/** The servers of an address, and the one that took writes last. */
export class Servers {
  readonly #urls: readonly [string, ...string[]];
  readonly mustWrite: boolean;
  #at = 0;

  /** `change` is done to the address of each. */
  constructor(address: string, change: (url: string) => string = (url) => url) {
    const { urls, mustWrite } = readAddress(address);
    const [first, ...others] = urls;
    this.#urls = [change(first), ...others.map(change)];
    this.mustWrite = mustWrite;
  }

  get count(): number {
    return this.#urls.length;
  }

  get current(): string {
    return this.#urls[this.#at] ?? this.#urls[0];
  }

  /** It does not answer, or takes no writes. Of several who find that out at once, one turns away. */
  turnFrom(url: string): void {
    if (url === this.current) this.#at = (this.#at + 1) % this.#urls.length;
  }
}

/** The next of several servers may do what this one can't. */
const mayWorkElsewhere = (error: unknown): boolean => isConnectionLoss(error) || isReadOnly(error);

class TakesNoWrites extends Error {
  override readonly name = 'TakesNoWrites';
  /** As PostgreSQL would say when it is written to. */
  readonly code = '25006';
}

async function refuseReadOnly(client: Pick<Client, 'query'>): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
  if (rows[0]?.transaction_read_only !== 'off')
    throw new TakesNoWrites('The server that answered takes no writes.');
}

/** A session of one's own, on the first of the servers that will do. */
export async function dial(servers: Servers, config: ClientConfig): Promise<Client> {
  for (let tried = 1; ; tried += 1) {
    const url = servers.current;
    const client = new Client({ ...config, connectionString: url });
    client.on('error', () => {}); // The query in progress reports the loss.
    try {
      await client.connect();
      if (servers.mustWrite) await refuseReadOnly(client);
      return client;
    } catch (error) {
      await client.end().catch(() => {});
      servers.turnFrom(url);
      if (tried >= servers.count || !mayWorkElsewhere(error)) throw error;
    }
  }
}

/** How the connections of one process stand: who waits finds all of them lent out. */
export type PoolUse = {
  readonly most: number;
  readonly lent: number;
  readonly idle: number;
  readonly waiting: number;
};

/**
 * Connections that are lent out and given back. When the server that they lead to is gone, or takes no writes
 * any more, new ones lead to another one of the address, if there is one.
 */
export class Connections {
  readonly #servers: Servers;
  readonly #pool: Pool;

  constructor(
    servers: Servers,
    { onIdleError, ...config }: PoolConfig & { onIdleError?: (error: Error) => void },
  ) {
    this.#servers = servers;
    const found = class extends Client {
      constructor(given?: ClientConfig) {
        super({ ...given, connectionString: servers.current });
      }
    };
    this.#pool = new Pool({
      ...config,
      Client: found,
      ...(servers.mustWrite && { onConnect: (client) => refuseReadOnly(client as Client) }),
    });
    // Without listeners the loss of a connection ends the process: the pool listens for its idle clients
    // only, and lets go of a client while it is lent out. There the next query reports the loss.
    this.#pool.on('error', (error) => onIdleError?.(error));
    this.#pool.on('connect', (client) => client.on('error', () => {}));
  }

  async connect(): Promise<PoolClient> {
    for (let tried = 1; ; tried += 1) {
      const url = this.#servers.current;
      try {
        return await this.#pool.connect();
      } catch (error) {
        if (!mayWorkElsewhere(error)) throw error;
        this.#servers.turnFrom(url);
        if (tried >= this.#servers.count) throw error;
      }
    }
  }

  /** On any connection, and given back at once; one that failed is not used again. */
  async lend<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await this.connect();
    try {
      const result = await work(client);
      client.release();
      return result;
    } catch (error) {
      client.release(error as Error);
      throw error;
    }
  }

  use(): PoolUse {
    const { totalCount: open, idleCount: idle, waitingCount, options } = this.#pool;
    const [most, lent] = [options.max ?? open, open - idle];
    // Whoever asks stands in the queue for a moment, also where one is free.
    return { most, lent, idle, waiting: lent < most ? 0 : waitingCount };
  }

  end(): Promise<void> {
    return this.#pool.end();
  }
}
