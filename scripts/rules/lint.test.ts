import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../root.ts';

const options = { module: 'nodenext', strict: true, lib: ['es2024'], types: [] };

/** A rule that finds nothing may have been switched off: each finds its own example. */
const examples: Readonly<Record<string, string>> = {
  'typescript(no-floating-promises)': `async function save(): Promise<void> {}\nsave();\n`,
  'typescript(switch-exhaustiveness-check)': `export function letter(kind: 'loan' | 'refund'): string | undefined {\n  switch (kind) {\n    case 'loan':\n      return 'L';\n  }\n  return undefined;\n}\n`,
  'import(no-cycle)': `import { b } from './second.ts';\nexport const a = () => b;\n`,
};

describe('a rule of the linter', () => {
  let folder = '';
  let found = '';

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'candor-lint-'));
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options }));
    Object.values(examples).forEach((text, at) => {
      writeFileSync(join(folder, at === 2 ? 'first.ts' : `example-${at}.ts`), text);
    });
    writeFileSync(join(folder, 'second.ts'), `import { a } from './first.ts';\nexport const b = () => a;\n`);
    const oxlint = join(root, 'node_modules', '.bin', 'oxlint');
    const args = ['--config', join(root, '.oxlintrc.json'), '--format', 'unix', '.'];
    // The linter looks for its half that knows types where the commands of a package are.
    const env = {
      ...process.env,
      PATH: `${join(root, 'node_modules', '.bin')}:${process.env['PATH'] ?? ''}`,
    };
    found = spawnSync(oxlint, args, { cwd: folder, env, encoding: 'utf8' }).stdout;
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(Object.keys(examples))('%s bites', (rule) => {
    expect(found).toContain(rule);
  });
});
