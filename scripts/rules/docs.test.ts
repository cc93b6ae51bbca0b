import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { repositoryFiles } from './source-files.ts';

const wordsOfADecision = 500;
const linesOfAReadme = 20;

/** What is wrong with a decision: each is one screen, says why it holds, and is in the list. */
function faultsOfDecision(file: string, text: string, list: string): string[] {
  const words = text.split(/\s+/u).filter(Boolean).length;
  return [
    ...(words > wordsOfADecision ? [`${file} has ${words} words`] : []),
    ...(text.includes('**Decided.**') ? [] : [`${file} does not say what was decided`]),
    ...(/\*\*(?:Why|Rejected)\b/u.test(text) ? [] : [`${file} says neither why nor what was rejected`]),
    ...(text.includes('**Enforced by**') ? [] : [`${file} names nothing that enforces it`]),
    ...(list.includes(`| [${file.slice(0, 4)}](${file}) |`) ? [] : [`${file} is not in the list`]),
  ];
}

/** What is wrong with a package's README; `undefined` is one that is not there. */
function faultsOfReadme(file: string, text: string | undefined): string[] {
  if (text === undefined) return [`${file} is missing`];
  const lines = text.trimEnd().split('\n').length;
  return lines > linesOfAReadme ? [`${file} has ${lines} lines`] : [];
}

/** Files that a decision names without their folder: `run-command.pg.test.ts`. */
function filesNamedIn(text: string): string[] {
  return [...text.matchAll(/`([\w.-]+\.(?:tsx?|sql|sh|mjs))`/gu)].map(([, name = '']) => name);
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');

describe('a decision', () => {
  const decisions = globSync('docs/adr/[0-9]*.md', { cwd: root });

  it('is one screen, says what was decided, why, and what enforces it, and is in the list', () => {
    const list = read('docs/adr/README.md');
    expect(decisions.flatMap((file) => faultsOfDecision(basename(file), read(file), list))).toEqual([]);
  });

  it('has a number of its own', () => {
    const numbers = decisions.map((file) => basename(file).slice(0, 4));
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  });

  it('names tests and files that are there', () => {
    const names = new Set(repositoryFiles().map((file) => basename(file)));
    const gone = (file: string) =>
      filesNamedIn(read(file))
        .filter((name) => !names.has(name))
        .map((name) => `${basename(file)}: ${name}`);
    expect(decisions.flatMap(gone)).toEqual([]);
  });

  it('is refused if it is long, has no reason or no enforcer, or is not in the list', () => {
    const good = '# 0001 · Layers\n\n**Decided.** So.\n\n**Why.** Because.\n\n**Enforced by** `x.test.ts`.';
    const list = '| [0001](0001-layers.md) | Layers |';
    expect(faultsOfDecision('0001-layers.md', good, list)).toEqual([]);
    expect(faultsOfDecision('0001-layers.md', good + ' word'.repeat(500), list)).toHaveLength(1);
    expect(faultsOfDecision('0001-layers.md', '# 0001 · Layers', '')).toHaveLength(4);
    expect(filesNamedIn(good)).toEqual(['x.test.ts']);
  });
});

describe('the README of a package', () => {
  it('is there and short', () => {
    const folders = globSync('{packages,apps}/*/package.json', { cwd: root });
    const readmes = folders.map((file) => file.replace('package.json', 'README.md'));
    expect(readmes.length).toBeGreaterThan(10);
    expect(
      readmes.flatMap((file) => faultsOfReadme(file, existsSync(join(root, file)) ? read(file) : undefined)),
    ).toEqual([]);
  });

  it('is refused if it is missing or long', () => {
    expect(faultsOfReadme('packages/x/README.md', undefined)).toEqual(['packages/x/README.md is missing']);
    expect(faultsOfReadme('packages/x/README.md', 'line\n'.repeat(20))).toEqual([]);
    expect(faultsOfReadme('packages/x/README.md', 'line\n'.repeat(21))).toHaveLength(1);
  });
});
