import type { MarketId } from '@candor/markets';
import type { ReadDocument } from '@candor/markets/identity-codes';
import type { ReadingAnswer, ReadingAsk } from './reader-worker.ts';

type Way = ReadingAsk['way'];

export type Reader = {
  /** What a picture of a document says; nothing where nothing can be read, for whatever reason. */
  readonly read: (way: Way, image: ImageData) => Promise<ReadDocument | undefined>;
  readonly close: () => void;
};

/** A weak phone may be slow; one that answers no more must not keep anybody waiting. */
const SECONDS: Readonly<Record<Way, number>> = { code: 20, zone: 120 };

/** The worker begins with the first picture. */
export function openReader(market: MarketId, thisYear: () => number): Reader {
  const waiting = new Map<number, (read: ReadDocument | undefined) => void>();
  let worker: Worker | undefined;
  let asked = 0;
  const settle = (nth: number, read: ReadDocument | undefined) => {
    waiting.get(nth)?.(read);
    waiting.delete(nth);
  };
  const close = () => {
    worker?.terminate();
    worker = undefined;
    for (const nth of waiting.keys()) settle(nth, undefined);
  };
  const begin = () => {
    const begun = new Worker(new URL('./reader-worker.ts', import.meta.url), { type: 'module' });
    begun.addEventListener('message', ({ data }: MessageEvent<ReadingAnswer>) => settle(data.nth, data.read));
    begun.addEventListener('error', close);
    return begun;
  };
  return {
    read: (way, image) =>
      new Promise((resolve) => {
        asked += 1;
        const nth = asked;
        waiting.set(nth, resolve);
        setTimeout(() => settle(nth, undefined), SECONDS[way] * 1_000);
        worker ??= begin();
        const ask: ReadingAsk = { nth, market, way, image, thisYear: thisYear() };
        worker.postMessage(ask, [image.data.buffer]);
      }),
    close,
  };
}
