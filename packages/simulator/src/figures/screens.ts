import { randomUUID } from 'node:crypto';
import { calls, type Calls, type ResponseOf } from '@candor/contract';
import { markets, type MarketId } from '@candor/markets';
import { newToken, tokenHash } from '@candor/services/customers/sessions';
import { insertSession } from '@candor/store/sessions';
import type { SimulatedLender, Who } from '../lender/simulated-lender.ts';

type Query = Readonly<Record<string, string>>;

/** What the screens read, by the calls that they read it with. */
export class Screens {
  readonly market: MarketId;
  readonly #lender: SimulatedLender;
  readonly #staff: Who;

  constructor(lender: SimulatedLender, staff: Who, market: MarketId) {
    this.#lender = lender;
    this.#staff = staff;
    this.market = market;
  }

  get now(): Date {
    return this.#lender.identity.now();
  }

  /** As somebody of the lender's who may see everything. */
  ask<Key extends keyof Calls>(key: Key, query: Query = {}): Promise<ResponseOf<Calls[Key]>> {
    return this.#get(key, { market: this.market, ...query }, this.#staff);
  }

  /** Page after page of a list. */
  async all<Key extends keyof Calls, Row>(
    key: Key,
    query: Query,
    rowsOf: (page: ResponseOf<Calls[Key]>) => readonly Row[],
  ): Promise<Row[]> {
    const rows: Row[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: ResponseOf<Calls[Key]> = await this.ask(key, { ...query, ...(cursor && { cursor }) });
      rows.push(...rowsOf(page));
      cursor = (page as { readonly nextCursor?: string | null }).nextCursor ?? null;
    }
    return rows;
  }

  /** A borrower's own app, logged in. */
  async app(borrowerId: string) {
    const token = newToken();
    const startedAt = this.now;
    await this.#lender.identity.database.withTransaction((tx) =>
      insertSession(tx, {
        id: randomUUID(),
        borrowerId,
        tokenHash: tokenHash(token),
        keptIn: 'header',
        browser: null,
        system: null,
        startedAt,
        expiresAt: new Date(startedAt.getTime() + 86_400_000),
      }),
    );
    const headers = { authorization: `Bearer ${token}` };
    return <Key extends keyof Calls>(key: Key, query: Query = {}) =>
      this.#get(key, query, { headers }, markets[this.market].callSuffix);
  }

  async #get<Key extends keyof Calls>(
    key: Key,
    query: Query,
    who: Who,
    suffix = '',
  ): Promise<ResponseOf<Calls[Key]>> {
    const path = calls[key].path.slice('/api/'.length) + suffix;
    const answer = await this.#lender.get(`${path}?${new URLSearchParams(query).toString()}`, who);
    if (answer.statusCode !== 200) throw new Error(`${key} ${JSON.stringify(query)}: ${answer.body}`);
    return answer.json<ResponseOf<Calls[Key]>>();
  }
}
