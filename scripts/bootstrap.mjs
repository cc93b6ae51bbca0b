// The first file of every npm script. It needs nothing but Node 20: it installs what the lockfile says
// when that is missing or stale, then runs the script it was given on the Node that the lockfile pins.
// What it has to say goes to standard error, so that a script's own output stays clean.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { exclusively } from './exclusive.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stampFile = join(root, 'node_modules', '.candor-installed');
const pinnedNode = join(root, 'node_modules', '.bin', 'node');
const pinnedMajor = 24;
const runningMajor = Number(process.versions.node.split('.')[0]);

/** @param {string} sentence @returns {never} */
function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function lockfileFingerprint() {
  const lockfile = readFileSync(join(root, 'package-lock.json'));
  return createHash('sha256').update(lockfile).update(`${process.platform}-${process.arch}`).digest('hex');
}

function isInstalled() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lockfileFingerprint();
}

async function install() {
  if (isInstalled()) return; // Another start did it while we waited for the lock.
  process.stderr.write('Installing what the lockfile lists. This happens once and takes about a minute.\n');
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  const heartbeat = setInterval(() => process.stderr.write(`  still installing, ${seconds()} s\n`), 15_000);
  const npm = process.env['npm_execpath'];
  const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const args = [...first, 'ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  const code = await new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('exit', resolve);
  });
  clearInterval(heartbeat);
  if (code !== 0) {
    fail(
      'The installation did not finish; npm says why above. Nothing was started: run the same command again.',
    );
  }
  writeFileSync(stampFile, lockfileFingerprint());
  process.stderr.write(`Installed in ${seconds()} s.\n`);
}

/**
 * In this very process when it is the pinned Node already, else in a child that gets our signals.
 * @param {string} script @param {string[]} args
 */
async function run(script, args) {
  if (runningMajor === pinnedMajor) {
    process.argv = [process.execPath, script, ...args];
    await import(pathToFileURL(script).href);
    return;
  }
  if (!existsSync(pinnedNode)) {
    fail(
      `Candor runs on Node ${pinnedMajor}. The registry has none for ${process.platform} ${process.arch}: install it and try again.`,
    );
  }
  const env = {
    // What Node made of our files once it finds again: a start takes two thirds of the time.
    NODE_COMPILE_CACHE: join(root, '.cache', 'node'),
    ...process.env,
    PATH: `${dirname(pinnedNode)}:${process.env['PATH']}`,
  };
  // Over the fourth channel the child notices when we are gone, however we went.
  const child = spawn(pinnedNode, [script, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env,
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('exit', (code) => process.exit(code ?? 1));
}

const [script, ...args] = process.argv.slice(2);
if (runningMajor < 20)
  fail(`Node ${process.versions.node} is too old: Candor needs Node 20 or newer to begin.`);
if (!script)
  fail('Say which script to run, for example: node scripts/bootstrap.mjs scripts/operate/start.ts');
if (!isInstalled()) await exclusively(join(root, '.cache', 'install.lock'), install);
await run(join(root, script), args);
