import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPooler, type Pooler } from '@candor/store/testing/run-pooler';
import { Refused } from '../../operate/command-line.ts';
import { signalDatabase } from '../faults/postmaster.ts';
import { until } from '../faults/standby.ts';
import { findTool } from '../find-tools.ts';
import { freePort, ownFolder, runner, systemBinaries } from './system-postgres.ts';

const startMs = 120_000;

/** Debian's own packages, none of them started by itself. */
export function refuseMissingPackages(): void {
  systemBinaries();
  const missing = [
    ['/usr/bin/patroni', 'patroni'],
    ['/usr/bin/etcd', 'etcd-server'],
    ['/usr/sbin/haproxy', 'haproxy'],
    [findTool('pgbouncer') ?? '', 'pgbouncer'],
  ].filter(([file = '']) => !existsSync(file));
  if (missing.length > 0)
    throw new Refused(
      `This drill runs Debian's own packages, and some are missing: apt-get install ${missing.map(([, name]) => name).join(' ')}`,
    );
}

class Daemon {
  readonly #args: readonly [string, ...string[]];
  readonly #log: string;
  #child: ChildProcess | undefined;

  constructor(log: string, ...args: readonly [string, ...string[]]) {
    this.#log = log;
    this.#args = args;
  }

  start(): void {
    const [command, ...args] = this.#args;
    const log = openSync(this.#log, 'a');
    this.#child = spawn(command, args, { cwd: '/', stdio: ['ignore', log, log], ...runner() });
  }

  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }
}

type Member = {
  readonly name: string;
  readonly folder: string;
  readonly port: number;
  readonly rest: number;
  readonly daemon: Daemon;
};

/**
 * Two PostgreSQLs under Patroni, synchronous, with etcd as their memory; HAProxy finds the primary, PgBouncer
 * pools in front of it.
 */
export class HighlyAvailable {
  readonly members: readonly Member[];
  readonly #daemons: readonly Daemon[];
  readonly #pooler: Pooler;
  readonly #front: number;

  private constructor(parts: {
    members: readonly Member[];
    daemons: readonly Daemon[];
    pooler: Pooler;
    front: number;
  }) {
    this.members = parts.members;
    this.#daemons = parts.daemons;
    this.#pooler = parts.pooler;
    this.#front = parts.front;
  }

  static async open(folder: string): Promise<HighlyAvailable> {
    const own = join(folder, 'ha');
    ownFolder(own);
    const [client, peer, front] = [await freePort(), await freePort(), await freePort()];
    const [clients, peers] = [`http://127.0.0.1:${client}`, `http://127.0.0.1:${peer}`];
    const etcd = new Daemon(
      join(folder, 'etcd.log'),
      '/usr/bin/etcd',
      '--name=e1',
      `--data-dir=${join(own, 'etcd')}`,
      `--listen-client-urls=${clients}`,
      `--advertise-client-urls=${clients}`,
      `--listen-peer-urls=${peers}`,
      `--initial-advertise-peer-urls=${peers}`,
      `--initial-cluster=e1=${peers}`,
    );
    etcd.start();
    const members: Member[] = [];
    for (const name of ['n1', 'n2']) {
      const [port, rest] = [await freePort(), await freePort()];
      const data = join(own, name);
      const file = join(folder, `${name}.yml`);
      writeFileSync(file, memberConfiguration({ name, port, rest, data, own, etcd: client }));
      const daemon = new Daemon(join(folder, `${name}.log`), '/usr/bin/patroni', file);
      members.push({ name, folder: data, port, rest, daemon });
    }
    for (const { daemon, rest } of members) {
      daemon.start();
      await until(() => answers(rest, '/health'), 'Patroni does not start', startMs);
    }
    const proxyFile = join(folder, 'haproxy.cfg');
    writeFileSync(proxyFile, proxyConfiguration(front, members));
    const proxy = new Daemon(join(folder, 'haproxy.log'), '/usr/sbin/haproxy', '-db', '-f', proxyFile);
    proxy.start();
    const pooler = await startPooler({
      binary: findTool('pgbouncer') ?? '',
      host: '127.0.0.1',
      port: front,
      sessions: 20,
      lines: ['server_login_retry = 1', 'server_connect_timeout = 3', 'server_reset_query ='],
    });
    const ready = new HighlyAvailable({
      members,
      daemons: [...members.map(({ daemon }) => daemon), proxy, etcd],
      pooler,
      front,
    });
    await ready.untilWhole();
    return ready;
  }

