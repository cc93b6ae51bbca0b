import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const chromiums = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * A Chromium for the browser tests: the one that CANDOR_CHROMIUM names, one that the machine has,
 * Playwright's own, or one that we install now. Without any the run stops with one sentence: a browser test
 * is never skipped in silence.
 */
export async function findBrowser(say: (line: string) => void): Promise<string> {
  const found = fromEnvironment('CANDOR_CHROMIUM') ?? onPath(chromiums) ?? (await playwrightsOwn());
  if (found) return found;
  say('No Chromium on this machine: installing one');
  if (canInstallPackages()) installDebianPackages('chromium');
  else
    spawnSync(process.execPath, [playwrightCli(), 'install', 'chromium'], {
      stdio: 'ignore',
      timeout: 300_000,
    });
  const installed = onPath(chromiums) ?? (await playwrightsOwn());
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium and it could not be installed: install it (on Debian, as root: apt-get install chromium), or name one with CANDOR_CHROMIUM=/path/to/chromium.',
  );
}

/**
 * The same engine without the window around it, which takes half of the machine for the same stories;
 * installed where we may. None when CANDOR_CHROMIUM names the browser to use, or when it can't be installed.
 */
export function findHeadlessShell(): string | undefined {
  if (process.env['CANDOR_CHROMIUM']) return undefined;
  const shell = ['chromium-headless-shell'];
  const found = onPath(shell);
  if (found || !canInstallPackages()) return found;
  installDebianPackages('--no-install-recommends', ...shell);
  return onPath(shell);
}

export type OtherEngines = {
  /** For the stories' own process, as `e2e/engines/here.ts` reads it. */
  readonly env: Readonly<Record<string, string>>;
  /** One line for each engine that can't be had here: its stories are not run, and everybody is told. */
  readonly missing: readonly string[];
};

/**
 * Firefox and WebKit, as the machine has them or as Debian's packages bring them now. Unlike Chromium they
 * may be missing: a machine that has none, and may install none, still proves everything in one browser.
 */
export function findOtherEngines(say: (line: string) => void): OtherEngines {
  const engines = [
    { name: 'Firefox', setting: 'CANDOR_FIREFOX', find: firefox, packages: ['firefox-esr'] },
    { name: 'WebKit', setting: 'CANDOR_WEBKIT', find: webkit, packages: ['webkit2gtk-driver', 'xvfb'] },
  ];
  const env: Record<string, string> = {};
  const missing: string[] = [];
  for (const { name, setting, find, packages } of engines) {
    let found = find();
    if (!found && canInstallPackages()) {
      say(`No ${name} on this machine: installing one`);
      installDebianPackages('--no-install-recommends', ...packages);
      found = find();
    }
    if (found) env[setting] = found;
    else missing.push(`without ${name}: not here, on Debian apt-get install ${packages.join(' ')}`);
  }
  return { env, missing };
}

const firefox = () => fromEnvironment('CANDOR_FIREFOX') ?? onPath(['firefox-esr', 'firefox']);

/** Its driver, its smallest browser, and a screen that nobody sees, with colons between them. */
function webkit(): string | undefined {
  const named = process.env['CANDOR_WEBKIT'];
  if (named) return named;
  const [browser] = globSync('/usr/{lib/*,libexec}/webkit2gtk-4.*/MiniBrowser').toSorted().toReversed();
  const parts = [onPath(['WebKitWebDriver']), browser, onPath(['Xvfb'])];
  return parts.every((part) => part !== undefined) ? parts.join(':') : undefined;
}

function fromEnvironment(setting: string): string | undefined {
  const named = process.env[setting];
  if (named && !existsSync(named)) throw new Error(`${setting} names a file that is not there: ${named}`);
  return named;
}

function onPath(names: readonly string[]): string | undefined {
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
  return join(import.meta.dirname, '..', '..', 'node_modules', '@playwright', 'test', 'cli.js');
}

export const canInstallPackages = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

export function installDebianPackages(...wanted: readonly string[]): void {
  const options = {
    stdio: 'ignore',
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const;
  try {
    execFileSync('apt-get', ['update', '-qq'], options);
    execFileSync('apt-get', ['install', '-y', '-qq', ...wanted], options);
  } catch {
    // Whoever asked looks again and says what to do.
  }
}
