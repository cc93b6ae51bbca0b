import type { Language } from '@candor/markets';
import { Skeleton, useHydrated } from '@candor/ui';
import { Suspense, use, type ComponentType, type ReactNode } from 'react';
import type { AppPageData } from '../../shell/page-data.ts';

type Part = ComponentType<{ readonly page: AppPageData }>;
type Module = { readonly Inner: Part };

/** A part of this screen in a chunk of its own, with its words: who waits for a code does not wait for it. */
export function latePart(load: (language: Language) => Promise<Module>, bone: ReactNode): Part {
  const loading = new Map<Language, Promise<Module>>();

  /** A failed one is forgotten, so that it can be tried again. */
  function loadOnce(language: Language): Promise<Module> {
    const earlier = loading.get(language);
    if (earlier) return earlier;
    const promise = load(language);
    promise.catch(() => loading.delete(language));
    loading.set(language, promise);
    return promise;
  }

  function Loaded({ page }: { readonly page: AppPageData }) {
    const { Inner } = use(loadOnce(page.language));
    return <Inner page={page} />;
  }

  const bones = <Skeleton>{bone}</Skeleton>;
  return function LatePart({ page }) {
    if (!useHydrated()) return bones;
    return (
      <Suspense fallback={bones}>
        <Loaded page={page} />
      </Suspense>
    );
  };
}
