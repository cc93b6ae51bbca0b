import { languages, marketIds } from '@candor/markets';
import { bureauRules } from '@candor/markets/bureau';
import { decisionTables, tableFaults } from '@candor/markets/decision';
import { describe, expect, it } from 'vitest';
import { declinedFor, reasonsFor, reasonWords, stepsToMend } from './application-reasons.ts';

const every = Object.values(reasonsFor).flat();

describe('a reason', () => {
  it.each(every)('%s has words in every language, each its own', (code) => {
    const said = languages.map((language) => reasonWords(code, language, 'ph'));
    expect(new Set(said.map(({ sentence }) => sentence)).size).toBe(languages.length);
    const changes = said.flatMap(({ whatWouldChangeIt }) => whatWouldChangeIt ?? []);
    expect([0, languages.length]).toContain(new Set(changes).size);
    for (const { sentence } of said) expect(sentence).toMatch(/[.。।]$/u);
  });

  it('of a refusal or of sending back says what would change it; nobody is told of a sanctions list', () => {
    for (const code of [...reasonsFor.refuse, ...reasonsFor['send-back']])
      expect(reasonWords(code, 'en', 'ph').whatWouldChangeIt).not.toBeNull();
    const words = every.map((code) => reasonWords(code, 'en', 'ph').sentence).join(' ');
    expect(words).not.toMatch(/sanction|terror|fraud|screen/iu);
  });

  it.each(marketIds)(
    'A15.844 · that is a bureau’s word names it in %s, and where it is disputed',
    (market) => {
      const { bureau, site } = bureauRules[market].asked;
      const ofBureau = reasonsFor.refuse.filter(
        (code) => code.startsWith('bureau_') || code === 'too_many_loans',
      );
      expect(ofBureau).toHaveLength(5);
      for (const language of languages)
        for (const code of ofBureau) {
          const { sentence, whatWouldChangeIt } = reasonWords(code, language, market);
          expect(sentence).toContain(bureau);
          expect(whatWouldChangeIt).toContain(site);
        }
    },
  );

  it('A15.844 · that a row left to a person has one for declining, if it speaks of the borrower’s record', () => {
    const ofRecord = [
      'was_late_before',
      'bureau_shows_lateness',
      'bureau_knows_too_little',
      'many_enquiries',
    ];
    expect(Object.keys(declinedFor)).toEqual(ofRecord);
    for (const code of ofRecord) expect(reasonsFor.refuse).toContain(declinedFor[code]);
  });

  it('that is not known any more is told in general words', () => {
    const general = reasonWords('decided_by_a_person', 'en', 'ph');
    expect(reasonWords('of_an_older_release', 'en', 'ph')).toEqual(general);
  });

  it('sends a borrower to each step once', () => {
    expect(
      stepsToMend(['document_is_unclear', 'name_differs', 'income_is_unclear', 'account_is_unclear'], 'ph'),
    ).toMatchObject([
      { step: 'base', refusals: [{ field: null, reason: 'differs-from-document' }] },
      { step: 'job', refusals: [{ field: null, reason: 'unclear' }] },
    ]);
  });

  it('that asks for a document marks the field where it is added, beside what is wrong with the step', () => {
    const [base, job] = stepsToMend(['name_differs', 'selfie_requested', 'income_proof_requested'], 'ph');
    expect(base?.refusals.map(({ field }) => field)).toEqual([null, 'selfie']);
    expect(base?.refusals[0]?.note.en).not.toContain('picture of your face');
    expect(base?.refusals[1]?.note.en).toContain('We need a new selfie.');
    expect(job).toMatchObject({ step: 'job', refusals: [{ field: 'incomeProof', reason: 'unclear' }] });
  });

  it.each(marketIds)('is known for every row of the table of %s', (market) => {
    const known = new Set<string>([...reasonsFor.refuse, ...reasonsFor.refer]);
    expect(tableFaults(decisionTables[market], known)).toEqual([]);
    for (const { outcome, reason } of decisionTables[market].rules)
      expect(reasonsFor[outcome] as readonly string[]).toContain(reason);
  });
});
