import { setTimeout as sleep } from 'node:timers/promises';
import type { APIRequestContext } from '@playwright/test';
import type { MarketId } from '@candor/markets';
import type { Dice } from '@candor/simulator/dice';
import { BorrowerByApi } from '../../../../e2e/borrower-by-api.ts';
import type { Caller } from '../caller.ts';
import { count } from '../journal.ts';

type Options = {
  readonly params?: Readonly<Record<string, string>>;
  readonly data?: object;
  readonly headers?: Readonly<Record<string, string>>;
};

/** What a borrower calls with, sent again until it is answered; it keeps its session as a browser does. */
function insistingHttp(caller: Caller): APIRequestContext {
  let session = '';
  const ask = async (method: 'GET' | 'POST', path: string, { params, data, headers }: Options = {}) => {
    const query = params && Object.keys(params).length > 0 ? `?${new URLSearchParams(params)}` : '';
    const answer = await caller.insist({
      method,
      path: `${path}${query}`,
      headers: {
        ...(data && { 'content-type': 'application/json' }),
        ...(session && { cookie: session }),
        ...headers,
      },
      ...(data && { body: JSON.stringify(data) }),
    });
    if (answer.cookie) session = answer.cookie.split(';', 1)[0] ?? '';
    return {
      ok: () => answer.status < 300,
      status: () => answer.status,
      text: async () => answer.text,
      json: async () => JSON.parse(answer.text) as unknown,
    };
  };
  const http = {
    get: (path: string, options?: Options) => ask('GET', path, options),
    post: (path: string, options?: Options) => ask('POST', path, options),
  };
  return http as unknown as APIRequestContext;
}

type Consent = { readonly purpose: string; readonly textVersion: string; readonly isRequired: boolean };

/** One after the other comes, certifies, applies, signs, is paid out and sometimes complains. */
export async function comeAgainAndAgain(caller: Caller, dice: Dice, market: MarketId = 'ph'): Promise<void> {
  const { journal } = caller;
  while (!journal.isOver) {
    try {
      await liveOnce(caller, dice, market);
      count(journal.lives, market === 'ph' ? 'paid out' : 'paid out in India');
    } catch (error) {
      // A code that was sent twice, an offer that ran out: people begin anew.
      count(journal.tries, `a life was given up: ${(error as Error).message.slice(0, 60)}`);
    }
    await sleep(500 + dice.below(1_000));
  }
}

/** What a mobile number begins with. */
const prefixes: Readonly<Record<MarketId, string>> = { ph: '0917', in: '987' };

async function liveOnce(caller: Caller, dice: Dice, market: MarketId): Promise<void> {
  const { journal } = caller;
  const phone = `${prefixes[market]}${String(dice.below(10_000_000)).padStart(7, '0')}`;
  const borrower = BorrowerByApi.of(insistingHttp(caller), market, phone);
  const { consents } = await borrower.get<{ consents: Consent[] }>('session/login-init');
  await borrower.post('session/sms-code', { phone });
  const needed = consents.filter(({ isRequired }) => isRequired);
  await borrower.post('session/login', {
    phone,
    code: await borrower.code(),
    consents: needed.map(({ purpose, textVersion }) => ({ purpose, textVersion })),
  });
  if (dice.below(4) === 0) journal.complaints.add(await borrower.complain());
  await borrower.certified();
  const orderId = await borrower.apply();
  const state = await borrower.until(orderId, 'approved', 'refused', 'sent-back');
  if (state !== 'approved') return;
  await borrower.sign(orderId);
  journal.signed.add(orderId);
  const ended = await borrower.until(orderId, 'paid-out', 'payout-failed');
  if (ended === 'paid-out' || dice.below(2) === 0) return;
  // The same payout to another account; whoever does not ask for it is paid out when staff have seen to it.
  await borrower.post('loan/payout-account', { orderId, accountId: await borrower.addAccount() });
  await borrower.until(orderId, 'paid-out');
}
