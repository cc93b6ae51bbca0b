import { createContext, useContext } from 'react';
import type { InputWords } from './input-words.ts';

/** `<InputWordsContext value={…}>` around what holds text controls: they speak that language. As with the kit, no default. */
export const InputWordsContext = createContext<InputWords | undefined>(undefined);

export function useInputWords(): InputWords {
  const words = useContext(InputWordsContext);
  if (!words) throw new Error('a text control stands outside InputWordsContext');
  return words;
}
