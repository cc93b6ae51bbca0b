import { builtRoutes, isSandboxOnly, pagePath, routePath } from '@candor/contract/routes';
import { isLanguage, isMarketId, type Language, marketOf, type MarketId } from '@candor/markets';
import type { FastifyBaseLogger, FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { sendCompressed } from '../assets/send-compressed.ts';
import { settleReply } from '../http/settle-reply.ts';
import { askerOf } from './asker-of.ts';
import { languageOf } from './language-of.ts';
import type { PageBook } from './page-book.ts';
import { type AppScreen, errorKinds, type ErrorKind } from './web-build.ts';
import { preferenceCookie, readCookie } from './preference-cookie.ts';

export type PagesOptions = {
  readonly book: PageBook;
  readonly offered: readonly [MarketId, ...MarketId[]];
  readonly marketHosts: Readonly<Record<string, MarketId>>;
  readonly isSandbox: boolean;
};

/** The pages that exist today. Every other address of the app answers as not found. */
export function pagesPlugin(options: PagesOptions): FastifyPluginCallback {
  return (app, _options, done) => {
    app.get(routePath('officialPage'), (request, reply) => {
      const page = options.book.publicPage(marketOfRequest(options, request));
      keepChoices(options, request, reply);
      reply.header('content-security-policy', page.contentPolicy).header('cache-control', 'no-cache');
      return sendCompressed(request, reply, page.body, ['cookie']);
    });
    app.get(routePath('errorPage'), (request, reply) => sendErrorPage(options)(request, reply, 200));
    for (const screen of appScreens(options)) app.get(pagePath(screen), sendAppPage(options, screen));
    done();
  };
}

/** A screen of the sandbox is no address at all in production. */
function appScreens({ isSandbox }: PagesOptions): AppScreen[] {
  return builtRoutes.filter(
    (key): key is AppScreen =>
      key !== 'officialPage' && key !== 'errorPage' && (isSandbox || !isSandboxOnly(key)),
  );
}

/**
 * The page of somebody who is logged in may hold what its screen asks first: then no browser may keep it. Any
 * other holds nobody's data, so a browser may keep it and ask whether it changed: also one that holds what
 * anybody is told.
 */
function sendAppPage(options: PagesOptions, screen: AppScreen) {
  const { book } = options;
  return (request: FastifyRequest, reply: FastifyReply): void => {
    const market = marketOfRequest(options, request);
    const language = languageOfRequest(market, request);
    const drawn = drawnFor(askerOf(request, screen), { book, market, language, screen, log: request.log });
    settleReply(reply, drawn, ({ page, isOwn }) => {
      keepChoices(options, request, reply);
      reply
        .header('content-security-policy', page.contentPolicy)
        .header('cache-control', isOwn ? 'no-store' : 'no-cache');
      sendCompressed(request, reply, page.body, ['accept-language', 'cookie']);
    });
  };
}

type Asked = {
  readonly book: PageBook;
  readonly market: MarketId;
  readonly language: Language;
  readonly screen: AppScreen;
  readonly log: FastifyBaseLogger;
};

async function drawnFor(asker: ReturnType<typeof askerOf>, { book, market, language, screen, log }: Asked) {
  const failed = (error: unknown) => {
    // The skeleton asks by itself, and says what is wrong.
    log.error({ err: error, screen }, 'a page could not be drawn with its answer');
    return null;
  };
  const page = asker ? await book.answeredPage(market, language, screen, asker).catch(failed) : null;
  const isOwn = page !== null && asker?.isSomebody === true;
  return { page: page ?? (await book.appPage(market, language, screen)), isOwn };
}

/** What a person gets instead of a page: the address does not exist, or something of ours broke. */
export function sendErrorPage(options: PagesOptions) {
  return (request: FastifyRequest, reply: FastifyReply, status: number): void => {
    const market = marketOfRequest(options, request);
    const language = languageOfRequest(market, request);
    const drawn = options.book.errorPage(market, {
      language,
      kind: kindOf(request, status),
      opening: status >= 400,
      requestId: request.id,
    });
    settleReply(reply, drawn, (page) => {
      keepChoices(options, request, reply);
      reply
        .code(status)
        .header('content-type', 'text/html; charset=utf-8')
        .header('content-security-policy', page.contentPolicy)
        .header('cache-control', 'no-store')
        .header('vary', 'accept-language, cookie')
        .send(page.html);
    });
  };
}

/** The error page at its own address says why it was opened; elsewhere the status says it. */
function kindOf(request: FastifyRequest, status: number): ErrorKind {
  if (status === 404) return 'not-found';
  if (status >= 500) return 'server';
  const asked = new URLSearchParams(searchOf(request)).get('kind');
  return errorKinds.find((kind) => kind === asked) ?? 'broken';
}

export function marketOfRequest(
  { offered, marketHosts, isSandbox }: PagesOptions,
  request: FastifyRequest,
): MarketId {
  return marketOf({
    hostname: request.hostname,
    search: searchOf(request),
    cookie: readCookie(request.headers.cookie, 'market'),
    marketHosts,
    sandbox: isSandbox,
    offered,
  });
}

function languageOfRequest(market: MarketId, request: FastifyRequest): Language {
  const { headers } = request;
  const chosen = askedLanguage(request) ?? readCookie(headers.cookie, 'language');
  return languageOf(market, chosen, headers['accept-language']);
}

/** A shell, or a link in a message, may say in the address what language its reader speaks. */
function askedLanguage(request: FastifyRequest): Language | undefined {
  const asked = new URLSearchParams(searchOf(request)).get('language') ?? undefined;
  return isLanguage(asked) ? asked : undefined;
}

/** What the address asks for holds on the pages that follow. */
function keepChoices(
  { isSandbox, offered }: PagesOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const isSecure = request.protocol === 'https';
  const language = askedLanguage(request);
  const market = new URLSearchParams(searchOf(request)).get('market');
  const cookies = [
    ...(language ? [preferenceCookie('language', language, isSecure)] : []),
    ...(isSandbox && isMarketId(market) && offered.includes(market)
      ? [preferenceCookie('market', market, isSecure)]
      : []),
  ];
  if (cookies.length > 0) reply.header('set-cookie', cookies);
}

function searchOf(request: FastifyRequest): string {
  const mark = request.url.indexOf('?');
  return mark < 0 ? '' : request.url.slice(mark);
}
