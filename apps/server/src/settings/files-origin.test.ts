import { expect, it } from 'vitest';
import { contentPolicyOf } from '../pages/page-security.ts';
import { filesOriginFaults } from './origin-if-elsewhere.ts';
import { readSettings, type Settings } from './read-settings.ts';

const faultsOf = (FILES_ORIGIN: string, mode: Settings['CANDOR_MODE'] = 'production') =>
  filesOriginFaults({
    ...readSettings({ APP_H5: 'https://loans.example.ph', FILES_ORIGIN }),
    CANDOR_MODE: mode,
  });

it.each([
  ['', 0],
  ['https://files.lender-content.example', 0],
  ['https://files.lender-content.example/pictures', 1],
  ['https://loans.example.ph', 1],
  ['http://files.lender-content.example', 1],
])('FILES_ORIGIN=%s: faults %i', (origin, faults) => {
  expect(faultsOf(origin)).toHaveLength(faults);
});

it('pages may show pictures from there, and ask it for nothing else', () => {
  const policy = contentPolicyOf('', { filesOrigin: 'https://files.example' });
  expect(policy.match(/\S+-src [^;]*files\.example/gu)).toEqual([
    "img-src 'self' data: https://files.example",
  ]);
});
