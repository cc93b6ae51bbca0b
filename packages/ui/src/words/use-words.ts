import { createContext, useContext } from 'react';
import type { KitWords } from './kit-words.ts';

/**
 * `<KitWordsContext value={…}>` around the app: the parts below it speak that language. There is no default:
 * it would be in everybody's first load, and hide that somebody reads English who asked for another language.
 */
export const KitWordsContext = createContext<KitWords | undefined>(undefined);

export function useWords(): KitWords {
  const words = useContext(KitWordsContext);
  if (!words) throw new Error('a part of the kit stands outside KitWordsContext');
  return words;
}
