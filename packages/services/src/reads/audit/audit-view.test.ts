import { expect, it } from 'vitest';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { auditView } from './audit-view.ts';

const entry = {
  id: '7',
  at: new Date('2026-11-16T04:00:00Z'),
  actorKind: 'staff',
  actorId: 's1',
  staffName: 'Marco Reyes',
  command: 'approval.decide',
  subject: 'approval:7',
  outcome: 'done',
  requestId: null,
  why: null,
  changes: null,
  makerId: null,
  makerName: null,
  address: null,
  device: null,
} as const;

it.each([
  ['a word', { verdict: 'agree' }, 'agree'],
  ['a list', { roles: ['support', 'finance'] }, 'support, finance'],
  [
    'parts',
    { done: { on: '2026-12-26', events: ['late-charged', 'waived'] } },
    'on 2026-12-26; events late-charged, waived',
  ],
  ['nothing', { before: null }, '–'],
  ['a number', { debit: 1460500 }, '1460500'],
])('a fact that is %s is read as words, not as a program’s text', (_kind, facts, words) => {
  expect(auditView({ ...entry, facts }, {} as PersonSeal).facts[0]?.value).toBe(words);
});
