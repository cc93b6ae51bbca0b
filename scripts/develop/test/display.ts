import { fitted, progressLine, stageLine, type Progress } from './lines.ts';
import type { TestEvent } from './events.ts';
import type { StageResult } from './results.ts';

type Terminal = Pick<NodeJS.WriteStream, 'write' | 'isTTY' | 'columns'>;
type Running = Omit<Progress, 'durationMs'> & { readonly began: number };

const redrawMs = 250;
const plainMs = 30_000;
const eraseLine = '\r\u001B[K';

/**
 * One line for each stage that is over. What still runs is, on a terminal, one line below that is written
 * over again and again; elsewhere a line every half minute, so that a log shows that it lives.
 */
export class Display {
  readonly #out: Terminal;
  readonly #rewrites: boolean;
  readonly #running = new Map<string, Running>();
  readonly #timer: NodeJS.Timeout;

  constructor(out: Terminal) {
    this.#out = out;
    this.#rewrites = out.isTTY && process.env['TERM'] !== 'dumb';
    this.#timer = setInterval(() => this.#show(), this.#rewrites ? redrawMs : plainMs);
  }

  begin(name: string): void {
    this.#running.set(name, {
      name,
      done: 0,
      total: 0,
      unit: 'tests',
      failed: 0,
      current: '',
      began: performance.now(),
    });
  }

  report(name: string, event: TestEvent): void {
    const before = this.#running.get(name);
    if (!before) return;
    // A stage may ask its tool twice: the totals add up.
    if (event.kind === 'total')
      this.#running.set(name, { ...before, total: before.total + event.total, unit: event.unit });
    if (event.kind === 'begun') this.#running.set(name, { ...before, current: event.file });
    if (event.kind === 'done') this.#running.set(name, { ...before, done: before.done + 1 });
    if (event.kind === 'failed') this.#running.set(name, { ...before, failed: before.failed + 1 });
  }

  end(result: StageResult): void {
    this.#running.delete(result.name);
    this.say(stageLine(result));
    if (this.#rewrites) this.#show();
  }

  say(text: string): void {
    this.#out.write(`${this.#rewrites ? eraseLine : ''}${text}\n`);
  }

  close(): void {
    clearInterval(this.#timer);
    if (this.#rewrites) this.#out.write(eraseLine);
  }

  #show(): void {
    const lines = [...this.#running.values()].map((stage) =>
      progressLine({ ...stage, durationMs: performance.now() - stage.began }),
    );
    if (!this.#rewrites) for (const line of lines) this.#out.write(`  ${line}\n`);
    else if (lines.length > 0) {
      const names = [...this.#running.keys()].join(', ');
      const line = lines.length === 1 ? (lines[0] ?? '') : names;
      this.#out.write(eraseLine + fitted(line, this.#out.columns || 80));
    }
  }
}
