import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { Refused } from '../../operate/command-line.ts';
import { root } from '../../root.ts';
import { findTool } from '../find-tools.ts';
import { freePort } from './system-postgres.ts';

const example = join(root, 'deploy', 'nginx', 'candor.conf');

/** Where nginx keeps what passes through it: a package that was only unpacked has no folders for that. */
export function tempPaths(folder: string): string {
  return ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `  ${name}_temp_path ${folder}/${name};\n`)
    .join('');
}

/**
 * Debian's nginx with deploy/nginx/candor.conf as it is shipped, but for the addresses of the servers, the
 * port and the certificate, which are this machine's.
 */
export class Nginx {
  readonly url: string;
  readonly #log: string;
  readonly #process: ChildProcess;

  private constructor(url: string, log: string, process: ChildProcess) {
    this.url = url;
    this.#log = log;
    this.#process = process;
  }

  static async start(folder: string, servers: readonly string[]): Promise<Nginx> {
    const binary = findTool('nginx');
    if (!binary) throw new Refused('This drill runs nginx, and it is missing: apt-get install nginx');
    const own = join(folder, 'nginx');
    mkdirSync(own);
    chmodSync(own, 0o777); // Its workers are another user's when root runs this.
    const [key, certificate, log] = ['key.pem', 'certificate.pem', 'access.log'].map((file) =>
      join(own, file),
    );
    const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
    const made = ['-newkey', 'rsa:2048', '-nodes', '-days', '1', '-keyout', key!, '-out', certificate!];
    execFileSync('openssl', ['req', '-x509', ...made, ...subject], { stdio: 'ignore' });
    const [port, plain] = [await freePort(), await freePort()];
    const hosts = servers.map((server) => new URL(server).host);
    const site = readFileSync(example, 'utf8')
      .replaceAll(/^ *listen \[::\].*\n/gmu, '')
      .replaceAll(/127\.0\.0\.1:300(\d)/gu, (_, n: string) => hosts[Number(n)] ?? '')
      .replace('listen 80;', `listen 127.0.0.1:${plain};`)
      .replace('listen 443 ', `listen 127.0.0.1:${port} `)
      .replace(/ssl_certificate .*;/u, `ssl_certificate ${certificate};`)
      .replace(/ssl_certificate_key .*;/u, `ssl_certificate_key ${key};`);
    for (const each of [...hosts, String(port), String(plain), key, certificate])
      if (!site.includes(each!)) throw new Error('the example for nginx has changed, and the drill has not');
    const file = join(own, 'nginx.conf');
    const format = `  log_format asked '$status $upstream_status $request_method $uri';\n  access_log ${log} asked;`;
    writeFileSync(
      file,
      `pid ${own}/pid;\ndaemon off;\nevents { worker_connections 1024; }\nhttp {\n${tempPaths(own)}${format}\n${site}\n}\n`,
    );
    const child = spawn(binary, ['-e', join(own, 'error.log'), '-c', file], { stdio: 'ignore' });
    // Whoever calls from here believes this certificate too.
    setDefaultCACertificates([...getCACertificates(), readFileSync(certificate!, 'utf8')]);
    const started = new Nginx(`https://127.0.0.1:${port}`, log!, child);
    for (let waited = 0; !existsSync(`${own}/pid`); waited += 100) {
      if (waited > 10_000)
        throw new Error(`nginx does not start: ${readFileSync(join(own, 'error.log'), 'utf8')}`);
      await sleep(100);
    }
    return started;
  }

  /** Requests that it has answered, and those that it gave to a second server. */
  counts(): { readonly answered: number; readonly passedOn: number; readonly failed: readonly string[] } {
    const lines = readFileSync(this.#log, 'utf8').split('\n').filter(Boolean);
    return {
      answered: lines.length,
      passedOn: lines.filter((line) => /^\d+ [\d-]+, /u.test(line)).length,
      // 499 is a caller who went away.
      failed: lines.filter((line) => /^5\d\d /u.test(line)),
    };
  }

  stop(): void {
    this.#process.kill('SIGTERM');
  }
}
