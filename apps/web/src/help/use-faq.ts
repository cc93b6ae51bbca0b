import type { Calls, ResponseOf } from '@candor/contract/client';
import { useHydrated } from '@candor/ui';
import { useState } from 'react';
import { useServices } from '../session/services.ts';
import { type Loading, useAnswer } from '../session/use-call.ts';
import { keepFaq, keptFaq } from './kept-faq.ts';

type Answer = ResponseOf<Calls['problem.faq']>;
export type Faq = Pick<Answer, 'version' | 'topics' | 'entries'>;
export type FaqEntry = Faq['entries'][number];

/** Asked for once a version; from then on the phone has it and shows it at once, also without a network. */
export function useFaq(language: string): Loading<Faq> {
  const { client, store } = useServices();
  const [earlier] = useState(() => keptFaq(store, language));
  // The server wrote the page without it: the first drawing here must be the same.
  const isHydrated = useHydrated();
  const faq = useAnswer(async (): Promise<Faq> => {
    const kept = keptFaq(store, language);
    try {
      const answer = await client.call('problem.faq', { ...(kept && { known: kept.version }) });
      if (answer.isUnchanged && kept) return kept;
      keepFaq(store, language, answer);
      return answer;
    } catch (error) {
      if (kept) return kept;
      throw error;
    }
  });
  return faq.loaded.state === 'loading' && earlier && isHydrated
    ? { ...faq, loaded: { state: 'ready', data: earlier } }
    : faq;
}
