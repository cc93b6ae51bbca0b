import type { Language } from '@candor/markets';
import { Skeleton, useHydrated } from '@candor/ui';
import { Suspense, use } from 'react';
import type { AppPageData } from '../../app/page-data.ts';
import { BoneComplaint } from './complaints/bone-complaint.tsx';
import { deskWords } from './complaints/words.ts';

type Panel = typeof import('./complaints/complaints-panel.tsx');

const loading = new Map<Language, Promise<Panel>>();

/** With its words. A failed one is forgotten, so that it can be tried again. */
function loadPanel(language: Language): Promise<Panel> {
  const earlier = loading.get(language);
  if (earlier) return earlier;
  const promise = Promise.all([import('./complaints/complaints-panel.tsx'), deskWords.load(language)]).then(
    ([module]) => module,
  );
  promise.catch(() => loading.delete(language));
  loading.set(language, promise);
  return promise;
}

/** What the lender's people do with complaints, in a chunk of its own: who waits for a code does not wait for it. */
export function ComplaintsPart({ page }: { readonly page: AppPageData }) {
  const bones = (
    <Skeleton>
      <BoneComplaint />
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
  const { ComplaintsPanel } = use(loadPanel(page.language));
  return <ComplaintsPanel page={page} />;
}
