import { calls } from '@candor/contract';
import { filterWords } from '@candor/services/backoffice/lists';
import { describe, expect, it } from 'vitest';

const lists = [
  'console.loans',
  'console.applications',
  'console.money-incoming',
  'console.complaints',
  'console.payouts',
  'console.journal',
  'console.customers',
  'console.approvals',
  'console.audit',
  'console.audit-trail',
  'console.collections',
] as const;
const fields = lists.flatMap((list) =>
  Object.keys(calls[list].request.shape)
    .filter((field) => !['market', 'cursor', 'sort'].includes(field))
    .map((field) => [list, field] as const),
);

describe('whoever decides about a copy of a list', () => {
  it.each(fields)('of %s is told in words of the filter %s', (_list, field) => {
    const value = field === 'moneyOnly' || field === 'refusedOnly' ? 'true' : '1';
    const words = filterWords(`${field}=${value}`, { market: 'ph', nameOf: () => undefined });
    expect(words).not.toBe('None: the whole list');
  });
});
