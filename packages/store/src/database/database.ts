import { escapeLiteral, type PoolClient } from 'pg';
import { readAddress } from './connection/address.ts';
import { columnTypes } from './column-types.ts';
import { isConnectionLoss, isReadOnly } from './database-errors.ts';
import { Nudges, type Nudge, type NudgeTimes } from './nudges/nudges.ts';
import { NudgesOfTransaction } from './nudges/nudges-of-transaction.ts';
import { Pulse } from './pulse.ts';
import type { StatementOf } from './checked-rows.ts';
import { Connections, Servers, type PoolUse } from './connection/servers.ts';
import { writing, type Write } from '../writing.ts';

/**
 * With a name the statement is prepared once a connection and its plan used again; a name belongs to one
 * text. What its rows are is known by that name, or by `rowsOf` where the name is put together or missing: a
 * claim about them that PostgreSQL's own description does not bear out does not compile.
 */
export type Statement<Row extends object = Record<string, unknown>> = {
  readonly text: string;
  readonly values?: readonly unknown[];
} & (
  | { readonly name?: StatementOf<Row>; readonly rowsOf?: undefined }
  | { readonly name?: string; readonly rowsOf: StatementOf<Row> }
);

export type QueryOutcome<Row> = { rows: Row[]; rowCount: number };

declare const isInTransaction: unique symbol;
declare const mayWrite: unique symbol;

/**
 * A running transaction: the only handle that store functions accept, first and required. The brand keeps
 * a pool or a client, which have a `query` too, from passing for one. What takes this reads, and locks
 * nothing.
 */
export type ReadTx = {
  readonly [isInTransaction]: true;
  query<Row extends object = Record<string, unknown>>(
    statement: Statement<NoInfer<Row>>,
  ): Promise<QueryOutcome<Row>>;
  /**
   * From here to its end a statement may take so long, at the server and with us, who would else think it had
   * vanished.
   */
  waitUpTo(ms: number): Promise<void>;
};

/** A transaction that may write and lock: a command has one, a lease, and a preview that is rolled back. */
export type Tx = ReadTx & {
  readonly [mayWrite]: true;
  /** Says this to whoever listens once the transaction is committed; what is taken back, to nobody. */
  nudge(channel: string, said: string): void;
};

/**
 * Which line of the audit log a transaction belongs to, and who acts: every journal entry that it posts
 * carries both.
 */
export type Cause = {
  readonly auditId: string;
  /** As the audit log has it: `staff:0199…`, `channel:dragonpay`. */
  readonly author: string;
};

/** Of postings that no command makes: tests and measurements give it to the databases that they open. */
export const outsideCommands: Cause = {
  auditId: '00000000-0000-0000-0000-000000000000',
  author: 'tool:outside-commands',
};

export type ReadOptions = {
  isolation?: 'read committed' | 'repeatable read' | 'serializable';
};

export type TransactionOptions = ReadOptions & {
  readOnly?: boolean;
  /** Without one nothing can be posted to the journal. */
  cause?: Cause;
  /** A mark to go back to, set as the transaction begins and in the same message. */
  savepoint?: string;
};

export type Database = {
  /** Reads: PostgreSQL itself refuses to write here, in the same message that begins the transaction. */
  read<T>(work: (tx: ReadTx) => Promise<T>, options?: ReadOptions): Promise<T>;
  /** Reached with a key that few may import. */
  readonly [writing]: Write;
  /** Whether a connection is free and the database takes a write now. */
  healthy(): Promise<boolean>;
  /** How many of this process's connections are in use now. */
  use(): PoolUse;
  /** Waits for running transactions. */
  close(): Promise<void>;
};

export type DatabaseOptions = {
  url: string;
  /**
   * The application logs in as somebody who owns nothing, can't change the schema and can't become whoever
   * does. The owner migrates. Only on the socket of the embedded database, which asks for no password, one
   * address serves both; elsewhere each has its own.
   */
  as?: 'application' | 'owner';
  /**
   * A pooler is between, which gives each transaction another session (PgBouncer in transaction mode): it
   * passes nothing on that a session asks for at its start, and knows no prepared statement by its name.
   */
  isPooled?: boolean;
  max?: number;
  connectTimeoutMs?: number;
  statementTimeoutMs?: number;
  /**
   * False where people wait for pages: to start processes that help with a statement takes longer than the
   * statement.
   */
  isHelped?: boolean;
  onIdleError?: (error: Error) => void;
  /**
   * For tools that post without a command: tests, measurements. The product's own postings each have the
   * cause of their command.
   */
  cause?: Cause;
  nudges?: NudgeTimes;
};

export const applicationRole = 'candor_app';

const healthTimeoutMs = 2_000;
/** The server ends a statement in time; so much later we no longer believe that there is a server. */
const vanishedAfterMs = 5_000;

