import { expect, it, describe } from 'vitest';
import { complaintReference } from './complaint-reference.ts';

describe('the number of a complaint', () => {
  it('is short, made of its id, and of letters that are not mistaken on a phone', () => {
    expect(complaintReference('7f3a91c2-0b4d-4c1e-9a57-1d2e3f405162', '2026')).toBe('C-2026-FWX93');
    expect(complaintReference('00000000-0000-4000-8000-000000000000', '2027')).toBe('C-2027-00000');
    expect(complaintReference('ffffffff-ffff-4fff-8fff-ffffffffffff', '2026')).toBe('C-2026-ZZZZZ');
  });
});
