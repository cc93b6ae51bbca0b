import { describe, expect, it } from 'vitest';
import { INCOMPLETE_MS, INCOMPLETE_TEXT, missingFields } from './contact-form-rules.ts';

const complete = { name: 'Maricel Reyes', phone: '0917 123 4567', message: 'Hello' };

describe('the contact form', () => {
  it('P10 · says what the specification says, for one second', () => {
    expect(INCOMPLETE_TEXT).toBe('Please provide complete information!');
    expect(INCOMPLETE_MS).toBe(1000);
  });

  it('P10 · is complete when all three fields hold something', () => {
    expect(missingFields(complete)).toEqual([]);
  });

  it.each(['name', 'phone', 'message'] as const)('P10 · misses the %s when it is empty', (field) => {
    expect(missingFields({ ...complete, [field]: '' })).toEqual([field]);
  });

  it.each([' ', '\t', '\n\n', '\u00A0', '\u3000'])('P10 · takes white space (%j) for empty', (blank) => {
    expect(missingFields({ name: blank, phone: blank, message: blank })).toEqual([
      'name',
      'phone',
      'message',
    ]);
  });

  it.each(['x', '+1 (0)', '电话', '👋'])('P9 · takes %j in any field: nothing has a format', (text) => {
    expect(missingFields({ name: text, phone: text, message: text })).toEqual([]);
  });
});
