import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { asModule, reactFiles } from './react-modules.ts';

const require = createRequire(import.meta.url);

describe('React, read as modules', () => {
  it.each(Object.entries(reactFiles))(
    '%s offers what it offers otherwise, and needs the same',
    (_name, file) => {
      const source = readFileSync(file, 'utf8');
      const code = asModule(source);
      const offered = /export \{ (.+) \};$/u.exec(code)?.[1] ?? '';
      const names = offered.split(', ').map((each) => each.replace(/^.+ as /u, ''));
      expect(names.toSorted()).toEqual(Object.keys(require(file)).toSorted());
      const needs = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, one]) => one);
      expect(needs(code, /^ *import \* as \w+ from "(.+)";$/gmu)).toEqual(
        needs(source, /require\("(.+?)"\)/gu),
      );
    },
  );

  it('is refused when it is written otherwise than it was', () => {
    for (const other of [
      'function late() {\n  return require("react");\n}\n',
      'module.exports = {};\n',
      'exports[name] = 1;\n',
      'Object.assign(exports, {});\n',
    ])
      expect(() => asModule(other), other).toThrow('otherwise');
  });
});
