import { expect, it } from 'vitest';
import { deviceWords } from '@candor/services/customers/messages';
import { deviceFacts } from './device-facts.ts';
import { waitWords } from './wait-words.ts';

it.each([
  [0, '1 second'],
  [1, '1 second'],
  [45, '45 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [3_600, '1 hour'],
  [3_601, '2 hours'],
])('%i seconds are said as %s', (seconds, words) => {
  expect(waitWords(seconds)).toBe(words);
});

it.each([
  [
    'Mozilla/5.0 (Linux; Android 15; SM-A145F) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/142.0 Safari/537.36 Edg/142.0', 'Edge on Windows'],
  ['curl/8', 'Another device'],
  [undefined, 'Another device'],
])('%s is "%s"', (userAgent, label) => {
  expect(deviceWords(deviceFacts(userAgent)).en).toBe(label);
});
