import { simulateLender, type LenderOptions, type SimulatedLender } from '@candor/simulator/lender';
import { createTestDatabase, type TestDatabase } from '@candor/store/testing';

export type IdentityApp = SimulatedLender<TestDatabase>;

/** A simulated lender in a database of the test's own, which proves its books when it is dropped. */
export async function identityApp({
  beside,
  ...options
}: Omit<LenderOptions, 'beside'> & { readonly beside?: IdentityApp } = {}): Promise<IdentityApp> {
  return simulateLender(beside?.test ?? (await createTestDatabase()), {
    ...options,
    ...(beside && { beside }),
  });
}
