import type { Json, Transport } from '@candor/contract/client';
import type { FastifyRequest } from 'fastify';
import type { AppScreen, Asker } from './web-build.ts';

/** With a session, what is answered may be for nobody else. */
type PageAsker = Asker & { readonly isSomebody: boolean };

/** Longer than a call takes on a bad day: then the page goes out as its skeleton, and asks itself. */
const PATIENCE_MS = 1_500;

/** What they begin with is told to anybody. */
const forAnybody: ReadonlySet<AppScreen> = new Set(['product']);

/**
 * Whoever asks for a page, as one who makes calls: each goes through the same checks, limits and log as if
 * the page's scripts had made it, and nothing is answered that they would not have been. Undefined where
 * nobody seems to be logged in and the screen is for who is.
 */
export function askerOf(request: FastifyRequest, screen: AppScreen): PageAsker | undefined {
  const { cookie = '', 'user-agent': userAgent, 'accept-language': languages } = request.headers;
  const isSomebody = /(?:^|; *)(?:__Host-)?session=/u.test(cookie);
  if (!isSomebody && !forAnybody.has(screen)) return undefined;
  const ofTheirs = {
    host: request.host,
    cookie,
    ...(userAgent !== undefined && { 'user-agent': userAgent }),
    ...(languages !== undefined && { 'accept-language': languages }),
  };
  const transport: Transport = async ({ method, url, headers }) => {
    if (method !== 'GET') throw new Error('A page is read: nothing is done for it.');
    const answer = await request.server.inject({
      method,
      url,
      headers: { ...headers, ...ofTheirs },
      remoteAddress: request.ip,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return {
      status: answer.statusCode,
      headers: { get: (name) => textOf(answer.headers[name.toLowerCase()]) },
      body: answer.json<Json>(),
    };
  };
  const at = request.url.indexOf('?');
  return { search: at < 0 ? '' : request.url.slice(at), transport, isSomebody };
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
