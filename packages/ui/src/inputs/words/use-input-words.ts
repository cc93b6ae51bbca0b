import { createContext, useContext } from 'react';
import type { InputWords } from './input-words.ts';

/**
 * `<InputWordsContext value={…}>` around the whole app, beside the kit’s: text controls speak that language
 * wherever they appear. No default.
 */
export const InputWordsContext = createContext<InputWords | undefined>(undefined);

export function useInputWords(): InputWords {
  const words = useContext(InputWordsContext);
  if (!words) throw new Error('a text control stands outside InputWordsContext');
  return words;
}
