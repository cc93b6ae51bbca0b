import { lastDecision, type LastDecision } from '../../lending/decisions/last-decision.ts';
import type { CalendarDate } from '@candor/domain/calendar';
import type { OfferedTerm } from '@candor/domain/product';
import { isMarketId, type MarketId } from '@candor/markets';
import type { FormStep } from '@candor/markets/certification';
import {
  findApplicationLine,
  findApplication,
  listApplicationSteps,
  type ApplicationLine,
  type LoanApplication,
} from '@candor/store/applications';
import { findSignedAgreement } from '@candor/store/contracts';
import { findBorrower } from '@candor/store/borrowers';
import { isScreeningCleared, tableRerunsOf, type StoredDecision } from '@candor/store/decisions';
import { listApprovalsAbout } from '@candor/store/approvals';
import { findDevice, findLocation } from '@candor/store/privacy';
import type { Database, ReadTx } from '@candor/store/database';
import { payoutAccountsOf } from '../../customers/payout-accounts/payout-accounts-of.ts';
import { borrowerPhone } from '../../customers/borrowers/borrower-phone.ts';
import { maskPhone } from '../../customers/borrowers/mask-phone.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import type { DocumentReading } from '../../kernel/ports/enquiry-ports.ts';
import { referencePersonsOf } from '../../customers/kyc/reference-values.ts';
import { decisionWords } from '../../lending/decisions/decision-words.ts';
import { reasonsThatTellNothing } from '../../lending/decision-tables/table-law-faults.ts';
import { traceWords, type TraceRow } from '../../lending/decision-tables/trace-words.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { actOf } from '../../approvals/approvable-acts.ts';
import { requestLines, requestsAbout } from '../../approvals/requests-about.ts';
import {
  applicationChecks,
  type ApplicationCheck,
} from '../../backoffice/applications/application-checks.ts';
import { takenBy } from '../queues/take-item.ts';
import type { Taken } from '../../backoffice/queues/queue-holds.ts';
import {
  applicationDeadline,
  applicationQueue,
  type ApplicationQueue,
} from '../../backoffice/applications/application-deadline.ts';
import { applicationFacts, type FactGroup } from '../../backoffice/applications/application-facts.ts';
import { applicationHistory, type HistoryLine } from '../../backoffice/applications/application-history.ts';
import {
  applicationPictures,
  type ApplicationPicture,
} from '../../backoffice/applications/application-pictures.ts';
import { counterOffers, type CounterOffer } from '../../backoffice/applications/counter-offers.ts';
import {
  documentComparison,
  readingsOf,
  type ComparedRow,
} from '../../backoffice/applications/evidence/document-comparison.ts';
import { decisionOfSending, judgeApplication } from '../../backoffice/applications/application-policy.ts';
import { givenValues } from '../../backoffice/applications/given-values.ts';
import {
  borneOutReasons,
  refusalChoices,
  sendBackChoices,
  type ReasonChoice,
} from '../../backoffice/applications/lawful-reasons.ts';
import { nameOf, stepWords } from '../../backoffice/applications/given-values.ts';

/** What somebody's role lets them see of it. */
export type ApplicationReader = {
  readonly seesDocuments: boolean;
  readonly decides: boolean;
  readonly may: ReadonlySet<string>;
  readonly now: Date;
};

type ShownDecision = {
  readonly tableVersion: number;
  readonly outcome: StoredDecision['outcome'];
  readonly decidedAt: Date;
  readonly sentences: readonly string[];
  readonly trace: readonly (Omit<TraceRow, 'result'> & { readonly result: TraceRow['result'] | 'hidden' })[];
  readonly mostByTable: number | null;
};

type Rerun = {
  readonly by: string;
  readonly tableVersion: number;
  readonly outcome: StoredDecision['outcome'];
  readonly mostAmount: bigint | null;
  readonly runAt: Date;
};

