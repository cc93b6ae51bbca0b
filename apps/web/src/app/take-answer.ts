import { createClient } from '@candor/contract/client';
import { questionName } from '../session/use-kept-call.ts';
import type { AppPageData } from '../shell/page-data.ts';
import { wireParts } from '../wire/wire-parts.ts';

/** What a page holds of its borrower's, read as if the call that it answers had just been answered. */
export async function takeAnswer(
  { first, config: { market } }: AppPageData,
  root: HTMLElement,
  given: Map<string, unknown>,
): Promise<void> {
  // Who logs out leaves nothing of it behind.
  delete root.dataset['page'];
  if (!first) return;
  const { key, request, body } = first;
  const answer = { status: 200, headers: new Headers(), body };
  const client = createClient({ market, wire: wireParts, transport: async () => answer });
  // One that can't be read is asked for.
  const data = await client.call(key, request).catch(() => undefined);
  if (data) given.set(questionName(key, request), { data, at: Date.now() });
}
