import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import { calls } from '@candor/contract';
import { fillHelp } from '@candor/services/customers/help';
import { fillPageConfiguration, refreshHolidays } from '@candor/services/customers/pages';
import { fillProducts } from '@candor/services/lending/products';
import { Outage, runCommand } from '@candor/services/kernel/commands';
import { isConsoleOpenTo } from '@candor/services/backoffice/access';
import { recogniseBorrower } from '@candor/services/customers/sessions';
import { TelemetryGate, TelemetrySink } from '@candor/services/kernel/telemetry';
import { openBusinessClocks } from '@candor/services/lending/loans';
import { changesChannel, isOutage, listen } from '@candor/store/database';
import { holidaysChannel } from '@candor/store/holidays';
import { checkTheme, deriveTheme } from '@candor/theme';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { openAlarmsByKind, readBusinessFigures } from '@candor/services/backoffice/system';
import { keepAlarms } from './alarms/keep-alarms.ts';
import { watchClock } from './alarms/watch-clock.ts';
import { assetsPlugin } from './assets/assets-plugin.ts';
import { callHandlers } from './handlers/call-handlers.ts';
import { buildApp } from './http/app.ts';
import { readWireShelf } from './http/read-wire-shelf.ts';
import { LiveStreams } from './live/live-streams.ts';
import { metricsPlugin, type MetricsAccess } from './metrics/metrics-plugin.ts';
import { openCheckedStore } from './open-checked-store.ts';
import { openBorrowing } from './open-borrowing.ts';
import { openIdentity } from './open-identity.ts';
import { openStaff, staffRecognition } from './open-staff.ts';
import { loadConsoleBuild } from './pages/console-build.ts';
import { consolePlugin } from './pages/console-plugin.ts';
import { PageBook } from './pages/page-book.ts';
import { pushWorkerPlugin } from './pages/push-worker-plugin.ts';
import { installPlugin } from './pages/install-plugin.ts';
import { marketOfRequest, pagesPlugin, sendErrorPage } from './pages/pages-plugin.ts';
import { readPageFile } from './pages/read-page-file.ts';
import { loadWebBuild } from './pages/web-build.ts';
import { sandboxAutopayPlugin } from './sandbox/sandbox-autopay-plugin.ts';
import { securityTextPlugin } from './pages/security-text-plugin.ts';
import { serially } from './serially.ts';
import { costAlarmsOf } from './metrics/cost-alarms.ts';
import { booksSeal } from './settings/books-seal.ts';
import { openSandboxWarnings } from './settings/open-sandbox.ts';
import { originIfElsewhere, ownOriginsOf } from './settings/origin-if-elsewhere.ts';
import type { Settings } from './settings/read-settings.ts';
import { startBackground } from './worker/start-background.ts';

export type Server = { readonly app: FastifyInstance; close(): Promise<void> };

const root = join(import.meta.dirname, '..', '..', '..');

/** Puts the server together, up to the point where it could listen. */
export async function openServer(
  settings: Settings,
  log: Logger,
  say: (line: string) => void,
): Promise<Server> {
  const pages = readPageFile(settings);
  const unreadable = pages.flatMap(({ theme }) =>
    checkTheme(deriveTheme(theme)).map(({ sentence }) => sentence),
  );
  for (const sentence of new Set([...unreadable, ...openSandboxWarnings(settings)])) say(sentence);

  const built = join(root, 'apps', 'web', 'dist', settings.CANDOR_MODE === 'production' ? 'production' : '');
  const [{ store, wire }, web] = await Promise.all([
    openCheckedStore(settings, say),
    readWireShelf(settings.WIRE_DIR).then(({ current }) => loadWebBuild(built, current)),
  ]);
  try {
    return await assemble(settings, log, { store, web, wire, pages });
  } catch (error) {
    await store.close();
    throw error;
  }
}

type Parts = Awaited<ReturnType<typeof openCheckedStore>> & {
  web: Awaited<ReturnType<typeof loadWebBuild>>;
  pages: ReturnType<typeof readPageFile>;
};

