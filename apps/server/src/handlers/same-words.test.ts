import {
  calls,
  consentPurposes as onTheWire,
  referencePersonsAtMost,
  refusalReasons,
  sendBackReasons,
} from '@candor/contract';
import {
  consentPurposes as inTheLaw,
  languages,
  marketIds,
  privacyRules,
  problemKinds,
  type PrivacyRules,
} from '@candor/markets';
import { reasonsFor } from '@candor/services/lending/applications';
import { describe, expect, it } from 'vitest';

describe('what may be agreed to', () => {
  it('is the same list on the wire and in the law, which do not know each other', () => {
    expect(onTheWire).toEqual(inTheLaw);
    expect(referencePersonsAtMost).toBe(5);
  });

  it.each(marketIds)('has a version and words in every language in %s, and a law', (market) => {
    const { consents, law, retention }: PrivacyRules = privacyRules[market];
    for (const { version, title, text, deletes } of Object.values(consents)) {
      expect(version).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
      for (const words of [title, text('Candor Lending'), deletes]) {
        const said = languages.map((language) => words[language]);
        expect(new Set(said).size).toBe(languages.length);
      }
    }
    expect(law).toContain('Confirm with counsel.');
    for (const each of retention) expect(each.law).toContain('Confirm with counsel.');
  });
});

it('A18.5 · why an order is refused or sent back is the same list on the wire and where its words are', () => {
  expect([...refusalReasons].toSorted()).toEqual(reasonsFor.refuse.toSorted());
  expect([...sendBackReasons].toSorted()).toEqual(reasonsFor['send-back'].toSorted());
});

it('A9.4 · what a complaint may be about is the same list on the wire and where its days are', () => {
  expect(calls['problem.save'].request.shape.kind.options).toEqual(problemKinds);
});
