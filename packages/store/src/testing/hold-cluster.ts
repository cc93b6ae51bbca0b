import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export type HoldingProcess = {
  started: boolean;
  /** Leaves in order. */
  leave(): Promise<void>;
  /**
   * Kills it and whatever is in its process group, as a terminal's Ctrl-C or `kill -9 -- -pid` would reach
   * it.
   */
  kill(signal: NodeJS.Signals): Promise<void>;
};

const launcher = new URL('../embedded/start-embedded.ts', import.meta.url).href;

/** Another Node process that starts or joins a cluster and stays until it is told to leave. */
export async function holdCluster(dataDir: string): Promise<HoldingProcess> {
  const program = `
    const { startEmbedded } = await import(${JSON.stringify(launcher)});
    const embedded = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, fsync: false });
    console.log(embedded.started);
    process.stdin.on('end', () => embedded.stop()).resume();
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return {
    started: line === 'true',
    leave: async () => {
      child.stdin.end();
      await ended;
    },
    kill: async (signal) => {
      process.kill(-(child.pid ?? 0), signal);
      await ended;
    },
  };
}
