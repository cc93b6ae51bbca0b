import { ProblemError } from '@candor/contract/client';
import { RefusedPicture } from '@candor/ui';
import { describe, expect, it } from 'vitest';
import { HttpConnectionError } from '../http/http-errors.ts';
import { PIECE_BYTES, sendInPieces } from './send-in-pieces.ts';

const refusal = (code: string, status = 409, retryAfter: string | null = null) =>
  new ProblemError(status, { code, detail: code, requestId: 'r' }, { requestId: 'r', retryAfter });

type Weather = 'fine' | 'question lost' | 'answer lost' | Error;
type Piece = { uploadId: string; offset: number; totalBytes: number; base64: string };

/** A server that keeps pieces as ours does, at the end of a line whose weather is told beforehand. */
function serverUnder(weather: Weather[]) {
  const uploads = new Map<string, number[]>();
  const log: string[] = [];
  const pauses: number[] = [];
  const finished = new Map<string, string>();
  const answer = async (name: string, work: () => unknown) => {
    log.push(name);
    const now = weather.shift() ?? 'fine';
    if (now instanceof Error) throw now;
    if (now === 'question lost') throw new HttpConnectionError('lost');
    const said = work();
    if (now === 'answer lost') throw new HttpConnectionError('lost');
    return said;
  };
  const client = {
    call: async (call: string, request: object) => {
      const { uploadId, offset, totalBytes, base64 } = request as Piece;
      if (call === 'image.upload-state')
        return answer('asks', () => {
          const bytes = uploads.get(uploadId);
          if (!bytes) throw refusal('not_found', 404);
          return { receivedBytes: bytes.length, imageId: finished.get(uploadId) ?? null };
        });
      return answer(`${offset / PIECE_BYTES}`, () => {
        const bytes = uploads.get(uploadId) ?? [];
        if (offset > bytes.length) throw refusal('picture_pieces_do_not_fit');
        if (offset === bytes.length) bytes.push(...Buffer.from(base64, 'base64'));
        uploads.set(uploadId, bytes);
        if (bytes.length === totalBytes) finished.set(uploadId, `image of ${uploadId}`);
        return { receivedBytes: bytes.length, imageId: finished.get(uploadId) ?? null };
      });
    },
  };
  let made = 0;
  const send = sendInPieces({
    client: client as never,
    purpose: 'selfie',
    newKey: () => `key ${(made += 1)}`,
    pause: async (seconds) => void pauses.push(seconds),
    say: ({ code }) => `the words for ${code}`,
  });
  return { send, log, pauses, uploads };
}

const bytes = Uint8Array.from({ length: 3 * PIECE_BYTES + 100 }, (_, at) => at % 251);
const picture = () => new Blob([bytes]);

function sending(weather: Weather[]) {
  const server = serverUnder(weather);
  const percents: number[] = [];
  const leaving = new AbortController();
  const go = (blob: Blob) =>
    server.send(blob, {
      onProgress: (percent) => percents.push(Math.round(percent)),
      signal: leaving.signal,
    });
  return { ...server, go, percents, leaving };
}

