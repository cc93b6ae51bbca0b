import { describe, expect, it } from 'vitest';
import { problemOf } from '../problem.ts';
import { createCodec, type Json } from './codec.ts';
import { fromPointer, toPointer, encodeProblem, readProblem } from './problem-names.ts';

const codec = createCodec({ events: 'maple', name: 'tulip', message: 'otter', code: 'robin' });

const problem = problemOf('invalid_request', 'R-0000-0000', {
  fields: [
    { path: '/events/0/name', rule: 'required', message: 'This is required.', example: { name: 'x' } },
    { path: '/events/0/props/maple', rule: 'unknown_field', message: 'This field is not known here.' },
  ],
});

describe('a problem on the wire', () => {
  it('W4 · shows no name of the group: not in its paths, its examples, nor its own keys', () => {
    const encoded = encodeProblem(problem, codec) as { fields: Json[]; robin: string };
    expect(encoded.robin).toBe('invalid_request');
    expect(encoded.fields).toEqual([
      { path: '/maple/0/tulip', rule: 'required', otter: 'This is required.', example: { tulip: 'x' } },
      { path: '/maple/0/props/~0maple', rule: 'unknown_field', otter: 'This field is not known here.' },
    ]);
  });

  it('W3 · is read back as it was', () => {
    expect(readProblem(encodeProblem(problem, codec), codec)).toEqual(problem);
  });

  it.each([
    problemOf('not_found', 'R-0000-0000') as unknown as Json,
    'Bad Gateway',
    null,
    ['x'],
    { fields: [1, { path: 2 }] },
  ])('is read as it is if it came from where there is no dictionary: %j', (plain) => {
    expect(readProblem(plain, codec)).toEqual(plain);
  });
});

it('a pointer holds any segment', () => {
  const segments = ['a/b', '~1', '', '0', '~', 'm~n/'];
  expect(fromPointer(toPointer(segments))).toEqual(segments);
});
