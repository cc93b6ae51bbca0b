import { describe, expect, it } from 'vitest';
import { internationalMobile } from './international-mobile.ts';
import { htmlLang, isLanguage, languages } from './language.ts';
import type { MarketProfile } from './market-profile.ts';
import { isMarketId, marketIds, markets } from './markets.ts';
import { grievances } from './registry.generated.ts';

const profiles: MarketProfile[] = Object.values(markets);

describe('the market profiles', () => {
  it('are found under their own id, the one whose paths are plain first', () => {
    for (const id of marketIds) expect(markets[id].id).toBe(id);
    expect(marketIds.filter((id) => markets[id].callSuffix === '')).toEqual(marketIds.slice(0, 1));
    expect([markets.ph.callSuffix, markets.in.callSuffix]).toEqual(['', '-yd']);
  });

  it.each([undefined, null, '', 'PH', 'us', 'constructor', '__proto__'])('%j is not a market', (id) => {
    expect(isMarketId(id)).toBe(false);
  });

  it('name a currency and a time zone that this machine’s own tables know', () => {
    for (const { currency, timeZone } of profiles) {
      const parts = new Intl.NumberFormat('en', { style: 'currency', currency: currency.code }).formatToParts(
        1,
      );
      expect(parts.find(({ type }) => type === 'currency')?.value).toBe(currency.sign);
      expect(parts.find(({ type }) => type === 'fraction')?.value).toHaveLength(currency.minorDigits);
      expect(Intl.supportedValuesOf('timeZone')).toContain(
        new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone,
      );
    }
  });

  it('X10 · English is the default; Filipino is offered only in the Philippines, Hindi only in India', () => {
    expect(markets.ph.languages).toEqual(['en', 'fil', 'zh']);
    expect(markets.in.languages).toEqual(['en', 'hi', 'zh']);
  });

  it('X10 · every language has its HTML name, and no other text is a language', () => {
    expect(languages.map((language) => htmlLang[language])).toEqual(['en', 'fil', 'zh-Hans', 'hi']);
    expect(['EN', 'tl', '', undefined].some(isLanguage)).toBe(false);
  });
});

describe('the mobile rule of a market', () => {
  it.each([
    ['ph', '09171234567', true],
    ['ph', '639171234567', true],
    ['ph', '+639171234567', true],
    ['ph', '9171234567', false],
    ['ph', '0917123456', false],
    ['ph', '091712345678', false],
    ['ph', '08171234567', false],
    ['ph', '++639171234567', false],
    ['ph', '0917 123 4567', false],
    ['ph', '09171234567\n', false],
    ['ph', '０９１７１２３４５６７', false],
    ['in', '9876543210', true],
    ['in', '6000000000', true],
    ['in', '5876543210', false],
    ['in', '987654321', false],
    ['in', '98765432100', false],
    ['in', '+919876543210', false],
    ['in', '९८७६५४३२१०', false],
    ['in', '', false],
  ] as const)(
    'C3 · %s adds its own rule beside the general one: %j is accepted: %s',
    (market, number, accepted) => {
      expect(markets[market].mobile.pattern.test(number)).toBe(accepted);
    },
  );

  it.each([
    ['ph', '09171234567', '+639171234567'],
    ['ph', '639171234567', '+639171234567'],
    ['ph', '+639171234567', '+639171234567'],
    ['ph', '9171234567', undefined],
    ['in', '9876543210', '+919876543210'],
    ['in', '09876543210', undefined],
  ] as const)('%s %s is dialled from abroad as %s', (market, number, international) => {
    expect(internationalMobile(market, number)).toBe(international);
  });

  it('is met by its own example, of its own length', () => {
    for (const { mobile } of profiles) {
      expect(mobile.pattern.test(mobile.example)).toBe(true);
      expect(mobile.example).toHaveLength(mobile.digits);
      expect(mobile.sentence).toContain(`${mobile.digits} digits`);
    }
  });
});

describe('a complaint', () => {
  it('in India may go to the ombudsman after 30 days, and the officer is named', () => {
    expect(grievances.in).toMatchObject({
      regulatorAfterDays: 30,
      mustNameOfficer: true,
      regulator: { website: 'https://cms.rbi.org.in', phone: '14448' },
    });
  });

  it.each(marketIds)('in %s has a promise, a regulator and a law', (market) => {
    const { answerWithinDays, regulator, law } = grievances[market];
    expect(answerWithinDays).toBeGreaterThan(0);
    expect(URL.canParse(regulator.website)).toBe(true);
    expect(law).toContain('Confirm with counsel.');
  });
});
