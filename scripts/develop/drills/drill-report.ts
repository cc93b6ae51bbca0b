import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { root } from '../../root.ts';
import { commitNow } from '../note-walk.ts';

const head = `# Drills

Written by \`npm run ha-drill\`, \`npm run restore-drill\` and \`npm run deploy-drill\`: of each the last run, as it printed it. What they do is in
[operations.md](operations.md#the-drill).
`;

/** What a drill says while it runs, what it found wrong, and where both are kept. */
export class DrillReport {
  readonly wrong: string[] = [];
  readonly #name: string;
  readonly #begun = performance.now();
  readonly #lines: string[] = [];
  readonly #loadBefore = loadavg()[0] ?? 0;

  constructor(name: 'ha-drill' | 'restore-drill' | 'deploy-drill') {
    this.#name = name;
  }

  readonly say = (line: string): void => {
    const seconds = String(Math.round((performance.now() - this.#begun) / 1_000)).padStart(4);
    this.#lines.push(`${seconds} s  ${line}`);
    console.log(this.#lines.at(-1));
  };

  readonly must = (what: string, found: readonly string[]): void => {
    this.say(`${found.length === 0 ? 'yes' : 'NO '}  ${what}`);
    this.wrong.push(...found.map((each) => `${what}: ${each}`));
  };

  /** The verdict, the exit code, and this drill's section in the file that holds the last run of each. */
  end(file = join(root, 'docs', 'drills.md')): void {
    for (const each of this.wrong.slice(0, 20)) this.say(each);
    this.say(this.wrong.length === 0 ? 'The drill went well.' : `${this.wrong.length} things are wrong.`);
    if (this.wrong.length > 0) process.exitCode = 1;
    const said = this.#lines.filter((line) => !/ s {2}(?:Building|Built) /u.test(line));
    const day = new Date().toISOString().slice(0, 10);
    const about = `Commit ${commitNow()}, ${day}, ${cpus().length} cores, load ${this.#loadBefore.toFixed(1)} when it began.`;
    const own = [`## ${this.#name}`, '', about, '', '```', ...said, '```', ''].join('\n');
    const text = existsSync(file) ? readFileSync(file, 'utf8') : head;
    const others = text.split(/^(?=## )/mu).filter((part) => part.startsWith('## '));
    const kept = others.filter((part) => !part.startsWith(`## ${this.#name}\n`));
    writeFileSync(file, [head, ...[...kept, own].toSorted().map((part) => `${part.trimEnd()}\n`)].join('\n'));
  }
}
