import { InputWordsContext, KitWordsContext } from '@candor/ui';
import type { ReactNode } from 'react';
import { inputWords } from './input-words.ts';
import { kitWords } from './kit-words.ts';
import { useT } from './translation-provider.tsx';

/**
 * The kit's parts below it speak the active language. The text controls too, although the shell has none: a
 * part that comes later, a sheet or a form, would otherwise have to remember to bring their words, and
 * whoever forgot would find out on a borrower's phone.
 */
export function KitWordsProvider({ children }: { readonly children: ReactNode }) {
  const t = useT();
  return (
    <KitWordsContext value={kitWords(t)}>
      <InputWordsContext value={inputWords(t)}>{children}</InputWordsContext>
    </KitWordsContext>
  );
}
