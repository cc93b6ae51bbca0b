import { describe, expect, it } from 'vitest';
import { explained, type Fault } from './fault.ts';

const fault = (fields: Fault['fields'], code: Fault['code'] = 'invalid_request'): Fault => ({
  code,
  words: 'Please look at the fields named below, correct them and send again.',
  fields,
  requestId: null,
  retryAfterSeconds: null,
});

describe('a fault that names fields names them in its words', () => {
  it.each([
    [
      [{ path: '/name', rule: 'too_long', message: 'At most 60 characters are allowed.' }],
      'Name: at most 60 characters are allowed. Nothing was changed.',
    ],
    [
      [{ path: '/change/firstDueOn', rule: 'bad_format', message: 'This is not in the expected form.' }],
      'First due on: this is not in the expected form. Nothing was changed.',
    ],
    [
      [
        { path: '/channel', rule: 'not_one_of', message: 'This must be one of: a, b.' },
        { path: '/lines/2/amount', rule: 'required', message: 'This is required.' },
      ],
      'Channel: choose one that is offered. Amount, line 3: this is required. Nothing was changed.',
    ],
    [[], 'Something that was sent can’t be read. Nothing was changed; what you typed is kept.'],
  ] as const)('%j', (fields, words) => {
    expect(explained(fault(fields)).words).toBe(words);
    expect(explained(fault(fields)).words).not.toContain('named below');
  });

  it('and leaves other sentences as they are', () => {
    expect(explained({ ...fault([], 'not_found'), words: 'It is gone.' }).words).toBe('It is gone.');
    expect(explained({ ...fault([], 'broken'), words: '' }).words).toContain('did not respond');
  });
});
