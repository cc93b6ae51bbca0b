import type { Client } from 'pg';
import { applicationUrl } from './database.ts';
import { dial, Servers } from './connection/servers.ts';

export type Listener = { stop(): Promise<void> };

export type ListenOptions = {
  /** Of the database itself: a pooler keeps nobody's ear. */
  readonly url: string;
  /**
   * What to do when a channel is notified, and with what; called once for each after every connect too, with
   * nothing, for what was missed.
   */
  readonly channels: Readonly<Record<string, (said: string) => void>>;
  readonly onLoss?: (error: Error) => void;
  readonly reconnectMs?: number;
  /**
   * How often the connection is tried: of one whose other end is gone without a word nothing else would tell.
   */
  readonly tryMs?: number;
};

/**
 * Hears the database's notifications on a connection of its own, and comes back by itself when that breaks.
 * What was said in between is lost to it: so every handler is called after each connect, and must look for
 * itself what there is to do.
 */
export async function listen({
  url,
  channels,
  onLoss,
  reconnectMs = 1_000,
  tryMs = 15_000,
}: ListenOptions): Promise<Listener> {
  let isStopped = false;
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let trying: NodeJS.Timeout | undefined;

  const servers = new Servers(applicationUrl(url));
  const connect = async (): Promise<void> => {
    let isLost = false;
    let fresh: Client | undefined;
    const lose = (error: Error): void => {
      if (isLost || isStopped) return;
      isLost = true;
      clearInterval(trying);
      onLoss?.(error);
      fresh?.end().catch(() => {});
      timer = setTimeout(() => connect().catch(lose), reconnectMs);
    };
    try {
      fresh = await dial(servers, {
        application_name: 'candor-listener',
        keepAlive: true,
        connectionTimeoutMillis: 10_000,
        query_timeout: 10_000,
      });
      client = fresh;
      fresh.on('error', lose);
      fresh.on('end', () => lose(new Error('the listening connection ended')));
      fresh.on('notification', ({ channel, payload }) => channels[channel]?.(payload ?? ''));
      for (const channel of Object.keys(channels))
        await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`);
    } catch (error) {
      if (isStopped) fresh?.end().catch(() => {});
      lose(error as Error);
      return;
    }
    const ear = fresh;
    if (isStopped) return void ear.end().catch(() => {});
    clearInterval(trying);
    trying = setInterval(() => ear.query('select 1').catch(lose), tryMs);
    for (const handle of Object.values(channels)) handle('');
  };

  await connect();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      clearInterval(trying);
      await client?.end().catch(() => {});
    },
  };
}
