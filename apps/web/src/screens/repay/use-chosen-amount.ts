import { minorOfTyped } from '@candor/domain/money';
import { useState } from 'react';
import { useServices } from '../../session/services.ts';
import type { Choices } from './choice-view.tsx';
import type { Choice, PayRequest, Surplus } from './request-of.ts';

type Kept = {
  readonly choice?: Choice;
  readonly typed?: string;
  readonly surplus?: Surplus;
  readonly payTypeId?: string;
};

export type ChosenAmount = {
  /** Nothing until it is chosen, where nothing is due. */
  readonly choice: Choice | undefined;
  readonly typed: string;
  /** Nothing until it is chosen: then it does what is cheapest. */
  readonly surplus: Surplus | undefined;
  readonly payTypeId: string | undefined;
  readonly change: (part: Kept) => void;
  /** Nothing while what is typed can't be paid. */
  readonly request: PayRequest | undefined;
  /** More is typed than is owed. */
  readonly isTooMuch: boolean;
};

export const ownAmountId = 'own-amount';

/**
 * The way to pay, on a page that shows one amount: the one that was chosen beside the amount, and chosen
 * there too.
 */
export function useChosenWay(
  loanId: string,
): [wanted: string | undefined, choose: (payTypeId: string) => void] {
  const [{ payTypeId }, change] = useKept(loanId);
  return [payTypeId, (one) => change({ payTypeId: one })];
}

/**
 * What is to be paid. It stays in the page's entry of the browser's history, where a reload or the way back
 * from a code finds it, and in the page's memory, where who had to log in between does.
 */
export function useChosenAmount(choices: Choices, minorDigits: number): ChosenAmount {
  const [kept, change] = useKept(choices.loanId);
  const choice =
    kept.choice !== undefined && choices[kept.choice] !== null ? kept.choice : firstChoice(choices);
  const { typed = '', surplus, payTypeId } = kept;
  const amount = Number(minorOfTyped(typed, minorDigits) ?? 0);
  const own = { amount, ...(surplus && { surplus }) };
  const request = requestFor(choices, choice, own);
  const isTooMuch = choices.own !== null && amount > choices.own.most;
  return { choice, typed, surplus, payTypeId, change, request, isTooMuch };
}

/** The page's memory comes first: what was chosen last, on whichever of its pages. */
function useKept(loanId: string): [kept: Kept, change: (part: Kept) => void] {
  const { drafts } = useServices();
  const name = draftName(loanId);
  const [kept, setKept] = useState<Kept>(
    () =>
      (drafts.get(name) as Kept | undefined) ?? (history.state as { repaying?: Kept } | null)?.repaying ?? {},
  );
  const change = (part: Kept) => {
    const next = { ...kept, ...part };
    drafts.set(name, next);
    history.replaceState({ ...(history.state as object | null), repaying: next }, '');
    setKept(next);
  };
  return [kept, change];
}

/** Under which name it is remembered until a code is made of it. */
export const draftName = (loanId: string) => `repaying ${loanId}`;

/** What is due. More than that is nobody's but the payer's to choose. */
function firstChoice({ overdue, instalment }: Choices): Choice | undefined {
  if (overdue) return 'overdue';
  return instalment ? 'instalment' : undefined;
}

type Own = { readonly amount: number; readonly surplus?: Surplus };

function requestFor(
  { loanId, own: range }: Choices,
  choice: Choice | undefined,
  own: Own,
): PayRequest | undefined {
  if (choice === undefined) return undefined;
  if (choice !== 'own') return { loanId, choice };
  const { amount } = own;
  return range && amount >= range.least && amount <= range.most ? { loanId, choice, ...own } : undefined;
}