export function openDatabase(options: DatabaseOptions): Database {
  const { as = 'application', max = 10, connectTimeoutMs = 5_000, statementTimeoutMs = 30_000 } = options;
  const settings = {
    timezone: 'UTC',
    statement_timeout: String(statementTimeoutMs),
    // A transaction that waits for its own process holds its locks against everyone else.
    idle_in_transaction_session_timeout: String(2 * statementTimeoutMs),
    ...(options.isHelped === false && { max_parallel_workers_per_gather: '0' }),
  };
  const { isPooled = false } = options;
  const address = as === 'application' ? applicationUrl(options.url) : options.url;
  const servers = new Servers(address, (url) => (isPooled ? url : withSettings(url, settings)));
  const shared = { application_name: 'candor', types: columnTypes };
  const connections = new Connections(servers, {
    ...shared,
    max,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: statementTimeoutMs + vanishedAfterMs,
    keepAlive: true,
    ...(options.onIdleError && { onIdleError: options.onIdleError }),
  });
  const nudges = new Nudges(
    () => new Connections(servers, { ...shared, max: 1, connectionTimeoutMillis: connectTimeoutMs }),
    options.nudges,
  );
  const line: Line = { connections, nudges, ...(isPooled && { begins: localSettings(settings) }) };

  let pulse: Pulse | undefined;
  return {
    read: (work, { isolation } = {}) =>
      runTransaction(line, work, { ...(isolation && { isolation }), readOnly: true }),
    [writing]: (work, { cause = options.cause, ...transactionOptions } = {}) =>
      runTransaction(line, work, { ...transactionOptions, ...(cause && { cause }) }),
    healthy: async () => {
      pulse ??= new Pulse(servers, { ...shared, ...(line.begins && { begins: line.begins }) });
      return (await answers(connections)) && (await pulse.beat(healthTimeoutMs));
    },
    use: () => connections.use(),
    close: async () => {
      await Promise.all([connections.end().then(() => nudges.close()), pulse?.close()]);
    },
  };
}

async function answers(connections: Connections): Promise<boolean> {
  const question = { text: 'select 1', query_timeout: healthTimeoutMs };
  return connections
    .lend((client) => client.query(question))
    .then(
      () => true,
      () => false,
    );
}

type Line = {
  readonly connections: Connections;
  readonly nudges: Nudges;
  /** Where a session keeps nothing: what every transaction begins with. */
  readonly begins?: string;
};

async function runTransaction<T>(
  { connections, nudges, begins }: Line,
  work: (tx: Tx) => Promise<T>,
  { isolation = 'read committed', readOnly = false, cause, savepoint }: TransactionOptions,
): Promise<T> {
  const client = await connections.connect();
  const { tx, end, patience, toSay } = transactionOn(client, { areNamed: begins === undefined, savepoint });
  let unusable: Error | undefined;
  try {
    const begin = `begin isolation level ${isolation} ${readOnly ? 'read only' : 'read write'}`;
    // In one message with the beginning: it costs no round trip, and a pooled connection forgets it at the
    // end.
    const more = [begins, cause && causedBy(cause), savepoint && `savepoint ${savepoint}`];
    await client.query([begin, ...more].filter(Boolean).join('; '));
    const result = await work(tx);
    end();
    // What was put off to the end is checked now, and takes as long as the rest.
    const { command } = await client.query({ text: 'commit', ...patience() });
    // PostgreSQL answers COMMIT after a failed statement with a quiet ROLLBACK.
    if (command !== 'COMMIT') throw new Error('A failed statement was swallowed: nothing was committed.');
    nudges.say(toSay());
    return result;
  } catch (error) {
    if (isConnectionLoss(error) || isReadOnly(error)) unusable = error as Error;
    else await client.query('rollback').catch((failure: Error) => (unusable = failure));
    throw error;
  } finally {
    end();
    client.release(unusable);
  }
}

function causedBy({ auditId, author }: Cause): string {
  return `set local candor.cause = ${escapeLiteral(auditId)}; set local candor.author = ${escapeLiteral(author)}`;
}

/**
 * After its end the client belongs to somebody else: a forgotten `await` must not write into their
 * transaction.
 */
function transactionOn(
  client: PoolClient,
  { areNamed, savepoint }: { readonly areNamed: boolean; readonly savepoint: string | undefined },
): {
  tx: Tx;
  end: () => void;
  patience: () => { readonly query_timeout?: number };
  toSay: () => readonly Nudge[];
} {
  let isOpen = true;
  let patience: { readonly query_timeout?: number } = {};
  const nudges = new NudgesOfTransaction(savepoint);
  const query = async (statement: Statement) => {
    if (!isOpen) throw new Error('This transaction is over: a query was sent after its end.');
    const values = [...(statement.values ?? [])];
    const { rows, rowCount } = await client.query({
      ...(areNamed ? statement : { text: statement.text }),
      ...patience,
      values,
    });
    nudges.heed(statement.text, rows);
    return { rows, rowCount: rowCount ?? 0 };
  };
  const waitUpTo = async (ms: number) => {
    await query({ text: `set local statement_timeout = ${Math.trunc(ms)}` });
    patience = { query_timeout: ms + vanishedAfterMs };
  };
  const nudge = (channel: string, said: string) => nudges.add({ channel, said });
  return {
    tx: { query, waitUpTo, nudge } as unknown as Tx,
    end: () => (isOpen = false),
    patience: () => patience,
    toSay: () => nudges.all,
  };
}

/** The same database, with the application's own login where no password tells the logins apart. */
export function applicationUrl(address: string): string {
  const { urls } = readAddress(address);
  const parsed = new URL(urls[0]);
  const isSocket = parsed.searchParams.get('host')?.startsWith('/') ?? false;
  if (urls.length > 1 || !isSocket || parsed.password !== '') return address;
  parsed.username = applicationRole;
  return parsed.href;
}

/** As startup options: they hold from the first statement, without a round trip, and survive RESET. */
function withSettings(url: string, settings: Readonly<Record<string, string>>): string {
  const parsed = new URL(url);
  const given = parsed.searchParams.get('options');
  const ours = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  parsed.searchParams.set('options', [...(given === null ? [] : [given]), ...ours].join(' '));
  return parsed.href;
}

/** The same for one transaction, in the message that begins it. */
function localSettings(settings: Readonly<Record<string, string>>): string {
  return Object.entries(settings)
    .map(([name, value]) => `set local ${name} = ${escapeLiteral(value)}`)
    .join('; ');
}
