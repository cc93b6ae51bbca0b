import { describe, expect, it } from 'vitest';
import { verdictOf, type Told } from './verdict.ts';

const one = (state: Told['state'], title = 'a code is good once'): Told[] => [{ title, state }];

describe('a protection that was taken out', () => {
  it('is noticed by its own test alone, which passed before', () => {
    expect(verdictOf('good once', one('passed'), one('failed'))).toBe('noticed');
    expect(verdictOf('good once', one('passed'), one('passed'))).toBe('passes without it');
    const neighbour = [...one('passed'), ...one('failed', 'a code is good for five minutes')];
    expect(verdictOf('good once', one('passed'), neighbour)).toBe('passes without it');
  });

  it('is not proved by a test that fails as it is', () => {
    expect(verdictOf('good once', one('failed'), one('failed'))).toBe('fails as it is');
  });

  it('is not proved by a test that was not run, before or after', () => {
    expect(verdictOf('good once', [], one('failed'))).toBe('not run');
    expect(verdictOf('good once', one('skipped'), one('failed'))).toBe('not run');
    expect(verdictOf('good once', one('passed'), [])).toBe('not run');
    expect(verdictOf('good once', one('passed'), one('skipped'))).toBe('not run');
  });
});
