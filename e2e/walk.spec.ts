import { expect, test } from './identity-server.ts';
import { usualSeed } from '../scripts/develop/test/seed.ts';
import { walk } from './walk/walk.ts';

// Days pass and staff act: nobody else may stand on this lender.
test.use({ ownServer: 'walk' });

test('one truth · ten steps without a plan find the same figures on every screen, in every call and in the books', async ({
  browser,
  candor,
}) => {
  const { taken, compared, faults } = await walk({ browser, candor, seed: usualSeed, steps: 10 });
  expect(faults, taken.join('\n')).toEqual([]);
  expect(taken).toHaveLength(10);
  // A screen that no longer says what its figures are would be found by nobody else.
  expect(compared).toBeGreaterThan(1000);
});
