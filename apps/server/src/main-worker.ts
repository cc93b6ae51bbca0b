import { refreshHolidays } from '@candor/services/customers/pages';
import { holidaysChannel } from '@candor/store/holidays';
import { listen } from '@candor/store/database';
import type { Logger } from 'pino';
import { alarmOnUnhandledRejections } from './alarms/alarms.ts';
import { keepAlarms } from './alarms/keep-alarms.ts';
import { watchClock } from './alarms/watch-clock.ts';
import { openWorkerPort } from './metrics/worker-port.ts';
import { makeLog } from './make-log.ts';
import { openCheckedStore } from './open-checked-store.ts';
import { openBorrowing } from './open-borrowing.ts';
import { openIdentity } from './open-identity.ts';
import { sayAndExit } from './say-and-exit.ts';
import { costAlarmsOf } from './metrics/cost-alarms.ts';
import { booksSeal } from './settings/books-seal.ts';
import { loadSettings } from './settings/load-settings.ts';
import type { Settings } from './settings/read-settings.ts';
import { stopOnSignal } from './stop-on-signal.ts';
import { startBackground } from './worker/start-background.ts';

const say = (line: string) => console.error(line);

/** The background work in a process of its own, beside servers that run with WORKER=off. */
export async function mainWorker(): Promise<void> {
  try {
    const settings = loadSettings();
    const log = makeLog(settings.LOG_LEVEL);
    alarmOnUnhandledRejections(log);
    const opening = openWorker(settings, log);
    const { isStopping } = stopOnSignal(async () => (await opening).close(), say);
    await opening;
    if (isStopping()) return;
    console.log('The worker is at work. Ctrl-C stops it.');
  } catch (error) {
    sayAndExit(error);
  }
}

async function openWorker(settings: Settings, log: Logger): Promise<{ close(): Promise<void> }> {
  const { store } = await openCheckedStore(settings, say);
  const unread = (error: unknown) => log.warn({ err: error }, 'holidays could not be heard of');
  try {
    const { database, url, directUrl, ownerUrl } = store;
    const identity = await openIdentity(settings, database, log);
    const borrowing = await openBorrowing(settings, identity.parts, log);
    await refreshHolidays(database);
    const ear = await listen({
      url: directUrl,
      channels: { [holidaysChannel]: () => void refreshHolidays(database).catch(unread) },
      onLoss: unread,
    });
    const watch = [keepAlarms(database, log), watchClock({ database, log, role: 'Worker' })];
    const port =
      settings.WORKER_PORT === 0
        ? undefined
        : await openWorkerPort({
            host: settings.HOST,
            port: settings.WORKER_PORT,
            database,
            token: settings.METRICS_TOKEN,
            costAlarms: costAlarmsOf(settings),
          });
    const seal = await booksSeal(settings);
    const worker = await startBackground({
      borrowing,
      url,
      directUrl,
      ownerUrl,
      log,
      seal,
      lanes: settings.OUTBOX_LANES,
      dayEndLanes: settings.DAY_END_LANES,
    });
    return {
      async close() {
        await worker.stop();
        await port?.close();
        for (const each of watch.toReversed()) await each.stop();
        await ear.stop();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}
