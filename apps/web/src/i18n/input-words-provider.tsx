import { InputWordsContext } from '@candor/ui';
import type { ReactNode } from 'react';
import { inputWords } from './input-words.ts';
import { useT } from './translation-provider.tsx';

/** Around a screen that has text controls: they speak the active language. Not in the shell, which has none. */
export function InputWordsProvider({ children }: { readonly children: ReactNode }) {
  return <InputWordsContext value={inputWords(useT())}>{children}</InputWordsContext>;
}
