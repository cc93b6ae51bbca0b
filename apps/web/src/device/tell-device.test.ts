import { expect, it } from 'vitest';
import { deviceFacts, rounded } from './tell-device.ts';

const seen = { width: 360, height: 740.4 };

it('says what kind of device it is, and nothing that would tell it from another of its kind', () => {
  const userAgent =
    'Mozilla/5.0 (Linux; Android 15; SM-A145F) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36';
  expect(deviceFacts({ userAgent } as Navigator, seen)).toMatchObject({
    model: 'SM-A145F',
    system: 'Android 15',
    screen: '360x740',
  });
  const apple = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1';
  expect(deviceFacts({ userAgent: apple } as Navigator, seen)).toMatchObject({
    model: 'iPhone',
    system: 'iOS 18.1',
  });
});

it('rounds a place to about a kilometre before it leaves the phone', () => {
  expect([14.554_729, -121.024_445].map(rounded)).toEqual([14.55, -121.02]);
});
