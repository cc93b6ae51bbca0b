import { createClient } from '@candor/contract/client';
import { questionName } from '../session/use-kept-call.ts';
import type { AppPageData, FirstAnswers } from '../shell/page-data.ts';
import type { AppServices } from '../session/services.ts';
import type { ScreenModule } from '../shell/screen-module.ts';
import { wireParts } from '../wire/wire-parts.ts';

type Page = {
  readonly data: AppPageData;
  readonly root: HTMLElement;
  readonly screen: ScreenModule | undefined;
  readonly services: AppServices;
};

/**
 * What a page holds of its borrower's, read as if the calls that it answers had just been answered; and what
 * it was drawn with: a part that came later would be missing for a moment from what is in sight. True where
 * the phone keeps something that the server could not draw.
 */
export async function takeAnswer({ data, root, screen, services }: Page): Promise<boolean> {
  // Who logs out leaves nothing of it behind.
  delete root.dataset['page'];
  const { first = [], config } = data;
  const answers: FirstAnswers = {};
  for (const { key, request, body } of first) {
    const answer = { status: 200, headers: new Headers(), body };
    const client = createClient({ market: config.market, wire: wireParts, transport: async () => answer });
    // One that can't be read is asked for.
    const told = await client.call(key, request).catch(() => undefined);
    if (!told) continue;
    Object.assign(answers, { [key]: told });
    services.given.set(questionName(key, request), { data: told, at: Date.now() });
  }
  // What can't be had now is asked for again where it is drawn.
  await screen?.loadParts?.(answers).catch(() => undefined);
  return screen?.isKeptHere?.(services) === true;
}
