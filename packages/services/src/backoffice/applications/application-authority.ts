import type { OfferedTerm } from '@candor/domain/product';
import type { MarketId } from '@candor/markets';
import type { OverrideCode } from '@candor/markets/authority';
import type { FormStep } from '@candor/markets/certification';
import { findStaffByEmail } from '@candor/store/staff';
import type { LoanApplication } from '@candor/store/applications';
import type { ReadTx, Tx } from '@candor/store/database';
import { authorityFor, type Authority, type AuthorityQuestion } from '../authority/authority.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { kycFacts } from '../../customers/kyc/kyc-facts.ts';
import { moneyText } from '../../lending/decision-tables/money-text.ts';
import {
  applicationExceptions,
  codesOfExceptions,
  judgeApplication,
  type ApplicationException,
  type JudgedApplication,
} from './application-policy.ts';

export type ApplicationAuthority = {
  /** Whose approval it takes; `nobody`: policy declines it, and no approval makes it an offer. */
  readonly takes: 'alone' | 'risk' | 'compliance' | 'nobody';
  readonly judged: JudgedApplication;
  /** What stands in the way of approving it alone, in words. */
  readonly why: readonly string[];
  /** The override codes that are true of it. */
  readonly codes: readonly OverrideCode[];
  readonly question: AuthorityQuestion;
  readonly authority: Authority;
};

/**
 * Who may approve an application for so much: whoever decides alone, with a risk approver, or nobody before
 * compliance has decided.
 */
export async function applicationAuthority(
  tx: Tx,
  seal: PersonSeal,
  order: LoanApplication & { readonly market: MarketId },
  {
    amount,
    term,
    verified,
    staffId,
    now,
  }: {
    readonly amount: bigint;
    readonly term: OfferedTerm | null;
    readonly verified: readonly FormStep[];
    readonly staffId: string;
    readonly now: Date;
  },
): Promise<ApplicationAuthority> {
  const judged = await judgeApplication(tx, seal, order, { amount, term, verified });
  const { exceptions, declines, market } = judged;
  const { borrowerId } = order;
  const question = { market, act: 'application.approve', staffId, amount, borrowerId, exceptions, now };
  const authority = await authorityFor(tx, question);
  const shared = { judged, question, authority, ...whyTwo(market, judged, authority) };
  if (declines.length > 0) return { ...shared, takes: 'nobody' };
  if (exceptions.includes('screening-hit')) return { ...shared, takes: 'compliance' };
  return { ...shared, takes: authority.is === 'alone' ? 'alone' : 'risk' };
}

function whyTwo(market: MarketId, { flags, declines }: JudgedApplication, authority: Authority) {
  // Where policy declines it, nothing else matters.
  if (declines.length > 0) return { why: declines, codes: [] };
  const why: string[] = [];
  const codes = new Set<OverrideCode>();
  for (const each of authority.is === 'alone' ? [] : authority.why) {
    if (each.is === 'exception') {
      const exception = each.exception as ApplicationException;
      const code = codesOfExceptions[exception];
      if (code) codes.add(code);
      why.push(...(exception === 'flag' ? flags : [applicationExceptions[exception]]));
    } else if (each.is === 'above-limit') {
      codes.add('OV-4');
      why.push(
        each.of === 'act'
          ? `Above your limit of ${moneyText(market, each.limit)}`
          : `Above what is left of your limit today, ${moneyText(market, each.left)}`,
      );
    }
  }
  return { why, codes: [...codes] };
}

/** Whoever of the lender's people the application is of: nobody decides on their own. */
export async function staffWhoApplied(
  tx: ReadTx,
  seal: PersonSeal,
  { borrowerId, market }: { readonly borrowerId: string; readonly market: MarketId },
): Promise<string[]> {
  const email = (await kycFacts(tx, seal, borrowerId, market))?.email;
  const staff = email ? await findStaffByEmail(tx, email) : undefined;
  return staff ? [staff.id] : [];
}
