import {
  decisionsAbout,
  listEnquiries,
  type AskedEnquiry,
  type StoredDecision,
  type Tx,
} from '@candor/store';
import type { PersonSeal } from '../borrowers/person-seal.ts';
import type { Json } from '../commands/command.ts';
import { enquiryAbout } from './ask-about-person.ts';
import { openGrounds } from './decision-grounds.ts';

type Line = { readonly [key: string]: Json };

/** What was asked about a borrower elsewhere, when, and what came back. */
export async function askedElsewhere(tx: Tx, seal: PersonSeal, borrowerId: string): Promise<Line[]> {
  return (await listEnquiries(tx, borrowerId)).map((each) => enquiryLine(seal, each));
}

function enquiryLine(seal: PersonSeal, { id, kind, askedAt, sealed }: AskedEnquiry): Line {
  const answer = sealed === null ? null : (JSON.parse(seal.open(sealed, enquiryAbout(id))) as Line | null);
  return { kind, askedAt: askedAt.toISOString(), ...answer };
}

/** How a borrower's orders were decided, and by which facts. */
export async function decisionLines(tx: Tx, seal: PersonSeal, borrowerId: string): Promise<Line[]> {
  return (await decisionsAbout(tx, borrowerId)).map((each) => decisionLine(seal, each));
}

function decisionLine(seal: PersonSeal, decision: StoredDecision): Line {
  return {
    order: decision.orderId,
    decidedAt: decision.decidedAt.toISOString(),
    outcome: decision.outcome,
    reasons: decision.reasons.join(', '),
    ...openGrounds(seal, decision).facts,
  };
}
