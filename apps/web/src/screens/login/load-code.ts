import type { Language } from '@candor/i18n';
import { lazyIn } from '../../i18n/lazy-texts.ts';

/** The second step, and the other way in, come while the first is filled in, with their words. */
export async function loadCode(language: Language) {
  const [parts, { codeWords }] = await Promise.all([import('./code-and-lock.ts'), import('./code/texts.ts')]);
  await codeWords.load(language);
  return parts;
}

export const codeStepIn = lazyIn(async (language) => (await loadCode(language)).CodeStep);
export const lockWayIn = lazyIn(async (language) => (await loadCode(language)).LockWay);
