import {
  decisionsAbout,
  manualDecisionsAbout,
  listEnquiries,
  type AskedEnquiry,
  type StoredDecision,
} from '@candor/store/decisions';
import type { ReadTx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import type { Json } from '../../kernel/commands/command.ts';
import { enquiryAbout } from './ask-once.ts';
import { openGrounds } from './decision-grounds.ts';

type Line = { readonly [key: string]: Json };

/**
 * What was asked about a borrower elsewhere, when, and what came back. Not sanctions screening, whatever it
 * said: a match must not be told, and to tell only of the others would tell it.
 */
export async function askedElsewhere(tx: ReadTx, seal: PersonSeal, borrowerId: string): Promise<Line[]> {
  const asked = await listEnquiries(tx, borrowerId);
  return asked.filter(({ kind }) => kind !== 'screening').map((each) => enquiryLine(seal, each));
}

function enquiryLine(seal: PersonSeal, { id, kind, askedAt, sealed }: AskedEnquiry): Line {
  const answer = sealed === null ? null : (JSON.parse(seal.open(sealed, enquiryAbout(id))) as Line | null);
  return { kind, askedAt: askedAt.toISOString(), ...answer };
}

/** How a borrower's orders were decided, and by which facts. */
export async function decisionLines(tx: ReadTx, seal: PersonSeal, borrowerId: string): Promise<Line[]> {
  return (await decisionsAbout(tx, borrowerId)).map((each) => decisionLine(seal, each));
}

/**
 * Why an order went to a person is left out of every referral: without `check_by_hand` its place would be
 * empty where only a match stood there. What a person then decided, and why, is with the order.
 */
function decisionLine(seal: PersonSeal, decision: StoredDecision): Line {
  const { screening: _, ...facts } = openGrounds(seal, decision)?.facts ?? {};
  return {
    order: decision.orderId,
    decidedAt: decision.decidedAt.toISOString(),
    outcome: decision.outcome,
    reasons: decision.outcome === 'refer' ? '' : decision.reasons.join(', '),
    ...facts,
  };
}

/**
 * What a person decided, when, and for which of the lawful reasons. Not what they wrote for the file: it may
 * tell of others, and of a screening that must not be told; the reasons that count are those of the list,
 * which the borrower was given.
 */
export async function manualDecisionLines(
  tx: ReadTx,
  _seal: PersonSeal,
  borrowerId: string,
): Promise<Line[]> {
  return (await manualDecisionsAbout(tx, borrowerId)).map((each) => ({
    order: each.orderId,
    decidedAt: each.decidedAt.toISOString(),
    decision: each.decision,
    amount: each.amount === null ? null : String(each.amount),
    reasons: each.reasons.join(', '),
  }));
}
