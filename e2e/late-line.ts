import { readFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { root } from './candor-process.ts';

type Calls = {
  /** What is sent with this call waits on the line. */
  readonly late: string;
  /** It goes on when an answer of this one, asked for later, has passed it. */
  readonly read: string;
};

const { paths } = JSON.parse(readFileSync(join(root, 'config', 'wire', 'current.json'), 'utf8')) as {
  paths: Readonly<Record<string, string>>;
};

/**
 * A line to the server on which a reading overtakes what was written before it, each time. It stands beside
 * the browser because Playwright does not see what a page sends while it goes away.
 */
export async function lateLine(to: string, { late, read }: Calls) {
  const held = new Set<() => void>();
  let overtaken = 0;
  const pass = async (incoming: IncomingMessage, answer: ServerResponse) => {
    const path = new URL(incoming.url ?? '', to).pathname;
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part as Buffer);
    if (path === paths[late]) await new Promise<void>((resolve) => void held.add(resolve));
    const before = path === paths[read] ? [...held] : [];
    answer.on('finish', () => {
      for (const goOn of before) {
        if (held.delete(goOn)) overtaken += 1;
        goOn();
      }
    });
    const { method, headers } = incoming;
    const onward = request(new URL(incoming.url ?? '', to), { method: method ?? 'GET', headers });
    onward.on('response', (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    onward.end(Buffer.concat(parts));
  };
  const server = createServer((incoming, answer) => {
    // A browser that goes away ends its own request.
    pass(incoming, answer).catch(() => answer.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    /** How many wait on the line. */
    held: () => held.size,
    /** How many a reading has passed. */
    overtaken: () => overtaken,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
