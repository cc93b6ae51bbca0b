import { describe, expect, it } from 'vitest';
import { markets } from './markets.ts';

const philippine = {
  corporateName: 'Candor Lending Corporation',
  registrationNo: 'CS201912345',
  authorityNo: '1234',
};
const indian = { corporateName: 'Candor Finance Private Limited', registrationNo: 'N-13.02345' };

const everyWord = (market: keyof typeof markets, facts: typeof indian) =>
  [...markets[market].licenceLines(facts), markets[market].providedBy(facts)].join('\n');

describe('the licence of a market', () => {
  it('P13 · the Philippine one names the SEC, both numbers and the advice on the disclosure statement', () => {
    expect(markets.ph.licenceLines(philippine)).toEqual([
      'Candor Lending Corporation is registered with the Securities and Exchange Commission of the Philippines.',
      'SEC Registration No. CS201912345',
      'Certificate of Authority No. 1234',
      'Study the disclosure statement before you sign.',
    ]);
    expect(markets.ph.providedBy(philippine)).toBe(
      'In the Philippines, loan services are provided by Candor Lending Corporation, a non-bank financial company ' +
        'registered with the Securities and Exchange Commission.',
    );
  });

  it('P13 · the Indian one is a non-banking financial company registered with the central bank', () => {
    expect(markets.in.licenceLines(indian)).toEqual([
      'Candor Finance Private Limited is a non-banking financial company registered with the Reserve Bank of India.',
      'RBI Certificate of Registration No. N-13.02345',
      'Study the key facts statement before you sign.',
    ]);
    expect(markets.in.providedBy(indian)).toBe(
      'In India, loan services are provided by Candor Finance Private Limited, a non-banking financial company ' +
        'registered with the Reserve Bank of India.',
    );
  });

  it.each(['zh', 'fil', 'hi'] as const)('P13 · is said in the language of its reader: %s', (language) => {
    for (const [market, facts] of [
      ['ph', philippine],
      ['in', indian],
    ] as const) {
      const spoken = markets[market].licenceLines(facts, language);
      const english = markets[market].licenceLines(facts);
      expect(spoken).toHaveLength(english.length);
      expect(spoken[0]).toContain(facts.corporateName);
      // Only the numbers stand as the regulator writes them.
      expect(spoken.filter((line) => english.includes(line))).toEqual(
        english.filter((line) => / No\. /u.test(line)),
      );
    }
  });

  it('P13 · never says of a Philippine lender that the central bank registered it, nor of an Indian one that the SEC did', () => {
    expect(everyWord('ph', philippine)).not.toMatch(
      /reserve bank|central bank|bangko sentral|\bRBI\b|\bBSP\b/i,
    );
    expect(everyWord('in', indian)).not.toMatch(/securities|\bSEC\b/i);
  });

  it.each([
    ['ph', { ...philippine, authorityNo: undefined }, 'The Certificate of Authority No. is missing'],
    ['ph', { ...philippine, registrationNo: '' }, 'The SEC Registration No. is missing'],
    ['ph', { ...philippine, registrationNo: 'pending' }, 'The SEC Registration No. "pending" is malformed'],
    ['ph', { ...philippine, corporateName: ' ' }, 'The corporate name " " is malformed'],
    ['ph', { ...philippine, corporateName: 'Candor\nLending' }, 'is malformed'],
    ['ph', { ...philippine, corporateName: 'Candor <b>' }, 'is malformed'],
    ['in', { ...indian, registrationNo: 'N-13.02345\n' }, 'is malformed'],
    ['in', { ...indian, authorityNo: '1234' }, 'authorityNo is no fact of a licence in this market'],
  ] as const)(
    'P13 · %s: facts that would make an untrue line are named and give no line',
    (market, facts, words) => {
      const faults = markets[market].licenceFaults(facts);
      expect(faults).toHaveLength(1);
      expect(faults[0]?.sentence).toContain(words);
      expect(() => markets[market].licenceLines(facts as typeof indian)).toThrow(words);
      expect(() => markets[market].providedBy(facts as typeof indian)).toThrow(words);
    },
  );

  it.each(['CS201912345', '2021050012345-06', 'A199812345', '1234', 'L-24-0017-57'])(
    'a Philippine number written as %s is accepted',
    (number) => {
      expect(
        markets.ph.licenceFaults({ ...philippine, registrationNo: number, authorityNo: number }),
      ).toEqual([]);
    },
  );

  it.each(['N-13.02345', 'B.05.05634', '13.00123'])(
    'an Indian number written as %s is accepted',
    (number) => {
      expect(markets.in.licenceFaults({ ...indian, registrationNo: number })).toEqual([]);
    },
  );

  it.each(["D'Souza & Sons (India) Ltd.", 'कैंडर फ़ाइनेंस लिमिटेड', 'R2 Capital'])(
    'the name %s is accepted',
    (corporateName) => {
      expect(markets.in.licenceFaults({ ...indian, corporateName })).toEqual([]);
    },
  );
});
