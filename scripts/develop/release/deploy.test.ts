import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { releaseCommands } from '../../operate/candor/commands.ts';
import { root } from '../../root.ts';
import { tempPaths } from '../drills/nginx.ts';
import { findTool } from '../find-tools.ts';

const folder = mkdtempSync(join(tmpdir(), 'candor-deploy-'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const units = globSync('deploy/systemd/*.service', { cwd: root });

const isHere = (program: string) => spawnSync(program, ['--help'], { stdio: 'ignore' }).error === undefined;

it('the rules for alerts are taken by Prometheus, and fire when they shall and not before', ({ skip }) => {
  const promtool = findTool('promtool');
  if (!promtool) return skip('promtool is missing: apt-get install prometheus');
  const cwd = join(root, 'deploy', 'prometheus');
  for (const args of [
    ['check', 'rules', 'candor-rules.yml'],
    ['check', 'config', '--syntax-only', 'prometheus.yml'],
    ['test', 'rules', 'candor-rules.test.yml'],
  ]) {
    const { status, stdout, stderr } = spawnSync(promtool, args, { cwd, encoding: 'utf8' });
    expect(`${stdout}${stderr}`).toContain('SUCCESS');
    expect(status, stderr).toBe(0);
  }
});

it('the systemd units are taken by systemd', ({ skip }) => {
  skip(!isHere('systemd-analyze'), 'systemd-analyze is missing: apt-get install systemd');
  // The release and its user are not on this machine.
  for (const unit of units)
    writeFileSync(
      join(folder, basename(unit)),
      read(unit)
        .replaceAll(/^ExecStart=.*/gmu, 'ExecStart=/bin/true')
        .replaceAll(/^(User|Group)=.*\n/gmu, ''),
    );
  const files = units.map((unit) => join(folder, basename(unit)));
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...files], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

it('the example for nginx is taken by nginx', ({ skip }) => {
  const nginx = findTool('nginx');
  if (!nginx || !isHere('openssl')) return skip('nginx or openssl is missing: apt-get install nginx openssl');
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const subject = ['-subj', '/CN=loans.example.ph', '-keyout', key, '-out', certificate];
  spawnSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...subject]);
  const site = join(folder, 'candor.conf');
  writeFileSync(
    site,
    read('deploy/nginx/candor.conf')
      .replace(/ssl_certificate .*;/u, `ssl_certificate ${certificate};`)
      .replace(/ssl_certificate_key .*;/u, `ssl_certificate_key ${key};`)
      .replaceAll(/listen (\[::\]:)?(\d+)/gu, (_, six: string = '', port: string) => `listen ${six}4${port}`),
  );
  const whole = join(folder, 'nginx.conf');
  const own = `${tempPaths(folder)}  access_log off;`;
  writeFileSync(whole, `pid ${folder}/nginx.pid;\nevents {}\nhttp {\n${own}\n  include ${site};\n}\n`);
  const { status, stderr } = spawnSync(nginx, ['-t', '-e', 'stderr', '-c', whole], { encoding: 'utf8' });
  expect(stderr).toContain('test is successful');
  expect(stderr).not.toContain('[warn]');
  expect(status).toBe(0);
});

describe('what is deployed', () => {
  it('runs commands that there are', () => {
    const started = units.map(
      (unit) => /^ExecStart=\/opt\/candor\/bin\/candor (.+)$/mu.exec(read(unit))?.[1],
    );
    expect(started.toSorted()).toEqual(['migrate', 'start', 'worker']);
    const composed = [...read('deploy/container/compose.yaml').matchAll(/command: \[(.+)\]/gu)];
    for (const name of [...started, ...composed.map(([, command]) => command)])
      expect(Object.keys(releaseCommands)).toContain(name);
  });

  it('has the owner’s login for the migration alone, and no unit may gain rights', () => {
    for (const unit of units) {
      expect(read(unit).includes('DATABASE_OWNER_URL_FILE')).toBe(unit.includes('migrate'));
      for (const line of [
        'NoNewPrivileges=yes',
        'ProtectSystem=strict',
        'CapabilityBoundingSet=',
        'User=candor',
      ])
        expect(read(unit)).toContain(`\n${line}\n`);
    }
  });
});

describe('the operator’s book', () => {
  const book = read('docs/operations.md');
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

  it('names commands that there are', () => {
    const ours = [...book.matchAll(/(?<=`|&& |^|u candor |bin\/)candor ([a-z][a-z-]+)/gmu)].map(
      ([, name]) => name!,
    );
    expect(ours.length).toBeGreaterThan(15);
    expect(ours.filter((name) => !Object.hasOwn(releaseCommands, name) && name !== 'help')).toEqual([]);
    const inCheckout = [...book.matchAll(/npm run (?:-s )?([a-z]+(?:[:-][a-z]+)*)/gu)].map(
      ([, name]) => name!,
    );
    expect(inCheckout.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });

  it('has every command of a release in its table', () => {
    const unnamed = Object.keys(releaseCommands).filter((name) => !book.includes(`| \`candor ${name}\` |`));
    expect(unnamed).toEqual([]);
  });

  it('has each of its chapters in its table of contents, in their order', () => {
    const chapters = [...book.matchAll(/^## (.+)$/gmu)].map(([, title]) => title);
    const contents = book.slice(0, book.indexOf('\n## '));
    const listed = [...contents.matchAll(/\[([^\]]+)\]\(#/gu)].map(([, title]) => title);
    expect(listed.slice(1)).toEqual(chapters);
  });
});
