import { Skeleton, useHydrated } from '@candor/ui';
import { Suspense, use, type ComponentType, type ReactNode } from 'react';
import type { AppPageData } from '../../../../web/src/shell/page-data.ts';

type Part = ComponentType<{ readonly page: AppPageData }>;
type Module = { readonly Inner: Part };

/** A part of this screen in a chunk of its own: who waits for a code does not wait for it. */
export function latePart(load: () => Promise<Module>, bone: ReactNode): Part {
  let loading: Promise<Module> | undefined;

  /** A failed one is forgotten, so that it can be tried again. */
  function loadOnce(): Promise<Module> {
    if (loading) return loading;
    loading = load();
    loading.catch(() => (loading = undefined));
    return loading;
  }

  function Loaded({ page }: { readonly page: AppPageData }) {
    const { Inner } = use(loadOnce());
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
