import type { AddressInfo } from 'node:net';
import type { Who } from '@candor/simulator/lender';
import type { IdentityApp } from './identity-app.ts';

export type Heard = {
  readonly status: number;
  readonly headers: Headers;
  /** What was said so far, without the beats. */
  readonly said: readonly { readonly about: string; readonly id: string | null }[];
  readonly beats: () => number;
  readonly isOver: () => boolean;
  /** It was cut, and not ended. */
  readonly isCut: () => boolean;
  readonly hangUp: () => void;
};

/** Listens to a borrower's changes as a browser would, over a real connection. */
export async function listenTo(app: IdentityApp, { cookie }: Who, suffix = ''): Promise<Heard> {
  if (!app.app.server.listening) await app.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.app.server.address() as AddressInfo;
  const leaving = new AbortController();
  const answer = await fetch(`http://127.0.0.1:${port}/api/loan/changes${suffix}`, {
    headers: { accept: 'text/event-stream', ...(cookie && { cookie }) },
    signal: leaving.signal,
  });
  const said: Heard['said'][number][] = [];
  let [beats, isOver, isCut, rest] = [0, false, false, ''];
  const read = async () => {
    for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) {
      const blocks = (rest + chunk).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        if (block.startsWith('event: beat')) beats += 1;
        else said.push(JSON.parse(block.slice('data: '.length)) as Heard['said'][number]);
      }
    }
  };
  void read()
    .catch(() => (isCut = true))
    .finally(() => (isOver = true));
  const { status, headers } = answer;
  return {
    status,
    headers,
    said,
    beats: () => beats,
    isOver: () => isOver,
    isCut: () => isCut,
    hangUp: () => leaving.abort(),
  };
}
