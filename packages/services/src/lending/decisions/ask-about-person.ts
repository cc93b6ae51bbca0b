import { givenConsentId } from '@candor/store/decisions';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import { askOnce, type Asking } from './ask-once.ts';
import type {
  BureauRecord,
  EnquiredPerson,
  IdentityResult,
  ScreeningResult,
} from '../../kernel/ports/enquiry-ports.ts';
import { nobodyAsked, type AskedFacts } from './gather-facts.ts';
import { personToAsk, type PersonToAsk } from './person-to-ask.ts';

/** For so long an order that is sent again is decided by the answer that the bureau gave before. */
const bureauGoodForDays = 30;

/**
 * Asks whoever must be asked before a decision: whether it is this person, whether we may deal with them, how
 * they stand elsewhere.
 */
export async function askAboutPerson(parts: LendingDeps, asking: Asking): Promise<AskedFacts> {
  const found = await personToAsk(parts, asking.order);
  if (!found) return nobodyAsked;
  const { person, baseAsOf } = found;
  return {
    ...nobodyAsked,
    baseAsOf,
    identity: await identityOf(parts, asking, found),
    screening: await screeningOf(parts, asking, person),
    ...(await bureauFacts(parts, asking, person)),
  };
}

/** Whoever looked, looked at the step as it was saved: saved again, it is another question. */
async function identityOf(
  parts: LendingDeps,
  asking: Asking,
  { person, baseAsOf, isLookedAt }: PersonToAsk,
): Promise<AskedFacts['identity']> {
  const { identityCheck } = parts;
  if (isLookedAt) return 'looked-at';
  if (!identityCheck) return 'not-looked-at';
  const result = await askOnce<IdentityResult>(parts, asking, {
    kind: 'identity',
    consentId: null,
    about: `${textOf(person)} ${baseAsOf}`,
    goodForDays: bureauGoodForDays,
    ask: (id) => identityCheck.look(person, id),
  });
  if (!result) return 'unknown';
  return result.verdict === 'genuine' ? 'looked-at' : 'not-looked-at';
}

/** Lists change from day to day: it is asked at every sending. */
async function screeningOf(
  parts: LendingDeps,
  asking: Asking,
  person: EnquiredPerson,
): Promise<AskedFacts['screening']> {
  const { screening } = parts;
  if (!screening) return 'unknown';
  const result = await askOnce<ScreeningResult>(parts, asking, {
    kind: 'screening',
    consentId: null,
    about: textOf(person),
    goodForDays: 0,
    ask: (id) => screening.screen(person, id),
  });
  return result?.verdict ?? 'unknown';
}

async function bureauFacts(
  parts: LendingDeps,
  asking: Asking,
  person: EnquiredPerson,
): Promise<Partial<AskedFacts>> {
  const { bureau } = parts;
  if (!bureau) return { bureau: 'unknown' };
  const consentId = await parts.database.read((tx) => givenConsentId(tx, asking.order.borrowerId, 'bureau'));
  if (consentId === undefined) return { bureau: 'no-consent' };
  const record = await askOnce<BureauRecord>(parts, asking, {
    kind: 'bureau',
    consentId,
    about: textOf(person),
    goodForDays: bureauGoodForDays,
    ask: (enquiryId) => bureau.enquire(person, { enquiryId, consentId }),
  });
  if (!record) return { bureau: 'unknown' };
  return {
    bureau: record.standing,
    bureauOpenLoans: record.openLoans,
    bureauWorstStatus: record.worstStatus,
    bureauEnquiries: record.enquiries,
  };
}

/** Who it is, however they are reached. */
const textOf = ({ market, fullName, bornOn, documents }: EnquiredPerson) =>
  JSON.stringify([market, fullName, bornOn, documents]);
