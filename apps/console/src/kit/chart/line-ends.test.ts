import { expect, test } from 'vitest';
import { lineEnds } from './line-ends.ts';

const box = { width: 520, lowest: 210 };

test('lines that end at the same figure share one label, and the one that differs has its own', () => {
  const ends = ['Dec', 'Jan', 'Feb', 'Mar', 'Apr'].map((name, at) => ({
    name,
    said: name === 'Mar' ? '6.8' : '0.0',
    x: 460 - at * 36,
    y: name === 'Mar' ? 50 : 214,
  }));
  const labels = lineEnds(ends, box);
  expect(labels.map(({ words }) => words)).toEqual(['Dec–Feb, Apr 0.0', 'Mar 6.8']);
  // There is no room right of the longest line: the label ends where the line does, above it.
  expect(labels[0]).toMatchObject({ at: 0, x: 460, anchor: 'end' });
  expect(labels[1]).toMatchObject({ at: 3, anchor: 'start' });
});

test('labels that would lie on each other stand above each other', () => {
  const ends = [
    { name: 'Aug', said: '0.5', x: 200, y: 200 },
    { name: 'Sep', said: '0.6', x: 164, y: 199 },
    { name: 'Oct', said: '0.7', x: 128, y: 198 },
  ];
  const heights = lineEnds(ends, box).map(({ y }) => y);
  expect(heights).toEqual([204, 191, 178]);
});

test('a line without a figure has no label', () => {
  expect(lineEnds([{ name: 'Aug', said: undefined, x: 1, y: 1 }], box)).toEqual([]);
});
