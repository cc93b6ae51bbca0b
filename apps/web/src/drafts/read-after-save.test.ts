import { describe, expect, it } from 'vitest';
import { readAfterSave } from './read-after-save.ts';

type Read = { readonly draftMark: string | null };

/**
 * A server that gives these answers one after another, the last one for ever, and a page that was left with a
 * mark.
 */
function scene(left: string | undefined, answers: readonly (string | null)[]) {
  const waited: number[] = [];
  const cleared: string[] = [];
  let asked = 0;
  const read = async (): Promise<Read> => {
    const draftMark = answers[Math.min(asked, answers.length - 1)] ?? null;
    asked += 1;
    return { draftMark };
  };
  const options = {
    marks: { left: () => left, clear: (mark: string) => void cleared.push(mark) },
    wait: async (ms: number) => void waited.push(ms),
  };
  return { read, options, waited, cleared, asked: () => asked };
}

describe('A4.15 A9.11 · a form that is read after its page was left', () => {
  it.each([
    ['without a draft', null],
    ['with a draft of an earlier visit', 'page0000-1'],
  ])('%s is read once where nothing was on its way', async (_what, kept) => {
    const { read, options, waited, cleared, asked } = scene(undefined, [kept]);
    expect(await readAfterSave(read, options)).toEqual({ draftMark: kept });
    expect([asked(), waited, cleared]).toEqual([1, [], []]);
  });

  it('is read once where what was sent has arrived', async () => {
    const { read, options, waited, cleared, asked } = scene('page0000-2', ['page0000-2']);
    expect(await readAfterSave(read, options)).toEqual({ draftMark: 'page0000-2' });
    expect([asked(), waited, cleared]).toEqual([1, [], ['page0000-2']]);
  });

  it('is read again, after longer and longer pauses, until what was sent has arrived', async () => {
    const { read, options, waited, cleared } = scene('page0000-2', [null, 'page0000-1', null, 'page0000-2']);
    expect(await readAfterSave(read, options)).toEqual({ draftMark: 'page0000-2' });
    expect(waited).toEqual([200, 400, 800]);
    expect(cleared).toEqual(['page0000-2']);
  });

  it('comes as it is after ten seconds, and nobody waits for the same a second time', async () => {
    const { read, options, waited, cleared } = scene('page0000-2', ['page0000-1']);
    expect(await readAfterSave(read, options)).toEqual({ draftMark: 'page0000-1' });
    expect(waited.reduce((sum, ms) => sum + ms)).toBe(10_000);
    expect(cleared).toEqual(['page0000-2']);
  });

  it('fails as its reading fails, and what is awaited is awaited by the next try', async () => {
    const { options, cleared } = scene('page0000-2', []);
    const broken = async (): Promise<Read> => {
      throw new Error('no connection');
    };
    await expect(readAfterSave(broken, options)).rejects.toThrow('no connection');
    expect(cleared).toEqual([]);
  });
});
