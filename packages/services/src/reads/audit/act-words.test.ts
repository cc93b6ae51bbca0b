import { describe, expect, it } from 'vitest';
import { actWords, knownActs } from './act-words.ts';
import { PersonSeal } from '../../kernel/person-seal.ts';
import { noNames } from './audit-names.ts';
import { auditView } from './audit-view.ts';
import { entryWords } from './entry-words.ts';

const seal = new PersonSeal([Buffer.alloc(32, 7)]);

describe('A15.145 · what the audit log says of an act', () => {
  it('is a sentence, also of what older versions wrote, and the name of what a later one did', () => {
    expect(actWords('loan.waive')).toBe('Waived charges');
    expect(actWords('product.save')).toBe('Changed a product');
    expect(actWords('payout-file.carry-over')).toBe('payout-file.carry-over');
    expect(entryWords('charge-late')).toBe('Late charge');
    expect(entryWords('never-seen')).toBe('never seen');
    expect(knownActs).toEqual(knownActs.toSorted());
  });

  const entry = {
    id: '7f3a91c2-0b4d-4e5f-8a1b-123456789abc',
    at: new Date('2026-11-18T01:58:41Z'),
    actorKind: 'staff' as const,
    actorId: '7f3a91c2-0b4d-4e5f-8a1b-123456789abd',
    staffName: 'Paolo Cruz',
    command: 'loan.waive',
    subject: 'loan:42',
    outcome: 'refused: loan_is_settled',
    facts: { amount: '9005', rows: [1, 2], done: { rows: 1 }, why: null, session: 's-1', isHeld: true },
    requestId: null,
    why: null,
    changes: null,
    makerId: null,
    makerName: null,
    address: null,
    device: null,
  };

  it('names who it was, the rule that refused, and every fact as text', () => {
    expect(auditView(entry, seal, noNames)).toMatchObject({
      group: 'people',
      who: 'Paolo Cruz',
      staffId: entry.actorId,
      isRefused: true,
      refusal: 'loan_is_settled',
      facts: [
        { what: 'Amount', value: '90.05' },
        { what: 'Rows', value: '1, 2' },
        { what: 'Done', value: 'rows 1' },
        { what: 'Reason', value: '–' },
        { what: 'On hold', value: 'yes' },
        { what: 'Session', value: 's-1' },
      ],
    });
  });

  it.each([
    ['staff', 'gone', 'people', 'Staff'],
    ['borrower', 'x', 'borrower', 'Borrower'],
    ['channel', 'dragonpay', 'system', 'Dragonpay'],
    ['system', 'day-end', 'system', 'Day end'],
    ['system', '', 'system', 'The system'],
    ['anyone', 'console-login', 'system', 'Not logged in'],
    ['sandbox', 'clock', 'system', 'Sandbox'],
  ] as const)('calls %s %s by name', (actorKind, actorId, group, who) => {
    const view = auditView({ ...entry, actorKind, actorId, staffName: null, outcome: 'done' }, seal, noNames);
    expect([view.group, view.who, view.staffId, view.refusal]).toEqual([group, who, null, null]);
  });
});
