import { describe, expect, it } from 'vitest';
import { actsWithoutApprover } from './keep-approvers.ts';

const acts = [
  { name: 'Release file', asks: 'payout.act', decides: 'payout.release' },
  { name: 'Change roles', asks: 'people.change', decides: 'people.approve' },
] as const;

const person = (staffId: string, ...permissions: string[]) => ({ staffId, permissions });
const admin = (staffId: string) => person(staffId, 'people.change', 'people.approve', 'approval.decide');

describe('A15.6 · acts that nobody could approve', () => {
  it.each([
    ['nobody is there', [], ['Release file', 'Change roles']],
    [
      'who may release must approve at all',
      [person('lina', 'payout.release'), admin('grace'), admin('joy')],
      ['Release file'],
    ],
    [
      'one who decides is enough for what others ask for',
      [
        person('lina', 'payout.release', 'approval.decide'),
        person('marco', 'payout.act'),
        admin('grace'),
        admin('joy'),
      ],
      [],
    ],
    [
      'what nobody asks for yet waits for a maker, not for an approver',
      [person('lina', 'payout.release', 'approval.decide'), admin('grace'), admin('joy')],
      [],
    ],
    [
      'who is the only maker and the only checker decides on nothing',
      [person('lina', 'payout.release', 'approval.decide'), admin('grace')],
      ['Change roles'],
    ],
  ])('%s', (_case, people, lost) => {
    expect(actsWithoutApprover(acts, people)).toEqual(lost);
  });
});
