import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * A Chromium for the browser tests: the one that CANDOR_CHROMIUM names, one that the machine has, Playwright's own, or
 * one that we install now. Without any the run stops with one sentence: a browser test is never skipped in silence.
 */
export async function findBrowser(say: (line: string) => void): Promise<string> {
  const found = fromEnvironment() ?? onPath() ?? (await playwrightsOwn());
  if (found) return found;
  say('No Chromium on this machine: installing one');
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) installDebianPackage();
  else
    spawnSync(process.execPath, [playwrightCli(), 'install', 'chromium'], {
      stdio: 'ignore',
      timeout: 300_000,
    });
  const installed = onPath() ?? (await playwrightsOwn());
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium and it could not be installed: install it (on Debian, as root: apt-get install chromium), or name one with CANDOR_CHROMIUM=/path/to/chromium.',
  );
}

function fromEnvironment(): string | undefined {
  const named = process.env['CANDOR_CHROMIUM'];
  if (named && !existsSync(named))
    throw new Error(`CANDOR_CHROMIUM names a file that is not there: ${named}`);
  return named;
}

function onPath(): string | undefined {
  const folders = (process.env['PATH'] ?? '')
    .split(delimiter)
    .concat('/usr/bin', '/usr/local/bin', '/snap/bin');
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));
}

async function playwrightsOwn(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function playwrightCli(): string {
  return join(import.meta.dirname, '..', 'node_modules', '@playwright', 'test', 'cli.js');
}

function installDebianPackage(): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'ignore', env });
  } catch {
    // findBrowser looks again and says what to do.
  }
}
