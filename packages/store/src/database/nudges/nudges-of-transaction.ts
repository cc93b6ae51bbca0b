import type { Nudge } from './nudges.ts';

/**
 * What a transaction will have said once it is committed. What is taken back to a savepoint takes with it
 * what was to be said of it.
 */
export class NudgesOfTransaction {
  readonly all: Nudge[] = [];
  /** How much was to be said when each savepoint was set; of two with one name the newer is first. */
  readonly #marks: { readonly name: string; readonly at: number }[] = [];

  constructor(savepoint?: string) {
    if (savepoint) this.#marks.unshift({ name: savepoint, at: 0 });
  }

  add(nudge: Nudge): void {
    this.all.push(nudge);
  }

  /** What a statement means for what is to be said: a savepoint, the way back to one, or a column `nudge`. */
  heed(text: string, rows: readonly object[] = []): void {
    const [, act, name] = /^(savepoint|rollback to savepoint|release savepoint) (\w+)$/u.exec(text) ?? [];
    if (act !== undefined) this.#turn(act, name ?? '');
    for (const row of rows) {
      if (!('nudge' in row)) continue;
      const { nudge } = row;
      delete row.nudge;
      if (typeof nudge !== 'string') continue;
      const end = nudge.indexOf(' ');
      this.add({ channel: nudge.slice(0, end), said: nudge.slice(end + 1) });
    }
  }

  #turn(act: string, name: string): void {
    if (act === 'savepoint') return void this.#marks.unshift({ name, at: this.all.length });
    const nth = this.#marks.findIndex((mark) => mark.name === name);
    if (nth < 0) return;
    if (act === 'rollback to savepoint') this.all.length = this.#marks[nth]?.at ?? 0;
    // What was set after it is gone with it; gone back to, it stays.
    this.#marks.splice(0, act === 'release savepoint' ? nth + 1 : nth);
  }
}
