import { RefusedPicture } from './refused-picture.ts';
import { type PictureFault, type ShrunkPicture, UnreadablePicture } from './shrink-picture.ts';

export type PictureState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'sending'; readonly percent: number }
  | { readonly kind: 'sent'; readonly id: string }
  | { readonly kind: 'failed'; readonly reason: 'not-sent' | PictureFault }
  | { readonly kind: 'failed'; readonly reason: 'refused'; readonly sentence: string };

export type Picture = {
  readonly key: string;
  readonly state: PictureState;
  /** Known once the picture has been read. */
  readonly thumbnail?: string;
};

/**
 * Sends one picture and gives the id that it has from then on. Called with the same picture again, it goes on
 * where it stopped; a `RefusedPicture` is a no that trying again would not change.
 */
export type SendPicture = (
  picture: Blob,
  how: { readonly onProgress: (percent: number) => void; readonly signal: AbortSignal },
) => Promise<{ readonly id: string }>;

export type PictureStoreOptions = {
  readonly send: SendPicture;
  readonly shrink: (file: Blob) => Promise<ShrunkPicture>;
  readonly max: number;
  /** Told when a picture that was sent is taken away again. */
  readonly forget?: (id: string) => void;
  /** Pictures that were sent earlier. */
  readonly earlier?: readonly { readonly id: string; readonly thumbnail?: string }[];
};

export type PictureSnapshot = {
  readonly pictures: readonly Picture[];
  /** How many of the last choice had no place any more. */
  readonly leftOut: number;
};

export type PictureStore = ReturnType<typeof createPictureStore>;

/**
 * More at once would make each slower on a phone's uplink, and hold as many decoded pictures in its memory.
 */
const AT_ONCE = 2;

/**
 * What happens to each picture between the camera and the server. Outside React, so that it can be tested
 * without a browser.
 */
export function createPictureStore({ send, shrink, max, forget, earlier = [] }: PictureStoreOptions) {
  const work = new Map<string, { file: Blob; shrunk?: ShrunkPicture; abort: AbortController }>();
  const listeners = new Set<() => void>();
  let running = 0;
  let made = 0;
  let snapshot: PictureSnapshot = {
    pictures: earlier.map(({ id, ...rest }) => ({ key: id, ...rest, state: { kind: 'sent', id } })),
    leftOut: 0,
  };

  const publish = (next: Partial<PictureSnapshot>) => {
    snapshot = { ...snapshot, ...next };
    for (const listener of listeners) listener();
  };
  const change = (key: string, changes: Partial<Picture>) =>
    publish({ pictures: snapshot.pictures.map((one) => (one.key === key ? { ...one, ...changes } : one)) });

  const sendOne = async (key: string) => {
    const job = work.get(key);
    if (!job) return;
    job.shrunk ??= await shrink(job.file);
    const { blob, thumbnail } = job.shrunk;
    change(key, { thumbnail });
    const onProgress = (percent: number) => change(key, { state: { kind: 'sending', percent } });
    const { id } = await send(blob, { onProgress, signal: job.abort.signal });
    change(key, { state: { kind: 'sent', id } });
    // The photograph itself: up to eight of 6 MB each would stay in the phone's memory.
    work.delete(key);
  };

  const pump = () => {
    const next = snapshot.pictures.find(({ state }) => state.kind === 'waiting');
    if (!next || running >= AT_ONCE) return;
    running += 1;
    change(next.key, { state: { kind: 'sending', percent: 0 } });
    void sendOne(next.key)
      .catch((error: unknown) => {
        change(next.key, { state: failureOf(error) });
      })
      .finally(() => {
        running -= 1;
        pump();
      });
    pump();
  };

  return {
    current: () => snapshot,
    subscribe(onChange: () => void) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    add(files: readonly Blob[]) {
      const room = Math.max(0, max - snapshot.pictures.length);
      const added = files.slice(0, room).map((file): Picture => {
        made += 1;
        const key = `picture-${made}`;
        work.set(key, { file, abort: new AbortController() });
        return { key, state: { kind: 'waiting' } };
      });
      publish({ pictures: [...snapshot.pictures, ...added], leftOut: files.length - added.length });
      pump();
    },
    retry(key: string) {
      // A second tap on "Try again" must not send it twice.
      if (snapshot.pictures.find((one) => one.key === key)?.state.kind !== 'failed') return;
      change(key, { state: { kind: 'waiting' } });
      pump();
    },
    remove(key: string) {
      const state = snapshot.pictures.find((one) => one.key === key)?.state;
      if (state?.kind === 'sent') forget?.(state.id);
      work.get(key)?.abort.abort();
      work.delete(key);
      publish({ pictures: snapshot.pictures.filter((one) => one.key !== key), leftOut: 0 });
    },
    /** To a place counted from 0; places beyond the ends are the ends. */
    moveTo(key: string, place: number) {
      const moved = snapshot.pictures.find((one) => one.key === key);
      if (!moved) return;
      const others = snapshot.pictures.filter((one) => one.key !== key);
      publish({ pictures: others.toSpliced(Math.max(0, place), 0, moved) });
    },
  };
}

function failureOf(error: unknown): PictureState {
  if (error instanceof RefusedPicture) return { kind: 'failed', reason: 'refused', sentence: error.message };
  if (!(error instanceof UnreadablePicture)) return { kind: 'failed', reason: 'not-sent' };
  return { kind: 'failed', reason: error.fault };
}

/** The ids in the reader's order, or nothing while one of them is still on its way or failed. */
export function sentIds(pictures: readonly Picture[]): readonly string[] | undefined {
  const ids = pictures.flatMap(({ state }) => (state.kind === 'sent' ? [state.id] : []));
  return ids.length === pictures.length ? ids : undefined;
}