export type ApplicationDetail = {
  readonly order: LoanApplication & { readonly market: MarketId };
  readonly line: ApplicationLine;
  readonly name: string | null;
  readonly purpose: string | null;
  readonly deadline: Date | null;
  readonly queue: ApplicationQueue | null;
  readonly taken: Taken;
  readonly groups: readonly FactGroup[];
  readonly pictures: readonly ApplicationPicture[];
  /** What was read on the pictures, and where; none for whoever does not see documents. */
  readonly readings: readonly DocumentReading[];
  readonly comparison: readonly ComparedRow[];
  /** The table asked again, oldest first. */
  readonly reruns: readonly Rerun[];
  /** The terms that the product has, for whoever decides. */
  readonly terms: readonly OfferedTerm[];
  readonly counterOffers: readonly CounterOffer[];
  readonly checks: readonly ApplicationCheck[];
  readonly decision: ShownDecision | null;
  readonly history: readonly HistoryLine[];
  /** The first due day that was signed, and whether the borrower chose it; null before the signature. */
  readonly signedDay: { readonly firstDueOn: CalendarDate; readonly isChosen: boolean } | null;
  readonly refuse: readonly ReasonChoice[];
  readonly sendBack: readonly ReasonChoice[];
  /** What policy allows of it, in minor units; null for whoever does not decide. */
  readonly policyAmount: bigint | null;
  /** Steps that are given and that nobody has verified. */
  readonly toVerify: readonly { readonly step: FormStep; readonly title: string }[];
  /** What an approver was asked for, and has not decided yet. */
  readonly waits: { readonly requestId: string; readonly actName: string; readonly askedBy: string } | null;
};

/** All that is known of an application, as far as the reader may see it; undefined where there is none. */
export function readApplication(
  database: Database,
  seal: PersonSeal,
  orderId: string,
  reader: ApplicationReader,
): Promise<ApplicationDetail | undefined> {
  return database.read(async (tx) => {
    const order = await findApplication(tx, orderId);
    const line = await findApplicationLine(tx, orderId);
    if (!order || !line || !isMarketId(order.market)) return undefined;
    const { market, borrowerId } = order;
    const whose = { borrowerId, market };
    const given = await givenValues(tx, seal, whose);
    const borrower = await findBorrower(tx, borrowerId);
    const phone = borrower ? borrowerPhone(seal, borrower) : null;
    const decided = await lastDecision(tx, seal, orderId);
    const facts = decided?.grounds?.facts ?? null;
    const seesScreening = reader.seesDocuments || reader.decides;
    const accounts = await payoutAccountsOf(tx, seal, borrowerId);
    const readings = reader.seesDocuments ? await readingsOf(tx, seal, { orderId, given }) : [];
    const groups = applicationFacts({
      ...whose,
      on: await businessDateOf(tx, market),
      given,
      phone: phone === null ? null : maskPhone(phone),
      accounts,
      references: await referencePersonsOf(tx, seal, borrowerId),
      ...(await toldByPhone(tx, seal, borrowerId)),
      facts,
      limitPerMille: decided?.grounds?.limit?.mostBurdenPerMille ?? null,
      seesScreening,
    });
    const queue = applicationQueue({ state: order.state, isReferred: line.referredFor !== null });
    const borneOut = await borneOutReasons(decided?.table ?? { rules: [] }, facts);
    return {
      order: { ...order, market },
      line,
      name: nameOf(seal, borrowerId, line.baseSealed),
      purpose: given.text('purpose') ?? null,
      deadline: order.state === 'in-review' ? applicationDeadline(market, line.changedAt) : null,
      queue,
      taken: queue ? await takenBy(tx, { queue, itemId: orderId }, reader.now) : null,
      groups,
      pictures: await applicationPictures(tx, given, {
        ...whose,
        returnedAt: await returnedAt(tx, orderId),
      }),
      readings,
      comparison: reader.seesDocuments ? documentComparison(market, given, { readings, accounts }) : [],
      checks: applicationChecks(facts, given, { seesScreening, isCleared: await isCleared(tx, orderId) }),
      decision: decided ? await shownDecision(market, decided, seesScreening) : null,
      history: [
        ...(await applicationHistory(tx, seal, { orderId, market })),
        ...requestLines(
          await requestsAbout(tx, seal, { subjects: [`order:${orderId}`], itemIds: [] }, reader),
        ),
      ].toSorted((one, other) => one.at.getTime() - other.at.getTime()),
      signedDay: await signedDayOf(tx, orderId),
      refuse: refusalChoices(borneOut, market),
      sendBack: sendBackChoices(market, given),
      reruns: (await tableRerunsOf(tx, orderId)).map(({ by, tableVersion, outcome, mostAmount, runAt }) => ({
        by,
        tableVersion,
        outcome,
        mostAmount,
        runAt,
      })),
      ...(await toDecide(tx, seal, { ...order, market }, { ...reader, seesScreening })),
    };
  });
}

