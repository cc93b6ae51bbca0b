import { useState } from 'react';
import { useServices } from './services.ts';

/**
 * State that outlasts its screen: who is sent to the login in the middle of a form finds it as it was. Only
 * in this page's memory, so a draft may hold what no browser's disk may.
 */
export function useDraft<T>(name: string, empty: T): [draft: T, change: (part: Partial<T>) => void] {
  const { drafts } = useServices();
  const [draft, setDraft] = useState(() => (drafts.get(name) as T | undefined) ?? empty);
  const change = (part: Partial<T>) => {
    // From the map and not from the state: two changes in one event must both be there.
    const next = { ...((drafts.get(name) as T | undefined) ?? empty), ...part };
    drafts.set(name, next);
    setDraft(next);
  };
  return [draft, change];
}
