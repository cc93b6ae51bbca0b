import { Connections, Servers } from './servers.ts';

type PlainConnections = {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  close(): Promise<void>;
};

/**
 * For a library that brings its own statements and expects the driver's own types. It keeps nothing in a
 * session, names no statement, and finds the server that takes writes as everybody else here.
 */
export function openPlainConnections({
  url,
  name,
  max,
  onIdleError,
}: {
  readonly url: string;
  /** As PostgreSQL's own lists show it. */
  readonly name: string;
  readonly max: number;
  readonly onIdleError?: (error: Error) => void;
}): PlainConnections {
  const connections = new Connections(new Servers(url), {
    application_name: name,
    max,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    ...(onIdleError && { onIdleError }),
  });
  return {
    executeSql: (text, values) => connections.lend((client) => client.query(text, values)),
    close: () => connections.end(),
  };
}
