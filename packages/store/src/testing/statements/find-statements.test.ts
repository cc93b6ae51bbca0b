import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findStatements, type FoundStatement } from './find-statements.ts';

describe('statements in a source', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'statements-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  const foundIn = (source: string): FoundStatement[] => {
    writeFileSync(join(folder, 'columns.ts'), `export const columns = 'id, no';`);
    writeFileSync(join(folder, 'loan.ts'), `import { columns } from './columns.ts';\n${source}`);
    return findStatements(folder, ['loan.ts']);
  };

  it('are read with what other files put into them', () => {
    const found = foundIn('tx.query<Loan>({ name: "loan", text: `select ${columns} from loan` });');
    expect(found).toEqual([
      {
        where: 'loan.ts:2',
        isClaimed: true,
        prepared: 'loan',
        rowsOf: undefined,
        texts: [{ name: 'loan', text: 'select id, no from loan' }],
      },
    ]);
  });

  it('are read once for each way in which a condition can go, the same way throughout', () => {
    const [found] = foundIn(`function list(tx, after) {
      const more = after ? 'and id > $1' : '';
      tx.query<Loan>({ name: after === null ? 'first' : 'next', text: \`select 1 where true \${more} limit \${Math.trunc(9)}\` });
    }`);
    expect(found?.texts.toSorted((one, other) => ((one.name ?? '') < (other.name ?? '') ? -1 : 1))).toEqual([
      { name: 'first', text: 'select 1 where true  limit 1' },
      { name: 'next', text: 'select 1 where true and id > $1 limit 1' },
    ]);
  });

  it('claim nothing without a type, unless they are handed on', () => {
    const found = foundIn(`tx.query({ text: 'select 1' }); ask(tx, { name: 'asked', text: 'select 2' });`);
    expect(found.map(({ isClaimed }) => isClaimed)).toEqual([false, true]);
  });

  it('are not guessed where a list grows step by step', () => {
    const [found] = foundIn(`function list(tx) {
      const wheres = [];
      wheres.push('true');
      tx.query<Loan>({ rowsOf: 'loans', text: \`select 1 where \${wheres.join(' and ')}\` });
    }`);
    expect(found).toMatchObject({ rowsOf: 'loans', texts: [] });
  });
});
