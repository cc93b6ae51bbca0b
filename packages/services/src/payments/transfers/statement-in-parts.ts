import type { ReadStatement } from './read-statement.ts';

/**
 * The file whose parts are being asked for. Each part comes with the whole file, because any of them may be
 * the first that a server sees; read anew for each, a hundred thousand lines would be read a hundred times.
 * One file is kept, until its last part or another file.
 */
export class StatementInParts {
  #kept: { readonly key: string; readonly read: ReadStatement } | undefined;

  /** `key` stands for the text and for whatever else it is read by. */
  read(csv: string, key: string, readWhole: (text: string) => ReadStatement): ReadStatement {
    if (this.#kept?.key !== key) this.#kept = { key, read: readWhole(csv) };
    return this.#kept.read;
  }

  forget(): void {
    this.#kept = undefined;
  }
}
