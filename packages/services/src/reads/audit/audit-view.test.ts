import { describe, expect, it } from 'vitest';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { aboutWords, noNames, type AuditNames } from './audit-names.ts';
import { auditView } from './audit-view.ts';
import { movedBy } from './read-trail.ts';

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

const marco = 'd9cc8066-89bb-4a51-8a5b-0f3a1c2b4d5e';
const orderId = '7f3a91c2-0b4d-4c1e-9a57-1d2e3f405162';
const names: AuditNames = {
  staff: new Map([[marco, 'Marco Reyes']]),
  places: new Map([
    ['payout-batch:240', { subject: 'payout-batch:240', market: 'ph', orderId: null, reference: null }],
    ['loan:42', { subject: 'loan:42', market: 'ph', orderId, reference: null }],
  ]),
};
const view = (told: object, known = names) =>
  auditView({ ...entry, facts: {}, ...told }, {} as PersonSeal, known);

describe('A15.145 · the audit trail in words', () => {
  const decided = { act: 'payout.release', about: 'payout-batch:240', askedBy: marco };

  it.each([
    ['agree', 'Approved: Release disbursements', '₱22,795.00 to 3 payees, requested by Marco Reyes'],
    ['refuse', 'Declined: Release disbursements', '₱22,795.00 to 3 payees, requested by Marco Reyes'],
    [
      'ask-back',
      'Requested information on: Release disbursements',
      '₱22,795.00 to 3 payees, requested by Marco Reyes',
    ],
  ])('the verdict %s is in the row, with amount and maker', (verdict, words, told) => {
    const facts = { ...decided, verdict, size: '₱22,795.00', payees: 3 };
    expect(view({ facts })).toMatchObject({ words, told });
  });

  it('a decision of old, which kept no amount, says about what it was', () => {
    expect(view({ facts: { ...decided, verdict: 'agree' } }).told).toBe(
      'Disbursement file 240, requested by Marco Reyes',
    );
  });

  it('amounts have their sign and separators, booleans and codes are words, ids stand last', () => {
    const facts = {
      batch: '241',
      lines: 3,
      total: '2279500',
      requestId: marco,
      isHeld: true,
      heard: 'queued',
    };
    const seen = view({ command: 'payout.prepare-batch', subject: 'payout-batches:ph', facts });
    expect(seen.facts).toEqual([
      { what: 'File', value: '241' },
      { what: 'Lines', value: '3' },
      { what: 'Total', value: '₱22,795.00' },
      { what: 'On hold', value: 'yes' },
      { what: 'Channel status', value: 'in progress at the channel' },
      { what: 'Approval request', value: marco },
    ]);
    expect(seen.told).toBe('File 241 · Lines 3 · Total ₱22,795.00');
  });

  it('a list, parts of a whole, nothing at all and a loan are read as words', () => {
    const facts = { roles: ['support', 'finance'], expired: { codes: 0 }, before: null, loan: '42' };
    expect(view({ facts, command: 'role.change' }).facts.map(({ value }) => value)).toEqual([
      'support, finance',
      'override codes 0',
      '–',
      'CL-FWX93-GGB9Q',
    ]);
  });

  it('what it was about has a name', () => {
    expect(aboutWords(`staff:${marco}`, names)).toBe('Marco Reyes');
    expect(aboutWords('loan:42', names)).toBe('Loan CL-FWX93-GGB9Q');
    expect(aboutWords('day-end:ph:2026-11-17', noNames)).toBe('End of day Philippines 2026-11-17');
    expect(aboutWords('never-seen:7', noNames)).toBe('Never seen 7');
  });

  it('an entry moves what its lines of this loan move, without the memorandum', () => {
    const lines = [
      { minor: '116327', isMemo: false },
      { minor: '-116327', isMemo: false },
      { minor: '14390', isMemo: true },
      { minor: '-14390', isMemo: true },
    ];
    expect(movedBy(lines)).toBe(116327n);
    expect(movedBy([{ minor: '-626', isMemo: false }])).toBe(626n);
    expect(movedBy([])).toBe(0n);
  });
});
