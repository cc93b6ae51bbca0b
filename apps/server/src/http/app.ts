import type { CallTable } from '@candor/contract';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyPluginCallback,
} from 'fastify';
import { answerBrokenConnection } from './answer-broken-connection.ts';
import { answerError, type PageAnswer } from './answer-error.ts';
import { answerNotFound } from './answer-not-found.ts';
import { allowAppOrigin } from './allow-app-origin.ts';
import { addApiDocs } from './api-docs.ts';
import { addBodyParsers } from './body-parsers.ts';
import { keepFilesApart } from './files/files-host.ts';
import { mountCalls, type CallMounting } from './mount-calls.ts';
import { newRequestId } from './request-id.ts';
import { refuseTwoHosts } from './refuse-two-hosts.ts';
import { RequestLog } from './request-log.ts';
import { takeCensus } from './route-census.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { watchReplies } from './watch-replies.ts';

export interface AppOptions<T extends CallTable> extends CallMounting<T> {
  readonly production: boolean;
  /** Without one nothing is logged. */
  readonly log?: FastifyBaseLogger;
  /** Proxies whose forwarding headers are believed; by default none, because anyone can send such headers. */
  readonly trustProxy?: boolean | string[];
  /** The app's own origin, if its pages come from another host than its calls. */
  readonly appOrigin?: string | undefined;
  /** Whether the list of all calls is served. */
  readonly apiDocs?: boolean;
  readonly limits?: Partial<Limits>;
  readonly isOutage?: (error: unknown) => boolean;
  /** The server is about to stop: whoever keeps a connection is asked to open another, elsewhere. */
  readonly isDraining?: () => boolean;
  /** Pages, metrics and whatever else the server has besides calls. */
  readonly plugins?: readonly (FastifyPluginAsync | FastifyPluginCallback)[];
  readonly notFoundPage?: PageAnswer;
  readonly errorPage?: PageAnswer;
}

/** What one client may take of the server before it is cut off. */
interface Limits {
  readonly bodyBytes: number;
  readonly headerBytes: number;
  /**
   * For the head of a request, then for the whole of it: a client that drips bytes holds a connection no
   * longer.
   */
  readonly headersTimeoutMs: number;
  readonly requestTimeoutMs: number;
  readonly timeoutCheckMs: number;
  readonly keepAliveMs: number;
  /** What is on its way when the server stops may end within this; then every connection is cut. */
  readonly stopWithinMs: number;
}

const ordinaryLimits: Limits = {
  bodyBytes: 64 * 1024,
  headerBytes: 16 * 1024,
  headersTimeoutMs: 15_000,
  requestTimeoutMs: 30_000,
  timeoutCheckMs: 5_000,
  // Longer than the idle time of common load balancers, which otherwise meet a connection that is just
  // closing.
  keepAliveMs: 65_000,
  // Less than the patience of whoever stops the process.
  stopWithinMs: 5_000,
};

/** Builds, never listens: `main` listens, tests inject. */
export async function buildApp<const T extends CallTable>(options: AppOptions<T>): Promise<FastifyInstance> {
  const { wire, notFoundPage, errorPage, isOutage = () => false, plugins = [] } = options;
  const calls = options.production ? withoutSandboxCalls(options.calls) : options.calls;
  const app = createServer(options);
  takeCensus(app);
  cutWhenStopping(app, options.limits?.stopWithinMs ?? ordinaryLimits.stopWithinMs);
  app.decorateReply('problemCode', null);
  app.decorateRequest('refusedAs', null);
  app.decorateRequest('didCommand', null);
  addSecurityHeaders(app, options);
  refuseTwoHosts(app);
  sendElsewhere(app, options.isDraining ?? (() => false));
  if (options.files) keepFilesApart(app, options.files);
  if (options.appOrigin !== undefined) allowAppOrigin(app, options.appOrigin);
  addBodyParsers(app);
  app.setErrorHandler(answerError({ isOutage, errorPage }));
  const wireVersions = [wire.current, wire.previous].flatMap((dictionary) => dictionary?.version ?? []);
  app.setNotFoundHandler(answerNotFound({ routes: app.routeCensus, wireVersions, notFoundPage }));
  const ownOrigins = options.ownOrigins ?? {
    app: new Set(options.appOrigin === undefined ? [] : [options.appOrigin]),
    console: new Set<string>(),
  };
  mountCalls(app, { ...options, calls, ownOrigins });
  if (options.apiDocs ?? !options.production) addApiDocs(app, calls);
  for (const plugin of plugins) await app.register(plugin);
  return app;
}

/**
 * A browser opens connections that it may need and may never use: they count as neither busy nor idle, and
 * would hold up the stop.
 */
function cutWhenStopping(app: FastifyInstance, stopWithinMs: number): void {
  app.addHook('preClose', (done) => {
    setTimeout(() => app.server.closeAllConnections(), stopWithinMs).unref();
    done();
  });
}

/** A proxy that reads this uses the connection no more, and loses no request on it when it closes. */
function sendElsewhere(app: FastifyInstance, isDraining: () => boolean): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isDraining()) void reply.header('connection', 'close');
    done();
  });
}

/** In production they are not there: neither an address nor a line in the documents. */
function withoutSandboxCalls<T extends CallTable>(calls: T): T {
  return Object.fromEntries(Object.entries(calls).filter(([, call]) => !call.sandboxOnly)) as T;
}

function createServer(
  options: Pick<AppOptions<CallTable>, 'log' | 'trustProxy' | 'limits'>,
): FastifyInstance {
  const limits = { ...ordinaryLimits, ...options.limits };
  return Fastify({
    ...(options.log && { loggerInstance: options.log }),
    logController: new RequestLog(),
    childLoggerFactory: watchReplies,
    genReqId: newRequestId,
    requestIdHeader: false,
    trustProxy: options.trustProxy ?? false,
    bodyLimit: limits.bodyBytes,
    requestTimeout: limits.requestTimeoutMs,
    keepAliveTimeout: limits.keepAliveMs,
    http: {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headersTimeoutMs,
      connectionsCheckingInterval: limits.timeoutCheckMs,
    },
    clientErrorHandler: answerBrokenConnection,
    // A path that can't even be decoded never reaches a route, nor the hooks that give an answer its headers.
    frameworkErrors: (error, request, reply) => {
      reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
      answerError({ isOutage: () => false })(error, request as never, reply as never);
    },
  }) as unknown as FastifyInstance;
}