describe('A5.1 · a picture on its way', () => {
  it('goes piece by piece, each as it is, and tells how far it is', async () => {
    const { go, log, percents, uploads } = sending([]);
    expect(await go(picture())).toEqual({ id: 'image of key 1' });
    expect(log).toEqual(['0', '1', '2', '3']);
    expect(percents).toEqual([33, 67, 100, 100]);
    expect(Uint8Array.from(uploads.get('key 1')!)).toEqual(bytes);
  });

  it('asks after a break how much is here, and sends nothing twice that is', async () => {
    const { go, log, pauses, uploads } = sending(['fine', 'answer lost', 'fine', 'fine', 'question lost']);
    expect(await go(picture())).toEqual({ id: 'image of key 1' });
    expect(log).toEqual(['0', '1', 'asks', '2', '3', 'asks', '3']);
    expect(pauses).toEqual([1, 1]);
    expect(Uint8Array.from(uploads.get('key 1')!)).toEqual(bytes);
  });

  it('has arrived when only the last answer was lost', async () => {
    const { go, log } = sending(['fine', 'fine', 'fine', 'answer lost']);
    expect(await go(picture())).toEqual({ id: 'image of key 1' });
    expect(log).toEqual(['0', '1', '2', '3', 'asks']);
  });

  it('gives up after five breaks in a row with growing waits, and goes on from there when it is tried again', async () => {
    const { go, log, pauses } = sending(['fine', 'fine', ...Array<Weather>(5).fill('question lost')]);
    const blob = picture();
    await expect(go(blob)).rejects.toThrow(HttpConnectionError);
    expect(log).toEqual(['0', '1', '2', 'asks', 'asks', 'asks', 'asks']);
    expect(pauses).toEqual([1, 2, 4, 8]);
    log.length = 0;
    expect(await go(blob)).toEqual({ id: 'image of key 1' });
    expect(log).toEqual(['asks', '2', '3']);
  });

  it('whose first piece never arrived begins at the beginning', async () => {
    const { go, log } = sending(['question lost']);
    expect(await go(picture())).toEqual({ id: 'image of key 1' });
    expect(log).toEqual(['0', 'asks', '0', '1', '2', '3']);
  });

  it('whose pieces do not fit is sent anew under another name, once', async () => {
    const unfit = refusal('picture_pieces_do_not_fit');
    const { go, log } = sending(['fine', unfit]);
    expect(await go(picture())).toEqual({ id: 'image of key 2' });
    expect(log).toEqual(['0', '1', '0', '1', '2', '3']);
    const twice = sending([unfit, unfit]);
    await expect(twice.go(picture())).rejects.toThrow('the words for picture_pieces_do_not_fit');
  });

  it.each(['picture_too_large', 'picture_not_readable', 'picture_kind_not_taken', 'too_many_pictures'])(
    'that is refused as %s says so in words and is not sent again by itself',
    async (code) => {
      const { go, log } = sending(['fine', refusal(code, 422)]);
      const failure = await go(picture()).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(RefusedPicture);
      expect((failure as Error).message).toBe(`the words for ${code}`);
      expect(log).toEqual(['0', '1']);
    },
  );

  it('waits as long as the server says, if that is a moment', async () => {
    const moment = sending([
      refusal('too_many_requests', 429, '7'),
      refusal('service_unavailable', 503, '3'),
    ]);
    expect(await moment.go(picture())).toEqual({ id: 'image of key 1' });
    expect(moment.pauses).toEqual([7, 3]);
    const hour = sending([refusal('too_many_requests', 429, '3600')]);
    await expect(hour.go(picture())).rejects.toThrow('the words for too_many_requests');
  });

  it('that all arrived but never became a picture has its last piece sent once more', async () => {
    const { go, log, uploads } = sending(['question lost']);
    // The server has every byte under this name, and no picture: it broke off while it made it.
    uploads.set('key 1', [...bytes]);
    expect(await go(picture())).toEqual({ id: 'image of key 1' });
    expect(log).toEqual(['0', 'asks', '3']);
  });

  it('of a complaint goes by the complaints’ own call, A9.3, which asks for no purpose', async () => {
    const sent: [call: string, request: object][] = [];
    const client = {
      call: async (call: string, request: object) => {
        sent.push([call, request]);
        return { receivedBytes: 3, imageId: 'one' };
      },
    };
    const send = sendInPieces({
      client: client as never,
      purpose: 'problem',
      newKey: () => 'key',
      pause: async () => undefined,
      say: () => '',
    });
    const how = { onProgress: () => undefined, signal: new AbortController().signal };
    expect(await send(new Blob(['abc']), how)).toEqual({ id: 'one' });
    const piece = { uploadId: 'key', offset: 0, totalBytes: 3, base64: 'YWJj' };
    expect(sent).toEqual([['problem.upload-image', piece]]);
  });

  it('that is taken back stops at once', async () => {
    const { go, leaving, log } = sending(['fine', new HttpConnectionError('cancelled')]);
    leaving.abort(new Error('taken back'));
    await expect(go(picture())).rejects.toThrow('taken back');
    expect(log.length).toBeLessThanOrEqual(2);
  });
});
