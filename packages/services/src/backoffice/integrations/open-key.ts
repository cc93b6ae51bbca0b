import { isMarketId, markets } from '@candor/markets';
import { findApiKey, lockApiKey, openApiKey, type ApiKey } from '@candor/store/integrations';
import type { Tx } from '@candor/store/database';
import type { ActPreview, ApprovableAct } from '../../kernel/acts/approvable-act.ts';
import type { Refusal } from '../../kernel/commands/command.ts';
import { dayIn } from '../../kernel/time/market-time.ts';
import { dayText } from '../applications/application-facts.ts';

/** A key opens when somebody else approves it: it reads or acts without a person at it. */
export type OpenKey = { readonly keyId: string };

export const openKey = {
  key: 'key.open',
  name: 'Open an API key',
  asks: 'integration.change',
  decides: 'people.approve',

  async line(tx, { keyId }) {
    const key = await findApiKey(tx, keyId);
    return {
      about: key ? `${key.name} · ck_${keyId}` : `ck_${keyId}`,
      size: key ? key.scopes.map(scopeName).join(', ') : 'gone',
      place: { section: 'integrations', id: keyId },
    };
  },

  async preview(tx, { keyId }, { now }) {
    const key = await waitingKey(tx, keyId, now);
    return 'refused' in key ? key : previewOfKey(key);
  },

  async carryOut(tx, { keyId }, { now }) {
    const key = await waitingKey(tx, keyId, now);
    if ('refused' in key) return key;
    await openApiKey(tx, keyId, now);
    return { facts: { key: keyId, scopes: key.scopes, market: key.market } };
  },
} as const satisfies ApprovableAct<OpenKey>;

async function waitingKey(
  tx: Tx,
  keyId: string,
  now: Date,
): Promise<ApiKey | Refusal<'key_is_unknown' | 'key_is_open' | 'key_has_ended'>> {
  const key = await lockApiKey(tx, keyId);
  if (!key) return { refused: 'key_is_unknown' };
  if (key.openedAt !== null) return { refused: 'key_is_open' };
  return key.endedAt !== null || key.expiresAt <= now ? { refused: 'key_has_ended' } : key;
}

/** The day that it has where the lender is: one day in every list and question. */
const endDay = (market: string, at: Date): string =>
  isMarketId(market) ? dayIn(markets[market].timeZone, at) : at.toISOString().slice(0, 10);

/** What each scope opens, for whoever approves it. */
const scopeNames: Readonly<Record<string, string>> = {
  'books.read': 'Read the books',
  'portfolio.read': 'Read portfolio figures',
  'product.read': 'Read products',
  'page.read': 'Read page and texts',
  'money.read': 'Read unapplied cash and breaks',
  'money.match': 'Import bank statements',
};
const scopeName = (scope: string): string => scopeNames[scope] ?? scope;

function previewOfKey({ name, scopes, market, expiresAt }: ApiKey): ActPreview {
  const term = (scope: string) => ({ name: scopeName(scope), before: 'no', after: 'yes' });
  return {
    title: `Open the key “${name}”?`,
    commits: 'Open the key',
    figures: [],
    terms: scopes.map(term),
    checks: [
      { is: 'kept', words: `It works in ${isMarketId(market) ? markets[market].countryName : market} only` },
      { is: 'kept', words: `It ends on ${dayText(endDay(market, expiresAt))}` },
      scopes.includes('money.match')
        ? { is: 'look', words: 'It imports bank statements, and payments in them are booked' }
        : { is: 'kept', words: 'It only reads' },
    ],
    postings: [],
    sent: null,
  };
}
