import { languages } from '@candor/i18n';
import { manyQuestions, misspeltQuestions } from '@candor/markets/help/testing';
import { describe, expect, it } from 'vitest';
import { makeFinder } from './make-finder.ts';

const listed = 200;

describe(`a question with typing errors, in a list of ${listed}`, () => {
  it('is asked twenty times, five in each language', () => {
    expect(languages.map((language) => misspeltQuestions(language).length)).toEqual([5, 5, 5, 5]);
  });

  for (const language of languages) {
    const entries = manyQuestions(language, listed);
    const find = makeFinder(entries);
    it.each(misspeltQuestions(language))(
      `in ${language}: “%s” finds its answer among the first three`,
      (typed, wanted) => {
        expect(entries).toHaveLength(listed);
        const found = find(typed).entries.slice(0, 3);
        expect(found.map(({ entry }) => entry)).toContain(wanted);
      },
    );
  }
});
