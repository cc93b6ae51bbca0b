import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { format } from 'node:util';
import { root } from '../../root.ts';

export type Ran = { readonly status: number | null; readonly stdout: string; readonly stderr: string };

type Environment = Readonly<Record<string, string>>;

/**
 * As whoever types it: a process of its own, which reads every file anew. Once for each script, for what only
 * a process shows.
 */
export function runScript(name: string, args: readonly string[], env: Environment): Ran {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join('scripts', 'operate', `${name}.ts`), ...args],
    {
      cwd: root,
      env: { ...process.env, ...env },
      encoding: 'utf8',
    },
  );
  return { status, stdout, stderr };
}

/** What a script ends with that does not go on after `process.exit`. */
class Exited extends Error {}

let runs = 0;

/**
 * The same script within this process: its arguments, its settings, what it prints and its exit code are
 * those of a process.
 */
export async function runScriptHere(name: string, args: readonly string[], env: Environment): Promise<Ran> {
  const said = { stdout: '', stderr: '' };
  const kept = { log: console.log, error: console.error, exit: process.exit, argv: process.argv };
  const keptCode = process.exitCode;
  const keptEnv = Object.keys(env).map((key) => [key, process.env[key]] as const);
  console.log = (...words: unknown[]) => void (said.stdout += `${format(...words)}\n`);
  console.error = (...words: unknown[]) => void (said.stderr += `${format(...words)}\n`);
  process.exit = (code) => {
    process.exitCode = code ?? process.exitCode;
    throw new Exited();
  };
  const file = join(root, 'scripts', 'operate', `${name}.ts`);
  process.argv = [process.execPath, file, ...args];
  process.exitCode = undefined;
  Object.assign(process.env, env);
  runs += 1;
  try {
    // A script does its work while it is loaded: under another name each time, it is loaded each time.
    await import(/* @vite-ignore */ `${file}?run=${runs}`).catch((error: unknown) => {
      if (!(error instanceof Exited)) throw error;
    });
    return { status: Number(process.exitCode ?? 0), ...said };
  } finally {
    console.log = kept.log;
    console.error = kept.error;
    process.exit = kept.exit;
    process.argv = kept.argv;
    process.exitCode = keptCode;
    for (const [key, value] of keptEnv)
      if (value === undefined) delete process.env[key];
      else process.env[key] = value;
  }
}
