import { describe, expect, it } from 'vitest';
import { fitInside } from './fit-inside.ts';
import { createPictureStore, sentIds, type SendPicture } from './picture-store.ts';
import { englishWords } from '../words/english-words.ts';
import { pictureStateText } from './picture-words.ts';
import { RefusedPicture } from './refused-picture.ts';
import { isDark, UnreadablePicture } from './shrink-picture.ts';

const photo = (name: string) => new Blob([name]);
const shrink = async (file: Blob) => {
  const name = await file.text();
  if (name === 'letter.pdf') throw new UnreadablePicture('application/pdf');
  return { blob: new Blob([`small ${name}`]), thumbnail: `data:${name}` };
};

/** A server that answers when it is told to. */
function slowServer() {
  const waiting: { name: string; answer: (outcome: 'ok' | 'broken') => void; signal: AbortSignal }[] = [];
  const send: SendPicture = async (picture, { onProgress, signal }) => {
    const name = await picture.text();
    onProgress(50);
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      waiting.push({
        name,
        signal,
        answer: (outcome) => (outcome === 'ok' ? resolve({ id: `id of ${name}` }) : reject(new Error())),
      });
    });
  };
  return { send, waiting };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));
const kinds = (store: ReturnType<typeof createPictureStore>) =>
  store.current().pictures.map(({ state }) => state.kind);

describe('pictures on their way', () => {
  it('are shrunk first, sent two at a time, and show how far each is', async () => {
    const { send, waiting } = slowServer();
    const store = createPictureStore({ send, shrink, max: 8 });
    store.add([photo('a'), photo('b'), photo('c')]);
    await settle();
    expect(kinds(store)).toEqual(['sending', 'sending', 'waiting']);
    expect(waiting.map(({ name }) => name)).toEqual(['small a', 'small b']);
    expect(store.current().pictures[0]).toMatchObject({ thumbnail: 'data:a', state: { percent: 50 } });
    waiting[0]?.answer('ok');
    await settle();
    expect(kinds(store)).toEqual(['sent', 'sending', 'sending']);
    expect(sentIds(store.current().pictures)).toBeUndefined();
    waiting[1]?.answer('ok');
    waiting[2]?.answer('ok');
    await settle();
    expect(sentIds(store.current().pictures)).toEqual(['id of small a', 'id of small b', 'id of small c']);
  });

  it('fail one by one; one is tried again without touching the others', async () => {
    const { send, waiting } = slowServer();
    const store = createPictureStore({ send, shrink, max: 8 });
    store.add([photo('a'), photo('b')]);
    await settle();
    waiting[0]?.answer('broken');
    waiting[1]?.answer('ok');
    await settle();
    expect(store.current().pictures[0]?.state).toEqual({ kind: 'failed', reason: 'not-sent' });
    store.retry(store.current().pictures[0]?.key ?? '');
    await settle();
    // A second tap, and one on the picture that is there already.
    for (const { key } of store.current().pictures) store.retry(key);
    await settle();
    expect(waiting).toHaveLength(3);
    expect(kinds(store)).toEqual(['sending', 'sent']);
    waiting[2]?.answer('ok');
    await settle();
    expect(sentIds(store.current().pictures)).toEqual(['id of small a', 'id of small b']);
  });

  it('say when a file is no picture', async () => {
    const store = createPictureStore({ send: slowServer().send, shrink, max: 8 });
    store.add([photo('letter.pdf')]);
    await settle();
    expect(store.current().pictures[0]?.state).toEqual({ kind: 'failed', reason: 'unreadable' });
  });

  it('say which file it is that no browser but an iPhone’s opens', async () => {
    const heic = async () => {
      throw new UnreadablePicture('image/heic', 'heic');
    };
    const store = createPictureStore({ send: slowServer().send, shrink: heic, max: 8 });
    store.add([photo('IMG_0001.HEIC')]);
    await settle();
    expect(store.current().pictures[0]?.state).toEqual({ kind: 'failed', reason: 'heic' });
  });

  it('that the server refuses say why in its words', async () => {
    const send: SendPicture = async () => {
      throw new RefusedPicture('There are too many pictures.');
    };
    const store = createPictureStore({ send, shrink, max: 8 });
    store.add([photo('a')]);
    await settle();
    const state = { kind: 'failed', reason: 'refused', sentence: 'There are too many pictures.' } as const;
    expect(store.current().pictures[0]?.state).toEqual(state);
    expect(pictureStateText(englishWords, state)).toBe('There are too many pictures.');
  });

  it('that were sent and are taken away again are told to whoever keeps them, and only those', async () => {
    const forgotten: string[] = [];
    const { send, waiting } = slowServer();
    const forget = (id: string) => void forgotten.push(id);
    const store = createPictureStore({ send, shrink, max: 8, forget });
    store.add([photo('a'), photo('b')]);
    await settle();
    waiting[0]?.answer('ok');
    await settle();
    for (const { key } of store.current().pictures) store.remove(key);
    expect(forgotten).toEqual(['id of small a']);
  });

  it('above the limit are left out, and that is said', async () => {
    const store = createPictureStore({ send: slowServer().send, shrink, max: 2 });
    store.add([photo('a'), photo('b'), photo('c')]);
    expect([store.current().pictures.length, store.current().leftOut]).toEqual([2, 1]);
    store.remove(store.current().pictures[0]?.key ?? '');
    expect([store.current().pictures.length, store.current().leftOut]).toEqual([1, 0]);
  });

  it('that are removed stop at once', async () => {
    const { send, waiting } = slowServer();
    const store = createPictureStore({ send, shrink, max: 8 });
    store.add([photo('a')]);
    await settle();
    store.remove(store.current().pictures[0]?.key ?? '');
    await settle();
    expect(waiting[0]?.signal.aborted).toBe(true);
    expect(store.current().pictures).toEqual([]);
  });

  it('stand in the order the reader gives them', () => {
    const earlier = ['1', '2', '3', '4'].map((id) => ({ id, thumbnail: '' }));
    const store = createPictureStore({ send: slowServer().send, shrink, max: 8, earlier });
    const order = () => sentIds(store.current().pictures)?.join('');
    store.moveTo('3', 0);
    expect(order()).toBe('3124');
    store.moveTo('3', 9);
    expect(order()).toBe('1243');
    store.moveTo('1', -1);
    expect(order()).toBe('1243');
    store.moveTo('nobody', 0);
    expect(order()).toBe('1243');
  });
});

