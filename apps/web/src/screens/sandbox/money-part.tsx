import type { Language } from '@candor/markets';
import { Skeleton, useHydrated } from '@candor/ui';
import { Suspense, use } from 'react';
import type { AppPageData } from '../../app/page-data.ts';
import { BoneMoney } from './money/bone-money.tsx';
import { moneyWords } from './money/words.ts';

type Panels = typeof import('./money/money-panels.tsx');

const loading = new Map<Language, Promise<Panels>>();

/** With its words. A failed one is forgotten, so that it can be tried again. */
function loadPanels(language: Language): Promise<Panels> {
  const earlier = loading.get(language);
  if (earlier) return earlier;
  const promise = Promise.all([import('./money/money-panels.tsx'), moneyWords.load(language)]).then(
    ([module]) => module,
  );
  promise.catch(() => loading.delete(language));
  loading.set(language, promise);
  return promise;
}

/** Everything about money that comes in, in a chunk of its own: who waits for a code does not wait for it. */
export function MoneyPart({ page }: { readonly page: AppPageData }) {
  const bones = (
    <Skeleton>
      <BoneMoney />
    </Skeleton>
  );
  if (!useHydrated()) return bones;
  return (
    <Suspense fallback={bones}>
      <Loaded page={page} />
    </Suspense>
  );
}

function Loaded({ page }: { readonly page: AppPageData }) {
  const { MoneyPanels } = use(loadPanels(page.language));
  return <MoneyPanels page={page} />;
}
