import { marksOfPage, type DraftMarks } from './draft-marks.ts';

/** Ten seconds in all. What has not arrived by then was lost with its page. */
const PAUSES_MS = [200, 400, 800, 1600, 3200, 3800];

type Read = { readonly draftMark: string | null };

type Options = {
  readonly marks?: Pick<DraftMarks, 'left' | 'clear'>;
  readonly wait?: (ms: number) => Promise<void>;
};

/**
 * Reads a form with its draft. The page before this one may have sent the draft as it was left, and a reading
 * that overtakes it finds the form without it: it is repeated until the draft has arrived.
 */
export async function readAfterSave<T extends Read>(
  read: () => Promise<T>,
  { marks = marksOfPage(), wait = pass }: Options = {},
): Promise<T> {
  const awaited = marks.left();
  let found = await read();
  if (awaited === undefined) return found;
  for (const ms of PAUSES_MS) {
    if (found.draftMark === awaited) break;
    await wait(ms);
    found = await read();
  }
  marks.clear(awaited);
  return found;
}

function pass(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms));
}
