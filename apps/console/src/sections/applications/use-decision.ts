import { useState } from 'react';
import { useQuery } from '../../shell/router.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { useDraft } from '../../kit/fields/use-draft.ts';
import { reasonFault } from '../../kit/words/reason-fault.ts';
import { figureWords, moneyWay, readAmount } from '../../kit/words/money-words.ts';
import type { Application } from './application-types.ts';
import type { Asked, Previewed } from './preview.tsx';

export type Way = 'approve' | 'refuse' | 'send-back';
export type Term = Application['term'];
export type Authority = NonNullable<Previewed['authority']>;
export type Step = Application['toVerify'][number]['step'];
export type Code = Authority['codes'][number]['code'];

export type DecisionProps = {
  readonly application: Application;
  readonly onDecided: () => void;
  /** A colleague was faster, or one did it oneself in another tab: it is read again, and that is said. */
  readonly onMissed: () => void;
};

const missed = new Set([
  'order_cannot_change_now',
  'item_is_taken',
  'approval_waits_already',
  'figures_have_changed',
]);

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A term as the value of a list to choose from. */
export const termKey = ({ instalments, every }: Term) => `${instalments} × ${every.count} ${every.unit}`;

export type Decision = ReturnType<typeof useDecision>;

/**
 * What somebody has chosen and typed for an application, what would follow from it, and how it is committed.
 * What was typed is kept until it is decided.
 */
export function useDecision({ application, onDecided, onMissed }: DecisionProps) {
  const { orderId } = application;
  const money = moneyWay(application.currency, application.market);
  const [way, setWay] = useQuery<Way>('act', 'approve', ['approve', 'refuse', 'send-back']);
  const wish = useWish(application);
  const [verified, setVerified] = useDraft<readonly Step[]>(`decision ${orderId} verified`, []);
  const [picked, setPicked] = useDraft<Code | ''>(`decision ${orderId} code`, '');
  // Each way has its own list: a reason to decline is no document to request.
  const [reasons, setReasons] = useDraft<readonly string[]>(`decision ${orderId} reasons ${way}`, []);
  const [note, setNote, forgetNote] = useDraft(`decision ${orderId}`, '');
  const [returnNote, setReturnNote, forgetReturnNote] = useDraft(`decision ${orderId} return`, '');
  const [isTried, setTried] = useState(false);
  const [previewed, setPreviewed] = useState<Previewed>();
  const decide = useAct('console.application-decide');
  const choose = (next: Way) => {
    setTried(false);
    decide.forgive();
    setWay(next);
  };
  const { amount, term } = wish;
  const asked = askedOf(orderId, way, { amount, term, reasons, verified, returnNote });
  // What is shown of another amount or other reasons arms nothing.
  const shown = asked && previewed && isSame(asked, previewed.of) ? previewed : undefined;
  const authority = way === 'approve' ? (previewed?.authority ?? null) : null;
  const needsCode = authority?.takes === 'risk';
  // A code that is not true of it any more is no choice.
  const code = authority?.codes.find((each) => each.code === picked)?.code;
  const commit = async () => {
    setTried(true);
    if (!asked || !shown || reasonFault(note) || (needsCode && !code)) return;
    const under = needsCode && code ? { overrideCode: code } : {};
    const done = await decide.run({ ...asked, note, ...under, seen: shown.mark });
    if (done && 'answer' in done) {
      for (const forget of [wish.forget, forgetNote, forgetReturnNote]) forget();
      onDecided();
    } else if (done && missed.has(done.fault.code)) onMissed();
  };
  const chosen = { verified, setVerified, reasons, setReasons, code, setPicked };
  const typed = { note, setNote, returnNote, setReturnNote };
  const look = { asked, shown, authority, needsCode, isTried, setPreviewed };
  return { money, way, choose, wish, ...chosen, ...typed, ...look, decide, commit };
}

/** The amount and the term that would be offered: what policy allows, until something else is typed. */
function useWish(application: Application) {
  const { orderId, policyAmount, counterOffers, terms } = application;
  const money = moneyWay(application.currency, application.market);
  const written = (minor: number) => figureWords(money, String(minor));
  const [typed, setTyped, forgetAmount] = useDraft(
    `decision ${orderId} amount`,
    policyAmount ? written(policyAmount) : '',
  );
  const [key, setKey, forgetTerm] = useDraft(`decision ${orderId} term`, termKey(application.term));
  const term = terms.find((each) => termKey(each) === key) ?? application.term;
  /** What policy allows over a term; nothing where it is not among those that were computed. */
  const policyOver = (over: Term) =>
    counterOffers.find((each) => isSame(each.term, over))?.amount ??
    (isSame(over, application.term) ? (policyAmount ?? 0) : undefined);
  return {
    typed,
    setTyped,
    // An offer of zero is none.
    amount: readAmount(money, typed) || undefined,
    term,
    setTerm: setKey,
    policy: policyOver(term),
    take: (offer: { readonly amount: number; readonly term: Term }) => {
      setTyped(written(offer.amount));
      setKey(termKey(offer.term));
    },
    forget: () => {
      forgetAmount();
      forgetTerm();
    },
  };
}

type Chosen = {
  readonly amount: bigint | undefined;
  readonly term: Term;
  readonly reasons: readonly string[];
  readonly verified: readonly Step[];
  readonly returnNote: string;
};

/** Nothing to ask about while there is no amount or no reason yet. */
function askedOf(
  orderId: string,
  decision: Way,
  { amount, term, reasons, verified, returnNote }: Chosen,
): Asked | null {
  if (decision === 'approve')
    return amount === undefined || amount <= 0n
      ? null
      : { orderId, decision, amount: Number(amount), term, verified: [...verified] };
  if (reasons.length === 0) return null;
  const told = decision === 'send-back' && returnNote.trim() !== '' ? { returnNote: returnNote.trim() } : {};
  return { orderId, decision, reasons: [...reasons] as NonNullable<Asked['reasons']>, ...told };
}
