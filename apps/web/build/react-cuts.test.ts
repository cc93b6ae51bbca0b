import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withoutNames, withoutUnused } from './react-cuts.ts';
import { asModule, reactFiles } from './react-modules.ts';

const react = readFileSync(reactFiles['react']!, 'utf8');
const client = readFileSync(reactFiles['react-dom/client']!, 'utf8');
const offered = (code: string) =>
  /export \{ (?<names>.+) \};$/u.exec(asModule(code))?.groups?.['names'] ?? '';

/** By its name, each function that stands by itself. */
const functionsOf = (code: string) =>
  new Map(
    Array.from(code.matchAll(/^function (?<name>[\w$]+)\([^]*?(?:^| )\}$/gmu), ([text, name]) => [
      name!,
      text,
    ]),
  );

describe('React without what no screen uses', () => {
  it('offers all but transitions between views', () => {
    const names = (code: string) => offered(code).split(', ');
    const left = names(withoutNames(react));
    expect(names(react).filter((name) => !left.includes(name))).toEqual([
      'ViewTransition$ as ViewTransition',
      'addTransitionType$ as addTransitionType',
    ]);
    expect(offered(withoutUnused(client))).toBe(offered(client));
  });

  it('has every function as it was, but those that are named', () => {
    const left = functionsOf(withoutUnused(client));
    const changed = [...functionsOf(client)].filter(([name, text]) => left.get(name) !== text);
    expect(changed.length).toBeLessThan(25);
    for (const [name] of changed) {
      expect(name).toMatch(/ViewTransition|FragmentInstance|FragmentHandle|flushAfterMutationEffects/u);
      expect(left.get(name), name).toMatch(/^function \w+\([^)]*\) \{ .*\}$/u);
    }
  });

  it('says so where a ref is put on a fragment after all', () => {
    expect(withoutUnused(client)).toContain('function FragmentInstance(fragmentFiber) { throw Error(');
  });

  it('is refused when it is written otherwise than it was', () => {
    expect(() => withoutNames('exports.use = use;\n')).toThrow('now');
    expect(() => withoutUnused(client.replace('function startViewTransition(', 'function begin('))).toThrow(
      'React has no startViewTransition now',
    );
    expect(() => withoutUnused('function FragmentInstance() {\n}\n')).toThrow('React has no refs');
  });
});