describe('a picture that is shrunk', () => {
  it.each([
    [4000, 3000, 1600, 1200],
    [3000, 4000, 1200, 1600],
    [800, 600, 800, 600],
    [1600, 1, 1600, 1],
    [10_000, 3, 1600, 1],
  ])('of %d × %d becomes %d × %d', (width, height, newWidth, newHeight) => {
    expect(fitInside(width, height, 1600)).toEqual({ width: newWidth, height: newHeight });
  });
});

describe('a picture that somebody has to read', () => {
  const points = (lights: readonly number[]) => lights.flatMap((light) => [light, light, light, 255]);

  it('is dark where nothing on it is bright, and not because of a dark table around a card', () => {
    expect(isDark(points(Array<number>(100).fill(3)))).toBe(true);
    expect(isDark(points([...Array<number>(90).fill(3), ...Array<number>(10).fill(180)]))).toBe(false);
    expect(isDark(points(Array<number>(100).fill(60)))).toBe(false);
    expect(isDark([])).toBe(false);
  });

  it.each([
    ['too-small', 'Too small to read. Take it again from closer.'],
    ['too-dark', 'Too dark to read. Take it again with more light.'],
  ] as const)('and is %s is told so, and is not sent', async (fault, sentence) => {
    const { send, waiting } = slowServer();
    const refuse = async (): Promise<never> => {
      throw new UnreadablePicture('image/jpeg', fault);
    };
    const store = createPictureStore({ send, shrink: refuse, max: 1 });
    store.add([photo('night')]);
    await settle();
    const [picture] = store.current().pictures;
    expect(picture && pictureStateText(englishWords, picture.state)).toBe(sentence);
    expect(waiting).toEqual([]);
  });
});
