import type { AddressInfo } from 'node:net';
import { alarmOnUnhandledRejections } from './alarms/alarms.ts';
import { makeLog } from './make-log.ts';
import { sayAndExit } from './say-and-exit.ts';
import type { Server } from './server.ts';
import { loadSettings } from './settings/load-settings.ts';
import type { Settings } from './settings/read-settings.ts';
import { stopOnSignal } from './stop-on-signal.ts';

const say = (line: string) => console.error(line);

/** Builds, listens, says where, and stops in order. */
export async function main(): Promise<void> {
  try {
    const settings = loadSettings();
    const log = makeLog(settings.LOG_LEVEL);
    alarmOnUnhandledRejections(log);
    // Loaded when the settings are good: who mistyped one is told at once.
    const opening = import('./server.ts').then(({ openServer }) => openServer(settings, log, say));
    // From the very first moment: a start that is broken off leaves nothing running either.
    const { isStopping } = stopOnSignal(async () => (await opening).close(), say);
    const server = await opening;
    if (isStopping()) return;
    const address = await listenOrClose(server, settings);
    const { welcome } = await import('./welcome.ts');
    console.log(welcome(settings, address));
  } catch (error) {
    sayAndExit(error);
  }
}

async function listenOrClose(server: Server, { HOST, PORT }: Settings): Promise<string> {
  try {
    await server.app.listen({ host: HOST, port: PORT });
  } catch (error) {
    await server.close();
    throw error;
  }
  const { address, port } = server.app.server.address() as AddressInfo;
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
}
