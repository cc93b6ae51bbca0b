import { KitWordsContext } from '@candor/ui';
import type { ReactNode } from 'react';
import { kitWords } from './kit-words.ts';
import { useT } from './translation-provider.tsx';

/** The kit's parts below it speak the active language. */
export function KitWordsProvider({ children }: { readonly children: ReactNode }) {
  return <KitWordsContext value={kitWords(useT())}>{children}</KitWordsContext>;
}
