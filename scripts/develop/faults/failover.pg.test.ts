import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen, migrate, type Listener } from '@candor/store/database';
import { openWritable, type WritableDatabase } from '@candor/store/tools';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Cluster } from './cluster.ts';
import { TcpProxy } from './tcp-proxy.ts';
import type { Standby } from './standby.ts';

const folder = mkdtempSync(join(tmpdir(), 'candor-failover-'));
let cluster: Cluster;
let standby: Standby;
/** The standby is named first: what answers first is not what takes writes. */
let lines: readonly [TcpProxy, TcpProxy];
let database: WritableDatabase;
let listener: Listener;
const heard: string[] = [];

beforeAll(async () => {
  chmodSync(folder, 0o755); // PostgreSQL's own user goes in when root runs this.
  cluster = await Cluster.open(folder);
  const primary = await TcpProxy.open(cluster.socket);
  await migrate({ url: `postgres://candor@127.0.0.1:${primary.port}/candor` });
  standby = await cluster.makeStandby();
  lines = [await TcpProxy.open({ path: join(standby.home, 'socket', '.s.PGSQL.5432') }), primary];
  const hosts = lines.map(({ port }) => `127.0.0.1:${port}`).join(',');
  const url = `postgres://candor_app@${hosts}/candor?target_session_attrs=read-write`;
  database = openWritable({ url, max: 4, connectTimeoutMs: 2_000, statementTimeoutMs: 5_000 });
  listener = await listen({
    url,
    channels: { outbox: (said) => void heard.push(said) },
    reconnectMs: 100,
  });
});
afterAll(async () => {
  await listener?.stop();
  await database?.close();
  await Promise.all((lines ?? []).map((line) => line.close()));
  await cluster?.close();
  rmSync(folder, { recursive: true, force: true });
});

const writeAndSay = (said: string) =>
  database.withTransaction(async (tx) => {
    await tx.query({ text: 'update pulse set at = clock_timestamp()' });
    await tx.query({ text: `select pg_notify('outbox', $1)`, values: [said] });
    const { rows } = await tx.query({ text: 'select pg_is_in_recovery() as follows' });
    return rows[0]?.['follows'];
  });

it('an address of several servers leads to the one that takes writes, and after a failover to the other', async () => {
  const at = await Promise.all(Array.from({ length: 8 }, (_, n) => writeAndSay(`before ${n}`)));
  expect(new Set(at)).toEqual(new Set([false]));
  expect(await database.healthy()).toBe(true);
  await expect.poll(() => heard.filter((said) => said.startsWith('before')).length).toBe(8);

  await cluster.promote(standby);
  const [first, second] = lines;
  first.target = cluster.socket;
  first.hangUp();
  // Where the old one was nobody answers any more.
  second.cut();
  await expect.poll(() => writeAndSay('after').catch(() => 'refused')).toBe(false);
  expect(await database.healthy()).toBe(true);
  const all = await Promise.all(Array.from({ length: 8 }, () => writeAndSay('all')));
  expect(all).not.toContain('refused');
  await expect
    .poll(async () => {
      await writeAndSay('heard again');
      return heard.includes('heard again');
    })
    .toBe(true);
});
