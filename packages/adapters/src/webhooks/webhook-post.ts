import { lookup as resolve, type LookupAddress } from 'node:dns';
import http, { type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { PostOutcome, WebhookPort } from '@candor/services/kernel/ports';
import { isLoopback, isPublicAddress } from './public-address.ts';

type Rules = {
  /** In the sandbox an integrator tries things on the same machine, without a certificate. */
  readonly isLoopbackAllowed: boolean;
  /** How names become addresses; the system's own unless said. */
  readonly resolveAll?: (host: string) => Promise<readonly LookupAddress[]>;
  readonly timeoutMs?: number;
};

const patienceMs = 10_000;
/** More of an answer than this is not read. */
const answerBytesAtMost = 16_384;
const shownCharacters = 1_024;

/**
 * Posts to addresses that somebody typed in. Only https on the public internet: a name is resolved, every
 * address that it has must be public, and the connection goes to the very address that was looked at, so that
 * a name which means something else a moment later leads nowhere new. No redirect is followed, no connection
 * is kept, no proxy is asked.
 */
export function webhookPost({
  isLoopbackAllowed,
  resolveAll = allOf,
  timeoutMs = patienceMs,
}: Rules): WebhookPort {
  const isFit = (address: string) => isPublicAddress(address) || (isLoopbackAllowed && isLoopback(address));
  const faultOf = (text: string) => faultOfUrl(text, isFit, isLoopbackAllowed);
  /** Every address of a name must be fit: who knows which one would be taken. */
  const fitAddress = async (host: string): Promise<LookupAddress | Error> => {
    const found = await resolveAll(host).catch(() => null);
    if (found === null) return new Error('The name of the address is not known.');
    const [first] = found;
    return first && found.every(({ address }) => isFit(address)) ? first : new Error(notPublic);
  };
  /** Given to the socket: what it connects to is what was looked at. */
  const lookup: LookupFunction = async (host, { all }, done) => {
    const found = await fitAddress(host);
    if (found instanceof Error) done(found, '', 0);
    else if (all) done(null, [found]);
    else done(null, found.address, found.family);
  };
  return {
    faultOf,
    async post(url, { headers, body }) {
      const trouble = faultOf(url);
      if (trouble !== null) return { status: null, trouble };
      const options: RequestOptions = {
        method: 'POST',
        agent: false,
        lookup,
        headers: {
          ...headers,
          'content-length': String(Buffer.byteLength(body)),
          'user-agent': 'Candor-Webhooks/1',
          connection: 'close',
        },
      };
      return exchange(new URL(url), options, { body, timeoutMs });
    },
  };
}

const notPublic = 'The address is not on the public internet.';

function faultOfUrl(
  text: string,
  isFit: (address: string) => boolean,
  isPlainAllowed: boolean,
): string | null {
  if (!URL.canParse(text)) return 'This is not an address.';
  const { protocol, username, password, hostname, hash } = new URL(text);
  if (username !== '' || password !== '') return 'A name and a password do not belong into an address.';
  if (hash !== '') return 'What stands behind # is never sent.';
  const host = hostname.replace(/^\[(.*)\]$/u, '$1');
  const isHere = host === 'localhost' || isLoopback(host);
  if (isHere && !isPlainAllowed) return notPublic;
  if (protocol !== 'https:' && !(protocol === 'http:' && isHere))
    return 'The address must begin with https://.';
  return isIP(host) !== 0 && !isFit(host) ? notPublic : null;
}

function allOf(host: string): Promise<readonly LookupAddress[]> {
  const { promise, resolve: found, reject } = Promise.withResolvers<readonly LookupAddress[]>();
  resolve(host, { all: true }, (error, addresses) => (error ? reject(error) : found(addresses)));
  return promise;
}

type Sent = { readonly body: string | Buffer; readonly timeoutMs: number };

/** One request and its answer, all of it within the time there is: an answer that drips is cut off too. */
function exchange(url: URL, options: RequestOptions, { body, timeoutMs }: Sent): Promise<PostOutcome> {
  const { promise, resolve: end } = Promise.withResolvers<PostOutcome>();
  const request = (url.protocol === 'https:' ? https : http).request(url, options);
  const timer = setTimeout(() => {
    end({ status: null, trouble: `No whole answer within ${timeoutMs / 1_000} seconds.` });
    request.destroy();
  }, timeoutMs);
  const fail = (error: Error) => end({ status: null, trouble: wordsOf(error) });
  request.on('error', fail);
  request.on('response', (response) => {
    readStart(response).then((answer) => end({ status: response.statusCode ?? 0, answer }), fail);
  });
  request.end(body);
  return promise.finally(() => {
    clearTimeout(timer);
    request.destroy();
  });
}

async function readStart(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part);
    size += part.length;
    if (size >= answerBytesAtMost) break;
  }
  return Buffer.concat(parts).toString('utf8').slice(0, shownCharacters);
}

/**
 * In words where we know them; a receiver's certificate or connection is its own affair, and its code says
 * enough.
 */
function wordsOf(error: Error & { code?: string }): string {
  if (error.code === 'ECONNREFUSED') return 'Nobody answers there.';
  if (error.code === 'ECONNRESET') return 'The connection was cut in the middle.';
  return error.code === undefined ? error.message : `It could not be reached (${error.code}).`;
}
