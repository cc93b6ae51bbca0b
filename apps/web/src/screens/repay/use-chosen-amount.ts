import { minorOfTyped } from '@candor/domain/money';
import { useState } from 'react';
import { useServices } from '../../session/services.ts';
import type { Choices } from './choice-view.tsx';
import type { Choice, PayRequest, Surplus } from './request-of.ts';

type Kept = {
  readonly choice?: Choice;
  readonly typed?: string;
  readonly surplus?: Surplus;
  /** The amount that it was chosen for: another one asks again. */
  readonly extraOf?: number;
  readonly payTypeId?: string;
};

export type ChosenAmount = {
  /** Nothing until it is chosen, where nothing is due. */
  readonly choice: Choice | undefined;
  readonly typed: string;
  readonly payTypeId: string | undefined;
  readonly change: (part: Kept) => void;
  /** Nothing while what is typed can't be paid. */
  readonly request: PayRequest | undefined;
  /** More is typed than is owed. */
  readonly isTooMuch: boolean;
};

export const ownAmountId = 'own-amount';

type ChosenWay = Pick<Kept, 'payTypeId' | 'surplus'> & {
  /** It was chosen by hand, beside the amount or here. */
  readonly change: (part: Pick<Kept, 'payTypeId' | 'surplus'>) => void;
};

/**
 * How one amount is paid and what its extra does, on the page that shows only that: the way that was chosen
 * beside the amount goes along, and one that is chosen here is chosen there too.
 */
export function useChosenWay(loanId: string, { amount, surplus }: PayRequest): ChosenWay {
  const [kept, change] = useKept(loanId);
  const isOfAmount = kept.extraOf === amount;
  return {
    ...(kept.payTypeId !== undefined && { payTypeId: kept.payTypeId }),
    ...(isOfAmount && kept.surplus ? { surplus: kept.surplus } : surplus && { surplus }),
    change: (part) => change({ ...part, ...(part.surplus && amount !== undefined && { extraOf: amount }) }),
  };
}

/**
 * What is to be paid. It stays in the page's entry of the browser's history, where a reload or the way back
 * from a code finds it, and in the page's memory, where who had to log in between does.
 */
export function useChosenAmount(choices: Choices, minorDigits: number): ChosenAmount {
  const [kept, change] = useKept(choices.loanId);
  const choice =
    kept.choice !== undefined && choices[kept.choice] !== null ? kept.choice : firstChoice(choices);
  const { typed = '', payTypeId } = kept;
  const amount = Number(minorOfTyped(typed, minorDigits) ?? 0);
  const request = requestFor(choices, choice, amount);
  const isTooMuch = choices.own !== null && amount > choices.own.most;
  return { choice, typed, payTypeId, change, request, isTooMuch };
}

/** The page's memory comes first: what was chosen last, on whichever of its pages. */
function useKept(loanId: string): [kept: Kept, change: (part: Kept) => void] {
  const { drafts } = useServices();
  const name = draftName(loanId);
  const [kept, setKept] = useState<Kept>(
    () => (drafts.get(name) as Kept | undefined) ?? keptInHistory() ?? {},
  );
  const change = (part: Kept) => {
    const next = { ...kept, ...part };
    drafts.set(name, next);
    history.replaceState({ ...(history.state as object | null), repaying: next }, '');
    setKept(next);
  };
  return [kept, change];
}

/** Of this entry of the browser's history; the server has none. */
export const keptInHistory = (): Kept | undefined =>
  typeof history === 'undefined'
    ? undefined
    : ((history.state as { repaying?: Kept } | null)?.repaying ?? undefined);

/** Under which name it is remembered until a code is made of it. */
export const draftName = (loanId: string) => `repaying ${loanId}`;

/** What is due. More than that is nobody's but the payer's to choose. */
function firstChoice({ overdue, instalment }: Choices): Choice | undefined {
  if (overdue) return 'overdue';
  return instalment ? 'instalment' : undefined;
}

function requestFor(
  { loanId, own }: Choices,
  choice: Choice | undefined,
  amount: number,
): PayRequest | undefined {
  if (choice === undefined) return undefined;
  if (choice !== 'own') return { loanId, choice };
  return own && amount >= own.least && amount <= own.most ? { loanId, choice, amount } : undefined;
}