  /** Past the pooler, to whoever is the primary. */
  url(login: string, database = 'candor'): string {
    return `postgres://${login}@127.0.0.1:${this.#front}/${database}`;
  }

  pooled(login: string): string {
    return this.#pooler.urlOf(this.url(login));
  }

  async primary(): Promise<Member | undefined> {
    for (const each of this.members) if (await answers(each.rest, '/primary')) return each;
    return undefined;
  }

  /** A primary, and a standby that has every commit before whoever commits is told so. */
  async untilWhole(): Promise<void> {
    await until(
      async () => {
        const up = await Promise.all(
          this.members.map(async ({ rest }) => ({
            primary: await answers(rest, '/primary'),
            standby: await answers(rest, '/synchronous'),
          })),
        );
        return up.some(({ primary }) => primary) && up.some(({ standby }) => standby);
      },
      'the cluster does not become whole',
      startMs,
    );
  }

  async untilAnother(before: Member): Promise<void> {
    await until(
      async () => {
        const now = await this.primary();
        return now !== undefined && now !== before;
      },
      'nobody takes over',
      startMs,
    );
  }

  /** As a machine that is gone, or stands still: Patroni and all of PostgreSQL. */
  strike({ daemon, folder }: Member, signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void {
    daemon.signal(signal);
    signalDatabase(folder, signal, { withSessions: true });
  }

  async switchOver(from: Member): Promise<void> {
    const answer = await fetch(`http://127.0.0.1:${from.rest}/switchover`, {
      method: 'POST',
      body: JSON.stringify({ leader: from.name }),
    });
    if (!answer.ok) throw new Error(`no switchover: ${await answer.text()}`);
  }

  async close(): Promise<void> {
    await this.#pooler.stop();
    for (const member of this.members) this.strike(member, 'SIGCONT');
    for (const each of this.#daemons) each.signal('SIGTERM');
    await sleep(5_000);
    for (const member of this.members) this.strike(member, 'SIGKILL');
    for (const each of this.#daemons) each.signal('SIGKILL');
  }
}

async function answers(port: number, path: string): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(1_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

function memberConfiguration(of: {
  name: string;
  port: number;
  rest: number;
  data: string;
  own: string;
  etcd: number;
}): string {
  const { name, port, rest, data, own, etcd } = of;
  return JSON.stringify({
    scope: 'candor',
    name,
    restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${rest}` },
    etcd3: { host: `127.0.0.1:${etcd}` },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 5,
        retry_timeout: 5,
        maximum_lag_on_failover: 1_048_576,
        synchronous_mode: true,
        postgresql: {
          use_pg_rewind: true,
          use_slots: true,
          parameters: { max_connections: 200, wal_keep_size: '256MB' },
        },
      },
      initdb: [{ encoding: 'UTF8' }],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: data,
      bin_dir: systemBinaries(),
      pgpass: join(own, `${name}.pgpass`),
      authentication: {
        superuser: { username: 'postgres', password: 'drill' },
        replication: { username: 'replicator', password: 'drill' },
        rewind: { username: 'rewind', password: 'drill' },
      },
      parameters: { unix_socket_directories: own },
      pg_hba: [
        'host all all 127.0.0.1/32 trust',
        'host replication all 127.0.0.1/32 trust',
        'local all all trust',
      ],
    },
  });
}

function proxyConfiguration(front: number, members: readonly Member[]): string {
  return [
    'global\n  maxconn 1000',
    'defaults\n  mode tcp\n  timeout connect 2s\n  timeout client 1h\n  timeout server 1h\n  timeout check 2s',
    `listen primary\n  bind 127.0.0.1:${front}\n  option httpchk OPTIONS /primary\n  http-check expect status 200`,
    '  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions',
    ...members.map(({ name, port, rest }) => `  server ${name} 127.0.0.1:${port} check port ${rest}`),
    '',
  ].join('\n');
}
