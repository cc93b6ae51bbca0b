import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Heard = { readonly headers: IncomingHttpHeaders; readonly body: string };
/** What to answer: a status, or to say nothing, or to die. */
export type Mood = number | 'silent' | 'dies' | { readonly location: string };

const servers: Server[] = [];

export async function closeReceivers(): Promise<void> {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

/** A receiver of an integrator's own, in whatever mood. */
export async function receiver(mood: Mood = 200) {
  const heard: Heard[] = [];
  const own = { mood, heard, url: '' };
  const server = createServer((incoming, answer) => {
    let body = '';
    incoming.on('data', (part: Buffer) => void (body += part.toString()));
    incoming.on('end', () => {
      heard.push({ headers: incoming.headers, body });
      const { mood: now } = own;
      if (now === 'silent') return;
      if (now === 'dies') incoming.socket.destroy();
      else if (typeof now === 'object') answer.writeHead(302, { location: now.location }).end();
      else answer.writeHead(now).end('<b>taken</b>\0');
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  own.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return own;
}

/** As an integrator checks it: with the secret, over what came, in a time that tells nothing. */
export function isGenuine({ headers, body }: Heard, secret: string): boolean {
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const mine = createHmac('sha256', key).update(signed).digest();
  return String(headers['webhook-signature'])
    .split(' ')
    .map((each) => Buffer.from(each.replace(/^v1,/u, ''), 'base64'))
    .some((theirs) => theirs.length === mine.length && timingSafeEqual(theirs, mine));
}
