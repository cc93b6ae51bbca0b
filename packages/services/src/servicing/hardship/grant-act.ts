import { isRefusal, type Refusal } from '@candor/domain/refusals';
import { isMarketId, marketMoney } from '@candor/markets';
import { endHardshipRequest, findHardshipRequest, type HardshipRequest } from '@candor/store/hardship';
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
import { offerRestructure } from '../../lending/restructures/offer-restructure.ts';
import { grantedMessage } from './hardship-texts.ts';
import { offerStanding, offerWords } from './offer-standing.ts';
import { changeAsAsked, decideHardship, isPlan } from './decide-hardship.ts';

export type GrantHardship = {
  readonly requestId: string;
  /**
   * Null: as the borrower asked for, in the app, with the figures before them. Other terms are offered, and
   * hold when they are accepted.
   */
  readonly terms: NewTerms | null;
};

export type GrantRefusal =
  | LoanRefusal
  | NewTermsRefusal
  | 'request_is_unknown'
  | 'request_is_decided'
  | 'hardship_is_not_possible';

/**
 * A plan for somebody who can't pay: never one person, whatever it costs. What is shown is made by the
 * decision that grants it.
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
    if (!(await endHardshipRequest(tx, requestId, { state: 'granted', at: now, on })))
      return { refused: 'request_is_decided' };
    const { loanId } = request;
    return offerRestructure(tx, parts, { loanId, requestId, terms, reason: 'hardship', now });
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
  if (isRefusal(seen)) return seen;
  if (terms !== null) return restructurePreview(seen, 'offer');
  const { before, after: loan, on } = seen.changed;
  if (!isMarketId(before.market)) return { refused: 'request_is_unknown' };
  const sent = grantedMessage(request, { market: before.market, loan, on }).body.en;
  return { ...restructurePreview(seen, 'asked'), sent };
}

async function seePlan(
  tx: Tx,
  request: HardshipRequest,
  terms: NewTerms | null,
): Promise<SeenAct | Refusal<GrantRefusal>> {
  const stored = await readLoan(tx, request.loanId);
  if (!stored || !isMarketId(stored.market)) return { refused: 'request_is_unknown' };
  const { market } = stored;
  return seeChange<Exclude<GrantRefusal, 'request_is_unknown' | 'request_is_decided'>>(
    tx,
    request.loanId,
    () =>
      terms === null
        ? changeAsAsked(tx, request, market)
        : changeLoan<NewTermsRefusal>(tx, request.loanId, (_loan, on, locked) =>
            restructureTo(locked, { terms, reason: 'hardship' }, on),
          ),
  );
}
