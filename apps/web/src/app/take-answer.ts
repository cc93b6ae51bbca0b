import { createClient, type MarketId } from '@candor/contract/client';
import { questionName } from '../session/use-kept-call.ts';
import type { AppPageData } from '../shell/page-data.ts';
import { wireParts } from '../wire/wire-parts.ts';

/** What a page holds of its borrower's, read as if the call that it answers had just been answered. */
export async function takeAnswer(
  { key, request, body }: NonNullable<AppPageData['first']>,
  market: MarketId,
  given: Map<string, unknown>,
): Promise<void> {
  const answer = { status: 200, headers: new Headers(), body };
  const client = createClient({ market, wire: wireParts, transport: async () => answer });
  given.set(questionName(key, request), { data: await client.call(key, request), at: Date.now() });
}
