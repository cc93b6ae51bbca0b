import { marketIds } from '@candor/markets';
import { choosablePurposes, firstWays, messageWays } from '@candor/markets/messages';
import { describe, expect, it } from 'vitest';
import { messageKinds } from './message-kinds.ts';
import { isChoosable, purposeOfKind } from './message-purposes.ts';
import { fallBack, waysOf } from './ways.ts';

const byEmail = choosablePurposes.map((purpose) => ({ purpose, way: 'email' as const }));

describe('by which ways a message goes', () => {
  it.each([
    ['reminder', 'sms', 'email', ['email', 'sms', 'push', 'inbox']],
    ['reminder', 'sms', 'push', ['push', 'sms', 'inbox']],
    ['payment-counted', 'sms', 'sms', ['sms', 'push', 'inbox']],
    ['order-approved', 'sms', 'push', ['push', 'sms', 'inbox']],
    ['export-ready', 'push', 'email', ['email', 'push', 'sms', 'inbox']],
  ] as const)('%s, written for %s, chosen %s: %j', (kind, channel, way, ways) => {
    const purpose = purposeOfKind(kind);
    expect(waysOf({ market: 'ph', kind, channel }, [{ purpose, way }])).toEqual(ways);
    expect(waysOf({ market: 'ph', kind, channel }, [])).toEqual(fallBack[channel]);
  });

  it.each([
    'login-code',
    'new-device',
    'passkey-added',
    'debit-notice',
    'hardship',
    'loan-charged',
    'payment-taken-back',
    'bureau-default',
    'problem-answered',
    'something-older',
  ])('%s can’t be turned away from the phone, whatever is chosen', (kind) => {
    const all = [...byEmail, { purpose: purposeOfKind(kind), way: 'email' as const }];
    for (const market of marketIds) expect(waysOf({ market, kind, channel: 'sms' }, all)[0]).toBe('sms');
  });

  it('a copy of a document goes by e-mail or not at all', () => {
    const sms = [{ purpose: 'documents', way: 'sms' as const }];
    expect(waysOf({ market: 'ph', kind: 'document-copy', channel: 'email' }, sms)).toEqual(['email']);
  });

  it('each market’s order tries no way twice, and every choice belongs to some kind but offers', () => {
    for (const market of marketIds)
      for (const purpose of choosablePurposes)
        for (const first of firstWays) {
          const ways = [first, ...messageWays[market][purpose].next[first]];
          expect(new Set(ways).size).toBe(ways.length);
        }
    const used = new Set(Object.keys(messageKinds).map(purposeOfKind).filter(isChoosable));
    expect(choosablePurposes.filter((purpose) => !used.has(purpose))).toEqual(['offers']);
  });
});
