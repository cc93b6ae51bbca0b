import type { KeyScope } from '@candor/contract';
import { newKey } from '@candor/services/backoffice/integrations';
import { insertApiKey, openApiKey } from '@candor/store/integrations';
import type { SimulatedLender, Who } from '../lender/simulated-lender.ts';

type Asked = { readonly scopes: readonly KeyScope[]; readonly market?: 'ph' | 'in'; readonly days?: number };

type Made = { readonly keyId: string; readonly key: string; readonly who: Who; readonly decidedBy: string };

/** A key that somebody makes, and what a program calls with; it waits for an approver. */
export async function askForKey(
  app: SimulatedLender,
  maker: Who,
  { scopes, market = 'ph', days = 90 }: Asked,
): Promise<Made> {
  const body = { market, name: 'Accounting', scopes, days, reason: 'Closes the month' };
  const answer = await app.post('console/key-make', body, maker);
  if (answer.statusCode !== 200) throw new Error(`no key was made: ${answer.body}`);
  const { keyId, key, decidedBy } = answer.json();
  return { keyId, key, decidedBy, who: withKey(key) };
}

/** The same, as if an approver had agreed. */
export async function makeKey(app: SimulatedLender, maker: Who, asked: Asked): Promise<Made> {
  const made = await askForKey(app, maker, asked);
  const { database, now } = app.staff;
  await database.withTransaction((tx) => openApiKey(tx, made.keyId, now()));
  return made;
}

export const withKey = (key: string): Who => ({ headers: { authorization: `Bearer ${key}` } });

/** One that is good at once, whatever its scopes: as if an approver had agreed. */
export async function makeOpenKey(
  { staff: { database, now } }: SimulatedLender,
  { scopes, by }: { readonly scopes: readonly KeyScope[]; readonly by: string },
): Promise<Who> {
  const { id, shown, secretHash } = newKey();
  const madeAt = now();
  const expiresAt = new Date(madeAt.getTime() + 86_400_000);
  await database.withTransaction((tx) =>
    insertApiKey(tx, {
      id,
      market: 'ph',
      name: 'Accounting',
      scopes,
      secretHash,
      madeBy: by,
      madeAt,
      expiresAt,
      openedAt: madeAt,
    }),
  );
  return withKey(shown);
}
