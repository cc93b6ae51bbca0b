import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commandNames } from '@candor/services/kernel/commands';
import { approvableActs } from '@candor/services/approvals';
import { root } from '../root.ts';
import { commandsOf, findIdleCommands } from './find-idle-commands.ts';

/** What a lender runs: neither tests nor what breaks the product on purpose. */
const isProduct = (file: string) =>
  !/\.test\.ts$|\/testing\/|^scripts\/(?:develop\/(?:crash|mutate)|rules)\//u.test(file);

// From the folders themselves: where a protection is taken out, in a copy, there is no git to list them.
const product = globSync(['packages/services/src/**/*.ts', 'apps/server/src/**/*.ts', 'scripts/**/*.ts'], {
  cwd: root,
})
  .map((file) => file.replaceAll('\\', '/'))
  .filter(isProduct)
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

const runs = (text: string) => findIdleCommands([{ file: 'x.ts', text }]).map(({ declaredAs }) => declaredAs);
const command = (name: string) =>
  `export const ${name}: Command<X, null> = {\n  name: 'x.y',\n  subject: () => '',\n  async decide(tx) {\n    return { output: null };\n  },\n};\n`;

describe('a command', () => {
  it('is run by the product, or it is none', () => {
    expect(product.flatMap(commandsOf).length).toBeGreaterThan(140);
    expect(findIdleCommands(product)).toEqual([]);
  });

  it.each([
    ['is decided inside another', 'const a = () => writeOff.decide(tx, input, context);'],
    ['is only named in a request', 'runCommand(database, other, { input: writeOff });'],
    ['is given to nobody', ''],
  ])('is found when it %s', (_, text) => {
    expect(runs(command('writeOff') + text)).toEqual(['writeOff']);
  });

  it.each([
    ['itself', 'const a = () => runCommand(database, writeOff, { input });'],
    [
      'with a reason',
      'const a = () => runForMessage(database, withReason(writeOff(parts), seal), { input });',
    ],
    [
      'under a local name',
      'const a = () => {\n  const act = isIt ? writeOff(parts) : b;\n  runCommand(d, act, { input });\n};',
    ],
    ['through a function', 'function go(command: Command<X, null>) {}\nconst a = () => go(writeOff);'],
    ['as a part of another', 'const seen = {\n  ...writeOff,\n};\nconst a = () => runCommand(d, seen, {});'],
  ])('is run %s', (_, text) => {
    expect(runs(command('writeOff') + text)).toEqual([]);
  });
});

describe('the list of what the audit log can be searched by', () => {
  /** Recorded for a verdict, and not by a command of that name. */
  const verdicts = product
    .flatMap(({ text }) => text.match(/\brecorded: \{[^}]*\}/gu) ?? [])
    .flatMap((recorded) => [...recorded.matchAll(/'([a-z-]+\.[a-z-]+)'/gu)].map(([, name]) => name!));
  const written = product.flatMap(({ text }) =>
    [...text.matchAll(/'([a-z-]+\.[a-z-]+)' satisfies ActName/gu)].map(([, name]) => name!),
  );

  it('has exactly what is recorded', () => {
    const recorded = new Set<string>([
      ...product.flatMap(commandsOf).map(({ command: name }) => name),
      ...Object.keys(approvableActs),
      ...verdicts,
      ...written,
      // One command under two names, which whoever runs it chooses.
      'staff.log-out',
      'staff.end-sessions',
    ]);
    expect(commandNames.filter((name) => !recorded.has(name))).toEqual([]);
  });
});
