import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { VendorTrouble } from './sandbox-vendor.ts';

export type Loopback = { readonly url: string; close(): Promise<void> };
/** `silence`: it hangs up without a word. */
export type Answer = { readonly status: number; readonly body: unknown } | 'silence';

/**
 * A vendor's server on this machine alone, with all that can go wrong between it and us. It keeps no process
 * alive.
 */
export async function openLoopback(
  answerFor: (request: IncomingMessage, text: string) => Promise<Answer>,
  vendor: { readonly trouble: VendorTrouble },
): Promise<Loopback> {
  const answered = async (request: IncomingMessage, response: ServerResponse) => {
    const text = await bodyOf(request);
    if (vendor.trouble === 'request-lost') return void response.destroy();
    if (vendor.trouble === 'fault') return deliver({ status: 500, body: {} }, response, 'none');
    return deliver(await answerFor(request, text), response, vendor.trouble);
  };
  const server = createServer((request, response) => {
    answered(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  server.unref();
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => closed(server) };
}

function deliver(answer: Answer, response: ServerResponse, trouble: VendorTrouble): void {
  if (answer === 'silence' || trouble === 'answer-lost') return void response.destroy();
  if (trouble === 'answer-late') return; // It is never written: whoever asked gives up first.
  const text = JSON.stringify(answer.body);
  response.writeHead(answer.status, { 'content-type': 'application/json', connection: 'close' });
  response.end(trouble === 'answer-garbled' ? text.slice(0, text.length / 2) : text);
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
