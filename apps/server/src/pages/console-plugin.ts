import { routePath } from '@candor/contract/routes';
import type { MarketId } from '@candor/markets';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../http/escape-html.ts';
import { settleReply } from '../http/settle-reply.ts';
import type { ConsoleBuild } from './console-build.ts';
import { elsewherePage } from './elsewhere-page.ts';
import type { PageBook } from './page-book.ts';
import { contentPolicyOf } from './page-security.ts';

export type ConsoleOptions = {
  readonly build: ConsoleBuild;
  readonly book: PageBook;
  readonly offered: readonly [MarketId, ...MarketId[]];
  /** Whether the console may be used from an address. */
  readonly isOpenTo: (address: string) => Promise<boolean>;
  /** Only where files have an origin of their own. */
  readonly filesOrigin?: string | undefined;
};

/**
 * The lender's console: one page for all of its addresses, which reads its own. It holds nobody's data, and
 * yet is kept nowhere: a browser that two people share must ask again who is there.
 */
export function consolePlugin({
  build,
  book,
  offered,
  isOpenTo,
  filesOrigin,
}: ConsoleOptions): FastifyPluginCallback {
  const contentPolicy = contentPolicyOf(build.page, { filesOrigin });
  const send = (request: FastifyRequest, reply: FastifyReply): void =>
    settleReply(reply, isOpenTo(request.ip), (isOpen) => {
      const lender = book.config(offered[0])?.comName ?? '';
      const page = isOpen ? filled(build.page, lender) : elsewherePage(lender, request.ip);
      reply
        .code(isOpen ? 200 : 403)
        .header('content-type', 'text/html; charset=utf-8')
        .header('content-security-policy', isOpen ? contentPolicy : contentPolicyOf(page, {}))
        .header('referrer-policy', 'same-origin')
        .header('cache-control', 'no-store')
        .send(page);
    });
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
