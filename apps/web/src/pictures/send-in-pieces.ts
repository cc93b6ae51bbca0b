import { type Calls, type Client, ProblemError, type RequestOf } from '@candor/contract/client';
import { RefusedPicture, type SendPicture } from '@candor/ui';

/** What a picture is for. One of a complaint goes by the complaints' own call. */
export type PicturePurpose = RequestOf<Calls['image.upload']>['purpose'];

/**
 * A picture of 300 KB is five of them: each is something that a weak connection can carry, and the ring
 * moves.
 */
export const PIECE_BYTES = 65_536;

/** Breaks in a row, without a byte between them, until the reader is asked. */
const BREAKS_AT_MOST = 4;

/** What the server may say of itself and not of the picture. */
const passing: ReadonlySet<string> = new Set(['service_unavailable', 'internal_error']);

type Way = {
  readonly client: Pick<Client, 'call'>;
  readonly purpose: PicturePurpose;
  readonly newKey: () => string;
  /** Waits until it is worth another try: some seconds, and for as long as there is no connection. */
  readonly pause: (seconds: number, signal: AbortSignal) => Promise<void>;
  /** A refusal in the reader's words. */
  readonly say: (problem: ProblemError) => string;
};

/**
 * Sends pictures so that what arrived stays there. After a break it asks how much is here and goes on from
 * that byte; the same holds when the reader tries again later, as long as the page is open: the picture is
 * known by its upload's key.
 */
export function sendInPieces(way: Way): SendPicture {
  const uploads = new WeakMap<Blob, string>();
  return async (picture, { onProgress, signal }) => {
    const isKnown = uploads.has(picture);
    const begin = () => {
      const key = way.newKey();
      uploads.set(picture, key);
      return key;
    };
    let key = uploads.get(picture) ?? begin();
    let hasBegunAnew = false;
    let breaks = 0;
    let asks = isKnown;
    let at = 0;
    for (;;) {
      try {
        const answer = asks
          ? await stateOf(way.client, key, signal)
          : await sendPiece(way, { key, picture, at }, signal);
        if (answer.receivedBytes > at || !asks) breaks = 0;
        asks = false;
        onProgress((answer.receivedBytes / picture.size) * 100);
        if (answer.imageId !== null) return { id: answer.imageId };
        // All is here, and still it is no picture: the last piece once more makes it one.
        at = answer.receivedBytes < picture.size ? answer.receivedBytes : lastPieceOf(picture);
      } catch (error) {
        signal.throwIfAborted();
        const problem = error instanceof ProblemError ? error : undefined;
        if (problem?.code === 'not_logged_in') throw error;
        if (problem?.code === 'picture_pieces_do_not_fit' && !hasBegunAnew) {
          [key, at, hasBegunAnew] = [begin(), 0, true];
          continue;
        }
        if (problem && !isPassing(problem)) {
          uploads.delete(picture);
          throw new RefusedPicture(way.say(problem));
        }
        breaks += 1;
        if (breaks > BREAKS_AT_MOST) throw error;
        await way.pause(problem?.retryAfterSeconds ?? 2 ** (breaks - 1), signal);
        asks = true;
      }
    }
  };
}

type Progress = { readonly receivedBytes: number; readonly imageId: string | null };

/** An upload that the server does not know (any more) has nothing. */
async function stateOf(client: Way['client'], uploadId: string, signal: AbortSignal): Promise<Progress> {
  try {
    return await client.call('image.upload-state', { uploadId }, { signal });
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'not_found')
      return { receivedBytes: 0, imageId: null };
    throw error;
  }
}

async function sendPiece(
  { client, purpose }: Way,
  { key, picture, at }: { readonly key: string; readonly picture: Blob; readonly at: number },
  signal: AbortSignal,
): Promise<Progress> {
  const base64 = await base64Of(picture.slice(at, at + PIECE_BYTES));
  const piece = { uploadId: key, offset: at, totalBytes: picture.size, base64 };
  return purpose === 'problem'
    ? client.call('problem.upload-image', piece, { signal })
    : client.call('image.upload', { ...piece, purpose }, { signal });
}

function isPassing({ code, retryAfterSeconds }: ProblemError): boolean {
  return passing.has(code) || (code === 'too_many_requests' && (retryAfterSeconds ?? 0) <= 10);
}

const lastPieceOf = ({ size }: Blob) => Math.floor((size - 1) / PIECE_BYTES) * PIECE_BYTES;

async function base64Of(piece: Blob): Promise<string> {
  const bytes = new Uint8Array(await piece.arrayBuffer());
  let binary = '';
  for (let at = 0; at < bytes.length; at += 8_192)
    binary += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return btoa(binary);
}
