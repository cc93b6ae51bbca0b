import { describe, expect, it } from 'vitest';
import { headingParts, lowerFirst } from './heading-parts.ts';

const said = (...states: ('empty' | 'saved' | 'accepted' | 'refused')[]) =>
  headingParts(states.map((state) => ({ state, minutes: 2 })))
    .map(({ word, count }) => `${word} ${count}`)
    .join(', ');

describe('how far an application is', () => {
  it('is told by what is to correct and what is to go', () => {
    expect(said('empty', 'empty', 'empty', 'empty', 'empty')).toBe('goMany 5');
    expect(said('saved', 'saved', 'saved', 'saved', 'empty')).toBe('goOne 1');
    expect(said('accepted', 'accepted', 'refused', 'accepted', 'empty')).toBe('correctOne 1, alsoOne 1');
    expect(said('refused', 'refused', 'empty', 'empty', 'saved')).toBe('correctMany 2, alsoMany 2');
    expect(said('refused', 'accepted', 'accepted', 'accepted', 'accepted')).toBe('correctOne 1');
    expect(said('saved', 'accepted', 'accepted', 'accepted', 'accepted')).toBe('done 0');
  });

  it('says about how long what is left takes', () => {
    const steps = [
      { state: 'saved', minutes: 2 },
      { state: 'empty', minutes: 2 },
      { state: 'empty', minutes: 1 },
    ] as const;
    expect(headingParts(steps)).toEqual([{ word: 'goMany', count: 2, minutes: 3 }]);
  });

  it('names a step in the middle of a sentence', () => {
    expect(lowerFirst('Job and income')).toBe('job and income');
    expect(lowerFirst('工作和收入')).toBe('工作和收入');
  });
});
