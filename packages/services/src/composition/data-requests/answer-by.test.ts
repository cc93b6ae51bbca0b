import { privacyRules } from '@candor/markets';
import { describe, expect, it } from 'vitest';
import { answerBy } from './read-data-requests.ts';

describe('A15.155 · by when somebody has their data', () => {
  const asked = new Date('2026-11-16T04:00:00Z');

  it('is the law of the market, and the law is named', () => {
    expect(answerBy('ph', asked).toISOString()).toBe('2027-01-06T10:00:00.000Z');
    expect(answerBy('in', asked).toISOString()).toBe('2026-12-16T13:00:00.000Z');
    for (const { dataAnswer } of Object.values(privacyRules))
      expect(dataAnswer.law).toContain('Confirm with counsel.');
  });
});
