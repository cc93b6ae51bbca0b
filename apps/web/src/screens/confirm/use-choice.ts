import { useState } from 'react';
import { useServices } from '../../session/services.ts';
import type { OfferedTerm } from './use-offer.ts';

/** What was chosen instead of what is offered first. */
export type Choice = {
  readonly amount?: number;
  readonly term?: OfferedTerm;
  /** Of the first instalment; null: the usual one. */
  readonly firstDueOn?: string | null;
  readonly accountId?: string;
  readonly purpose?: string;
};

/**
 * Kept in the page's entry of the browser's history, so that it outlasts a reload, and in the page's memory,
 * so that one comes back to it by another way. There is nothing in it that says who somebody is.
 */
export function useChoice(orderId: string): [choice: Choice, change: (part: Choice) => void] {
  const { drafts } = useServices();
  const name = `choice ${orderId}`;
  const [choice, setChoice] = useState<Choice>(
    () =>
      (history.state as { choice?: Choice } | null)?.choice ?? (drafts.get(name) as Choice | undefined) ?? {},
  );
  const change = (part: Choice) => {
    const next = { ...choice, ...part };
    drafts.set(name, next);
    history.replaceState({ ...(history.state as object | null), choice: next }, '');
    setChoice(next);
  };
  return [choice, change];
}
