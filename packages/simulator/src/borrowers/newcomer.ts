import { markets, type MarketId } from '@candor/markets';
import type { SimulatedLender, Who } from '../lender/simulated-lender.ts';

/** How a number of ten digits is dialled at home, and from abroad. */
const dialled = {
  ph: { home: (digits: string) => `0${digits}`, abroad: (digits: string) => `+63${digits}` },
  in: { home: (digits: string) => digits, abroad: (digits: string) => `+91${digits}` },
} as const;

export type Newcomer = {
  readonly market: MarketId;
  /** Of the market's calls. */
  readonly suffix: string;
  readonly who: Who;
  readonly phone: string;
  readonly borrowerId: string;
};

/** Somebody with this number, logged in for the first time. */
export async function newcomer(app: SimulatedLender, market: MarketId, digits: string): Promise<Newcomer> {
  const { home, abroad } = dialled[market];
  const suffix = markets[market].callSuffix;
  const phone = home(digits);
  const who = await app.logIn(phone, suffix);
  return { market, suffix, who, phone, borrowerId: await borrowerOf(app, market, abroad(digits)) };
}

/** The account that a number belongs to. */
export async function borrowerOf(
  { test, identity }: SimulatedLender,
  market: MarketId,
  phone: string,
): Promise<string> {
  const { rows } = await test.sql('select id from borrower where market = $1 and phone_index = $2', [
    market,
    identity.seal.index('phone', market, phone),
  ]);
  return String(rows[0]?.['id']);
}
