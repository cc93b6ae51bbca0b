import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../../root.ts';

const restartAfterMs = 200;
const keptOutput = 20_000;
const clock = pathToFileURL(join(import.meta.dirname, 'wrong-clock.ts')).href;

/**
 * One of the lender's processes, started again whenever it has ended, as a supervisor on a real machine
 * would.
 */
export class SupervisedProcess {
  readonly #script: string;
  /** The checkout that it runs from: another one is another version. */
  #home: string;
  #env: Record<string, string>;
  /** What it prints when it is at work. */
  readonly #sign: RegExp;
  #child: ChildProcess | undefined;
  #isUp = false;
  #isOver = false;
  #wasKilled = false;
  #output = '';
  #ended: Promise<void> = Promise.resolve();
  /**
   * How often it ended at work without having been killed: it should survive whatever happens to the others.
   */
  endedByItself = 0;

  constructor(script: string, env: Record<string, string>, sign: RegExp, home = root) {
    this.#script = script;
    this.#home = home;
    this.#env = env;
    this.#sign = sign;
  }

  get isUp(): boolean {
    return this.#isUp;
  }

  /** The last of what it said. */
  get output(): string {
    return this.#output;
  }

  start(): void {
    if (this.#isOver) return;
    // With a channel to us, so that it stops by itself when we are gone without having said goodbye.
    const child = spawn(process.execPath, [join(this.#home, 'scripts', 'operate', this.#script)], {
      cwd: this.#home,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...process.env, ...this.#env, NODE_OPTIONS: `--import=${clock}` },
    });
    this.#child = child;
    this.#wasKilled = false;
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        this.#output = (this.#output + String(chunk)).slice(-keptOutput);
        if (this.#isUp) return;
        said += String(chunk);
        this.#isUp = this.#sign.test(said);
      });
    }
    this.#ended = new Promise((resolve) => {
      child.on('close', () => {
        if (this.#isUp && !this.#wasKilled && !this.#isOver) this.endedByItself += 1;
        this.#isUp = false;
        resolve();
        setTimeout(() => this.start(), restartAfterMs).unref();
      });
    });
  }

  async untilUp(patienceMs = 180_000): Promise<void> {
    const deadline = Date.now() + patienceMs;
    while (!this.#isUp) {
      if (Date.now() > deadline) throw new Error(`${this.#script} does not start:\n${this.#output}`);
      await sleep(20);
    }
  }

  /** At once, with nothing said beforehand. */
  kill(): void {
    this.#wasKilled = true;
    this.#isUp = false;
    this.#child?.kill('SIGKILL');
  }

  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.#child?.kill(signal);
  }

  /** From now on its machine's clock is wrong by so much. */
  setClock(wrongByMs: number): void {
    if (this.#child?.connected) this.#child.send({ wrongByMs }, () => {});
  }

  /** Asked to end, as a deployment does it, and back with other settings, or as another version. */
  async replace(changed: Record<string, string>, home = this.#home): Promise<void> {
    this.#home = home;
    this.#env = { ...this.#env, ...changed };
    this.#wasKilled = true;
    this.#isUp = false;
    this.#child?.kill('SIGTERM');
    await this.#ended;
    await this.untilUp();
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    this.#child?.kill('SIGCONT');
    this.#child?.kill('SIGTERM');
    await this.#ended;
  }
}
