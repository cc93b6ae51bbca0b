import { execFileSync, spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const root = dirname(import.meta.dirname);

export type CandorProcess = {
  readonly url: string;
  readonly dataDir: string;
  readonly child: ChildProcess;
  output(): string;
  /** As Ctrl-C does; resolves with the exit code. */
  interrupt(): Promise<number | null>;
  /** Ends it and removes its data. */
  dispose(): Promise<void>;
};

export type Ended = { code: number | null; output: string };

const startScript = join(root, 'scripts', 'operate', 'start.ts');

/** With a space in its path, and open to PostgreSQL's own user when root runs the tests. */
export function freshDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'candor e2e '));
  chmodSync(folder, 0o755);
  return folder;
}

/** Names the folder that `prepare-data.ts` made for this run. */
export const preparedIn = 'CANDOR_E2E_DATA';

/**
 * What the first start of a new lender leaves: made once for a run and copied, because making it takes longer
 * than most stories.
 */
export function preparedDataDir(): string {
  const folder = freshDataDir();
  const from = process.env[preparedIn];
  // With owner and mode: PostgreSQL takes only what is its own.
  if (from) execFileSync('cp', ['-a', `${from}/.`, folder]);
  return folder;
}

/**
 * Runs the real start, on a free port and a lender's data of its own unless told otherwise, until it serves.
 */
export async function startCandor(env: Record<string, string> = {}): Promise<CandorProcess> {
  const dataDir = env['DATA_DIR'] ?? preparedDataDir();
  // The sandbox's stand-ins act at once: a story waits for what it tells, not for them.
  const { child, output, ended } = launch({ PORT: '0', STAND_IN_SECONDS: '0', ...env, DATA_DIR: dataDir });
  const url = await new Promise<string>((resolve, reject) => {
    const look = () => {
      const found = /Public page\s+(http:\/\/\S+)/.exec(output());
      if (found?.[1]) resolve(found[1].replace(/\/$/, ''));
    };
    child.stdout?.on('data', look);
    void ended.then(({ code, output: text }) =>
      reject(new Error(`it ended with ${code} before it served:\n${text}`)),
    );
  });
  const interrupt = async () => {
    child.kill('SIGINT');
    return (await ended).code;
  };
  const dispose = async () => {
    if (child.exitCode === null && child.signalCode === null) await interrupt();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, dataDir, child, output, interrupt, dispose };
}

/** Runs the real start when it is expected to refuse. */
export function startAndEnd(env: Record<string, string>): Promise<Ended> {
  return launch({ PORT: '0', ...env }).ended;
}

export function launch(env: Record<string, string>, script = startScript, args: string[] = []) {
  // With a channel to us, so that it stops by itself when we are gone without having said goodbye.
  const stdio: StdioOptions = ['ignore', 'pipe', 'pipe', 'ipc'];
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    stdio,
    env: { ...process.env, ...env },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += String(chunk)));
  const ended = new Promise<Ended>((resolve) => {
    child.on('close', (code) => resolve({ code, output: text }));
  });
  return { child, output: () => text, ended };
}
