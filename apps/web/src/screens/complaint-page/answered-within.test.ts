import { describe, expect, it } from 'vitest';
import { answeredWithin } from './answered-within.ts';

const mine = (at: string) => ({ isFromMe: true, at: `2026-10-${at}:00Z` });
const ours = (at: string) => ({ isFromMe: false, at: `2026-10-${at}:00Z` });

describe('how long an answer took', () => {
  it.each([
    ['nothing was answered', [mine('19T09:12')], undefined],
    ['nobody asked', [ours('19T09:12')], undefined],
    ['nothing was said', [], undefined],
    ['under an hour', [mine('19T09:12'), ours('19T09:13')], { unit: 'hour', count: 1 }],
    ['2 hours and 53 minutes', [mine('19T09:12'), ours('19T12:05')], { unit: 'hour', count: 3 }],
    ['two days', [mine('19T09:12'), ours('21T09:12')], { unit: 'day', count: 2 }],
    [
      'two things asked in a row: from the first',
      [mine('19T09:00'), mine('19T11:00'), ours('19T12:00')],
      { unit: 'hour', count: 3 },
    ],
    [
      'the second answer: from what was said after the first',
      [mine('01T09:00'), ours('02T09:00'), mine('19T09:00'), ours('19T10:30')],
      { unit: 'hour', count: 2 },
    ],
    [
      'a reply after it changes nothing',
      [mine('19T09:00'), ours('19T10:00'), mine('20T10:00')],
      { unit: 'hour', count: 1 },
    ],
  ] as const)('%s', (_, messages, within) => {
    expect(answeredWithin(messages)).toEqual(within);
  });
});
