import { isRefusal, type Refusal } from '@candor/domain/refusals';
import { isMarketId, marketMoney } from '@candor/markets';
import { findHardshipRequest, type HardshipRequest } from '@candor/store/hardship';
import { readLoan } from '@candor/store/loans';
import type { Tx } from '@candor/store/database';
import type { ActPreview, ApprovableAct } from '../../kernel/acts/approvable-act.ts';
import { seeChange, type SeenAct } from '../../lending/loans/change-by-act.ts';
import { knownLoans } from '../../lending/loans/known-loans.ts';
import { noteOnLoan } from '../collections/note-on-loan.ts';
import { restructurePreview } from '../../lending/loans/loan-act-preview.ts';
import { changeLoan, type LoanRefusal } from '../../lending/loans/change-loan.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { restructureTo, type NewTerms, type NewTermsRefusal } from '../../lending/restructures/new-terms.ts';
import { offerStanding, offerWords } from './offer-standing.ts';
import { decideHardship, isPlan, offerPlan, termsAsAsked } from './decide-hardship.ts';

export type GrantHardship = {
  readonly requestId: string;
  /**
   * Null: as the borrower asked for, in the app. Whichever they are, they are offered, and hold when the
   * borrower has accepted them.
   */
  readonly terms: NewTerms | null;
};

type PlanRefusal = LoanRefusal | NewTermsRefusal | 'hardship_is_not_possible';

export type GrantRefusal =
  | PlanRefusal
  | 'request_is_unknown'
  | 'request_is_decided'
  | 'restructure_is_offered';

/**
 * A plan for somebody who can't pay: never one person, whatever it costs, and never without the borrower's
 * own yes. What is shown is made by the decision that grants it.
 */
export const grantHardship = {
  key: 'hardship.grant',
  name: 'Grant a hardship plan',
  asks: 'hardship.decide',
  decides: 'loan.approve',
  isOneAtATime: true,

  cases: async (_tx, { requestId }) => ({ queues: ['hardship'], itemIds: [requestId] }),

  async line(tx, { requestId }, { parts, loans }) {
    const request = await findHardshipRequest(tx, requestId);
    const id = request && String(request.loanId);
    const loan = id && (loans?.get(id) ?? (await knownLoans(tx, parts.seal, [id])).get(id));
    if (!loan || !isMarketId(loan.market)) return { about: requestId, size: '', place: null };
    return {
      about: loan.borrower ? `${loan.borrower} · ${loan.name}` : loan.name,
      size: marketMoney(loan.market, loan.owed),
      place: { section: 'hardship', id: requestId },
    };
  },

  preview: (tx, input) => seeGrant(tx, input),

  async outcome(tx, { requestId }) {
    const request = await findHardshipRequest(tx, requestId);
    const offer = request && (await offerStanding(tx, request));
    return offer ? offerWords(offer) : null;
  },

  async carryOut(tx, { requestId, terms }, { parts, by: [asker, agreed], now, reason }) {
    const request = await findHardshipRequest(tx, requestId);
    const market = request && (await readLoan(tx, request.loanId))?.market;
    if (!request || !market) return { refused: 'request_is_unknown' };
    const note = { loanId: request.loanId, about: 'hardship', reason: null, words: reason } as const;
    await noteOnLoan(tx, parts, note, { actor: { kind: 'staff', id: asker }, now });
    if (terms === null) {
      const actor = { kind: 'staff', id: agreed } as const;
      const input = { requestId, decision: 'grant' } as const;
      const done = await decideHardship(parts).decide(tx, input, { actor, now });
      return 'refused' in done ? done : { facts: done.facts ?? {}, outbox: done.outbox ?? [] };
    }
    const on = await businessDateOf(tx, market);
    return offerPlan(tx, parts, { request, terms, on, now });
  },
} as const satisfies ApprovableAct<GrantHardship>;

async function seeGrant(
  tx: Tx,
  { requestId, terms }: GrantHardship,
): Promise<ActPreview | Refusal<GrantRefusal>> {
  const request = await findHardshipRequest(tx, requestId);
  if (!request || !isPlan(request.option)) return { refused: 'request_is_unknown' };
  if (request.state !== 'considered') return { refused: 'request_is_decided' };
  return previewPlan(tx, request, terms);
}

/** The plan as the approver of it sees it, also while it waits for the borrower. */
export async function previewPlan(
  tx: Tx,
  request: HardshipRequest,
  terms: NewTerms | null,
): Promise<ActPreview | Refusal<GrantRefusal>> {
  const seen = await seePlan(tx, request, terms);
  return isRefusal(seen) ? seen : restructurePreview(seen);
}

/** What the loan becomes when the borrower says yes; as they asked where nobody chose other terms. */
export async function seePlan(
  tx: Tx,
  request: HardshipRequest,
  chosen: NewTerms | null,
): Promise<SeenAct | Refusal<GrantRefusal>> {
  const { loanId } = request;
  return seeChange<PlanRefusal>(tx, loanId, () =>
    changeLoan<PlanRefusal>(tx, loanId, (loan, on, locked) => {
      if (!isMarketId(locked.market)) return { refused: 'loan_is_unknown' };
      const terms = chosen ?? termsAsAsked(request, { market: locked.market, loan, on });
      return terms
        ? restructureTo(locked, { terms, reason: 'hardship' }, on)
        : { refused: 'hardship_is_not_possible', facts: { option: request.option } };
    }),
  );
}