async function assemble(
  settings: Settings,
  log: Logger,
  { store, web, wire, pages }: Parts,
): Promise<Server> {
  const { database, url, directUrl, ownerUrl } = store;
  const offered = settings.MARKETS;
  const isProduction = settings.CANDOR_MODE === 'production';
  await runCommand(database, fillPageConfiguration, { input: pages, actor: { kind: 'system', id: 'start' } });
  await openBusinessClocks(database, offered, { kind: 'system', id: 'start' });
  for (const market of offered) {
    const officer = pages.find((page) => page.market === market)?.grievanceOfficer ?? null;
    await runCommand(database, fillHelp, {
      input: { market, officer },
      actor: { kind: 'system', id: 'start' },
    });
  }
  for (const market of isProduction ? [] : offered) {
    await runCommand(database, fillProducts, { input: { market }, actor: { kind: 'system', id: 'start' } });
  }
  const alarms = keepAlarms(database, log);
  const identity = await openIdentity(settings, database, log);
  const borrowing = await openBorrowing(settings, identity.parts, log);
  const staff = await openStaff(settings, identity.parts);
  const { seal, now } = identity.parts;
  const files = settings.FILES_ORIGIN === '' ? undefined : { origin: settings.FILES_ORIGIN, seal, now };
  const book = await PageBook.open({
    database,
    web,
    offered,
    origin: new URL(settings.APP_H5).origin,
    apiOrigin: originIfElsewhere(settings),
    filesOrigin: files?.origin,
    postsElsewhere: Object.values(borrowing.collectChannels)
      .flat()
      .some(({ mandates }) => mandates?.givesForms),
    chineseName: settings.APP_CN_NAME,
    lenderIn: identity.parts.lenderIn,
    isSandbox: !isProduction,
    pushKey: identity.parts.ports.webPush?.publicKey,
  });
  const telemetry = new TelemetrySink(database, (error) => log.warn({ err: error }, 'telemetry was lost'));
  const gate = new TelemetryGate({ keptPercent: settings.EVENTS_KEPT_PERCENT, now: () => new Date() });
  const live = new LiveStreams();
  let isDraining = false;
  const consoleBuild = loadConsoleBuild(join(root, 'apps', 'console', 'dist'));
  const pageOptions = { book, offered, marketHosts: settings.MARKET_HOSTS, isSandbox: !isProduction };
  const app = await buildApp({
    calls,
    handlers: callHandlers({
      database,
      book,
      telemetry,
      gate,
      identity: identity.parts,
      borrowing,
      staff,
      live,
      offered,
      isDraining: () => isDraining,
    }),
    recognise: (token, market) => recogniseBorrower(database, token, market, identity.parts.now()),
    ...staffRecognition(staff),
    cookie: { isSecure: settings.APP_H5.startsWith('https:') },
    wire: { ...wire, plain: settings.WIRE_PLAIN },
    offeredMarkets: offered,
    production: isProduction,
    appOrigin: originIfElsewhere(settings) && new URL(settings.APP_H5).origin,
    ownOrigins: ownOriginsOf(settings),
    scanner: borrowing.scanner,
    files,
    apiDocs: settings.API_DOCS,
    log,
    trustProxy: settings.TRUSTED_PROXIES.length > 0 ? [...settings.TRUSTED_PROXIES] : false,
    isDraining: () => isDraining,
    isOutage: (error) => error instanceof Outage || isOutage(error),
    plugins: [
      metricsPlugin({
        access: metricsAccess(settings),
        telemetry: () => ({ ...telemetry.counts(), ...gate.counts() }),
        onSpendAlarm: identity.onSpendAlarm,
        streams: () => live.count,
        openAlarms: () => openAlarmsByKind(database),
        business: () => readBusinessFigures(database),
        costAlarms: costAlarmsOf(settings),
        pool: () => database.use(),
        backupStamp: settings.BACKUP_STAMP,
      }),
      pagesPlugin(pageOptions),
      installPlugin({ book, marketOf: (request) => marketOfRequest(pageOptions, request) }),
      securityTextPlugin({ ...pageOptions, contact: settings.SECURITY_CONTACT, origin: settings.APP_H5 }),
      pushWorkerPlugin({ isOffered: identity.parts.ports.webPush !== null }),
      consolePlugin({
        build: consoleBuild,
        book,
        offered,
        filesOrigin: files?.origin,
        isOpenTo: (address) => isConsoleOpenTo(database, address),
      }),
      ...(isProduction ? [] : [sandboxAutopayPlugin(borrowing)]),
      assetsPlugin(new Map([...web.files, ...consoleBuild.files])),
    ],
    notFoundPage: sendErrorPage(pageOptions),
    errorPage: sendErrorPage(pageOptions),
  });
  const refresh = serially(
    () => book.refresh(),
    (error) => log.error({ err: error }, 'the pages could not be made anew'),
  );
  await refreshHolidays(database);
  const holidays = serially(
    () => refreshHolidays(database),
    (error) => log.error({ err: error }, 'the holidays could not be read anew'),
  );
  const listener = await listen({
    url: directUrl,
    channels: {
      [holidaysChannel]: holidays.run,
      page_configuration_changed: refresh.run,
      [changesChannel]: (said) => live.hear(said),
    },
    onLoss: (error) => log.warn({ err: error }, 'the server lost its ear; it reconnects'),
  });
  const clock = watchClock({ database, log, role: settings.WORKER ? 'Server and worker' : 'Server' });
  const worker = settings.WORKER
    ? await startBackground({
        borrowing,
        url,
        directUrl,
        ownerUrl,
        log,
        seal: await booksSeal(settings),
        lanes: settings.OUTBOX_LANES,
        dayEndLanes: settings.DAY_END_LANES,
      })
    : undefined;
  return {
    app,
    async close() {
      isDraining = true;
      if (app.server.listening) await sleep(settings.DRAIN_SECONDS * 1_000);
      // A stream would keep its connection, and the stop, waiting for ever.
      live.close();
      await app.close();
      await worker?.stop();
      await listener.stop();
      await refresh.idle();
      await holidays.idle();
      await telemetry.flush();
      await clock.stop();
      await alarms.stop();
      await store.close();
    },
  };
}

/** A collector shows its token. Without one nobody is let in where a proxy may pass for this machine. */
function metricsAccess({ METRICS_TOKEN, CANDOR_MODE }: Settings): MetricsAccess {
  if (METRICS_TOKEN !== '') return { token: METRICS_TOKEN };
  return CANDOR_MODE === 'sandbox' ? 'this-machine' : 'nobody';
}
