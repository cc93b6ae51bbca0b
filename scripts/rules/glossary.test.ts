import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';

const text = readFileSync(join(root, 'docs/glossary.md'), 'utf8');
const sections = text.split(/^## /mu).slice(1);
const wordsOf = (section: string) =>
  [...section.matchAll(/^\| ([^|]+) \|/gmu)].map(([, word = '']) => word).filter((word) => word !== 'word');

describe('the glossary', () => {
  it('is sorted, so that a word is found', () => {
    for (const section of sections) {
      const words = wordsOf(section).map((word) => word.toLowerCase());
      expect(words.length).toBeGreaterThan(20);
      expect(words).toEqual(words.toSorted((a, b) => (a < b ? -1 : 1)));
    }
  });

  it('has each word once', () => {
    const words = sections.flatMap(wordsOf);
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  });
});
