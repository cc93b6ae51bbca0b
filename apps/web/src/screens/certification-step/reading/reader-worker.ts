import type { MarketId } from '@candor/markets';
import { identityCodes, type ReadDocument, readZone } from '@candor/markets/identity-codes';
import { findCodes } from './find-codes.ts';

export type ReadingAsk = {
  readonly nth: number;
  readonly market: MarketId;
  readonly way: 'code' | 'zone';
  readonly image: ImageData;
  readonly thisYear: number;
};

export type ReadingAnswer = { readonly nth: number; readonly read: ReadDocument | undefined };

/**
 * Reads documents beside the page, so that nothing on it stutters. Only here may WebAssembly be compiled: the
 * content policy of this script allows it, that of the pages does not.
 */
addEventListener('message', ({ data }: MessageEvent<ReadingAsk>) => {
  void look(data)
    .catch(() => undefined)
    .then((read) => postMessage({ nth: data.nth, read } satisfies ReadingAnswer));
});

async function look({ market, way, image, thisYear }: ReadingAsk): Promise<ReadDocument | undefined> {
  if (way === 'zone') {
    const { recognise } = await import('./recognise.ts');
    return readZone(market, await recognise(image), thisYear);
  }
  for (const text of await findCodes(image)) {
    const read = await identityCodes[market].readCode(text);
    if (read) return read;
  }
  return undefined;
}
