import { expect, it } from 'vitest';
import { applicationFacts, type KnownOfApplicant } from './application-facts.ts';

const given = {
  rows: [{}],
  value: () => undefined,
  text: () => undefined,
  stateOf: () => undefined,
} as unknown as KnownOfApplicant['given'];

const known = {
  market: 'ph',
  on: '2026-11-16',
  given,
  phone: null,
  accounts: [],
  place: null,
  device: null,
  facts: null,
  seesScreening: false,
} as unknown as Omit<KnownOfApplicant, 'references'>;

const referencesIn = (references: KnownOfApplicant['references']) =>
  applicationFacts({ ...known, references })
    .flatMap(({ facts }) => facts)
    .filter(({ what }) => what.startsWith('Reference'))
    .map(({ text, source }) => [text, source]);

it('names the reference persons, with how they were given and no whole number', () => {
  expect(
    referencesIn([
      { name: 'Ana Reyes', phone: '09181234567', relation: 'friend', source: 'picker' },
      { name: 'Ben Cruz', phone: '09187654321', relation: 'sibling', source: 'typed' },
    ]),
  ).toEqual([
    ['Ana Reyes, friend, •••• 4567', 'picked from contacts, with consent'],
    ['Ben Cruz, sibling, •••• 4321', 'typed, with consent'],
  ]);
  expect(referencesIn([])).toEqual([['none named', 'stated']]);
});

it('says of what a small loan does not ask for that it was not asked, and not that it is nothing', () => {
  const rows = [
    { step: 'personal', completeUpTo: 1_000_000n },
    { step: 'job', completeUpTo: null },
  ];
  const small = { ...given, rows } as unknown as KnownOfApplicant['given'];
  const facts = applicationFacts({ ...known, given: small, references: [] }).flatMap((group) => group.facts);
  expect(facts).toContainEqual({
    what: 'Dependants',
    text: 'not asked',
    source: 'up to ₱10,000.00',
    state: 'computed',
  });
  expect(facts.map(({ what }) => what)).not.toContain('Pay days');
});
