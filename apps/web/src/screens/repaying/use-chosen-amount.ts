import { useState } from 'react';
import type { Choices } from './choice-view.tsx';
import type { Choice, PayRequest } from './request-of.ts';

type Kept = { readonly choice?: Choice; readonly typed?: string; readonly payTypeId?: string };

export type ChosenAmount = {
  readonly choice: Choice;
  readonly typed: string;
  readonly payTypeId: string | undefined;
  readonly change: (part: Kept) => void;
  /** Nothing while what is typed can't be paid. */
  readonly request: PayRequest | undefined;
};

/** What is to be paid. It stays in the page's entry of the browser's history: a reload or the way back from a code finds it. */
export function useChosenAmount(choices: Choices): ChosenAmount {
  const [kept, setKept] = useState<Kept>(() => (history.state as { repaying?: Kept } | null)?.repaying ?? {});
  const change = (part: Kept) => {
    const next = { ...kept, ...part };
    history.replaceState({ ...(history.state as object | null), repaying: next }, '');
    setKept(next);
  };
  const choice =
    kept.choice !== undefined && choices[kept.choice] !== null ? kept.choice : firstChoice(choices);
  const { typed = '', payTypeId } = kept;
  return { choice, typed, payTypeId, change, request: requestFor(choices, choice, minorOf(typed)) };
}

/** What is due comes before what could be paid too. */
function firstChoice({ overdue, instalment }: Choices): Choice {
  if (overdue) return 'overdue';
  return instalment ? 'instalment' : 'everything';
}

function requestFor({ loanId, own }: Choices, choice: Choice, amount: number): PayRequest | undefined {
  if (choice !== 'own') return { loanId, choice };
  return own && amount >= own.least && amount <= own.most ? { loanId, choice, amount } : undefined;
}

/** 500 and 500.5 as they are typed, in minor units. */
function minorOf(typed: string): number {
  const [whole = '', cents = ''] = typed.split('.');
  return Number(whole + cents.padEnd(2, '0').slice(0, 2));
}
