import { routePath } from '@candor/contract/routes';
import type { MarketId } from '@candor/markets';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../http/escape-html.ts';
import type { ConsoleBuild } from './console-build.ts';
import type { PageBook } from './page-book.ts';
import { contentPolicyOf } from './page-security.ts';

export type ConsoleOptions = {
  readonly build: ConsoleBuild;
  readonly book: PageBook;
  readonly offered: readonly [MarketId, ...MarketId[]];
  /** Only where files have an origin of their own. */
  readonly filesOrigin?: string | undefined;
};

/**
 * The lender's console: one page for all of its addresses, which reads its own. It holds nobody's data, and
 * yet is kept nowhere: a browser that two people share must ask again who is there.
 */
export function consolePlugin({ build, book, offered, filesOrigin }: ConsoleOptions): FastifyPluginCallback {
  const contentPolicy = contentPolicyOf(build.page, { filesOrigin });
  const send = (_request: FastifyRequest, reply: FastifyReply) => {
    const lender = book.config(offered[0])?.comName ?? '';
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', contentPolicy)
      .header('referrer-policy', 'same-origin')
      .header('cache-control', 'no-store')
      .send(filled(build.page, lender));
  };
  return (app, _options, done) => {
    app.get(routePath('console'), send);
    app.get(`${routePath('console')}/*`, send);
    done();
  };
}

/** Functions, not texts: a `$&` in a lender's name is a name. */
function filled(page: string, lender: string): string {
  return page
    .replace('data-lender=""', () => `data-lender="${escapeHtml(lender)}"`)
    .replace('<title>Console</title>', () => `<title>${escapeHtml(`${lender} console`.trim())}</title>`);
}