async function signedDayOf(tx: ReadTx, orderId: string): Promise<ApplicationDetail['signedDay']> {
  const signed = await findSignedAgreement(tx, orderId);
  const firstDueOn = signed?.schedule.rows[0]?.dueOn;
  if (!signed || firstDueOn === undefined) return null;
  return { firstDueOn, isChosen: signed.schedule.terms.firstDueOn !== null };
}

/**
 * What whoever decides needs beside what is known: the policy amount, what is still to verify, and what waits
 * for an approver.
 */
async function toDecide(
  tx: ReadTx,
  seal: PersonSeal,
  order: ApplicationDetail['order'],
  { now, decides, seesScreening }: ApplicationReader & { readonly seesScreening: boolean },
): Promise<Pick<ApplicationDetail, 'policyAmount' | 'toVerify' | 'waits' | 'terms' | 'counterOffers'>> {
  if (order.state !== 'in-review')
    return { policyAmount: null, toVerify: [], waits: null, terms: [], counterOffers: [] };
  const { policyAmount, unverified } = await judgeApplication(tx, seal, order, {
    amount: null,
    term: null,
    verified: [],
  });
  const asked = (await listApprovalsAbout(tx, `order:${order.id}`)).find(
    ({ state, deadlineAt }) => (state === 'waiting' || state === 'asked-back') && deadlineAt > now,
  );
  const { terms, offers } = decides ? await counterOffers(tx, seal, order) : { terms: [], offers: [] };
  return {
    terms,
    counterOffers: offers,
    policyAmount: decides ? policyAmount : null,
    toVerify: decides ? unverified.map((step) => ({ step, title: stepWords[step] })) : [],
    waits:
      asked && seesScreening
        ? { requestId: asked.id, actName: actOf(asked.act)?.name ?? asked.act, askedBy: asked.askerName }
        : null,
  };
}

/** When it was returned to the applicant last; null where it never was. */
async function returnedAt(tx: ReadTx, orderId: string): Promise<Date | null> {
  const returns = (await listApplicationSteps(tx, orderId)).filter(({ state }) => state === 'sent-back');
  return returns.at(-1)?.at ?? null;
}

/** Whether two people have decided that what the screening found is somebody else. */
async function isCleared(tx: ReadTx, orderId: string): Promise<boolean> {
  const decision = await decisionOfSending(tx, orderId);
  return decision !== undefined && isScreeningCleared(tx, decision.id);
}

/**
 * Rows on a sanctions screening keep their place for those who must not know what it said; so do all that
 * give the same reason, or whoever sees that none of the others spoke would know.
 */
async function shownDecision(
  market: MarketId,
  { decision, grounds, table }: LastDecision,
  seesScreening: boolean,
): Promise<ShownDecision> {
  const { tableVersion, outcome, decidedAt } = decision;
  const isHidden = (at: number) =>
    !seesScreening && reasonsThatTellNothing.has(table.rules[at]?.reason ?? '');
  const trace = grounds?.facts ? await traceWords(market, table, grounds.facts) : [];
  const rows = (grounds?.rows ?? []).filter(
    ({ reason }) => seesScreening || !reasonsThatTellNothing.has(reason),
  );
  return {
    tableVersion,
    outcome,
    decidedAt,
    sentences: grounds ? decisionWords(market, decision, { ...grounds, rows }) : [],
    trace: trace.map((row, at) => (isHidden(at) ? hiddenRow(row) : row)),
    mostByTable: grounds?.facts ? grounds.facts.affordableAmount : null,
  };
}

const hiddenRow = ({ n }: TraceRow) =>
  ({ n, says: 'Your role does not see this row.', conditions: [], result: 'hidden' }) as const;

/** What a borrower's phone told under a consent: with the consent it goes. */
async function toldByPhone(
  tx: ReadTx,
  seal: PersonSeal,
  borrowerId: string,
): Promise<{ readonly place: string | null; readonly device: string | null }> {
  const at = await findLocation(tx, borrowerId);
  const row = await findDevice(tx, borrowerId);
  const facts = row
    ? (JSON.parse(seal.open(row.sealed, `device:${borrowerId}`)) as Readonly<Record<string, string>>)
    : undefined;
  return {
    place: at ? `${at.latitude}, ${at.longitude} (to about 1 km)` : null,
    device: facts ? `${facts['model']}, ${facts['system']}, ${facts['timeZone']}` : null,
  };
}
