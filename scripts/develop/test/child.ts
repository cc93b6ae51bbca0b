import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../../root.ts';
import type { TestEvent } from './events.ts';

export type Ended = { readonly code: number; readonly output: string };

const running = new Map<ChildProcess, Promise<Ended>>();
let isStopping = false;

/** Somebody pressed Ctrl-C: what a child says from here on is no failure. */
export const wasInterrupted = () => isStopping;

/**
 * What a tool printed is kept and not shown: it is read only when the tool fails, from its end if it is
 * endless.
 */
const keptCharacters = 200_000;

const graceMs = 10_000;

/** Runs a tool in a process group of its own, so that we decide when it and its children stop. */
export function runChild(
  command: string,
  args: readonly string[],
  {
    env = {},
    onEvent,
  }: { readonly env?: NodeJS.ProcessEnv; readonly onEvent?: (event: TestEvent) => void } = {},
): Promise<Ended> {
  if (isStopping) return Promise.resolve({ code: 1, output: '' });
  const child = spawn(command, args, {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', ...(onEvent ? (['ipc'] as const) : [])],
    env: { ...process.env, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      output = (output + chunk).slice(-keptCharacters);
    });
  if (onEvent) child.on('message', (message) => onEvent(message as TestEvent));
  const ended = new Promise<Ended>((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  }).finally(() => running.delete(child));
  running.set(child, ended);
  return ended;
}

/** Asks every tool that runs to stop, as Ctrl-C does, and waits; what does not listen is ended. */
export async function stopChildren(): Promise<void> {
  isStopping = true;
  const all = [...running];
  for (const [child] of all) signal(child, 'SIGINT');
  const over = Promise.allSettled(all.map(([, ended]) => ended));
  await Promise.race([over, sleep(graceMs, undefined, { ref: false })]);
  for (const [child] of all) signal(child, 'SIGKILL');
}

function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, name);
  } catch {
    // The whole group is gone already.
  }
}
