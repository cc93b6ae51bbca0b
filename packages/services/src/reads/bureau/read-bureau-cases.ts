import { isMarketId, type MarketId } from '@candor/markets';
import { findBureauDispute, listDecidedDisputes, type BureauDispute } from '@candor/store/bureau';
import { findBureauRefusal, type BureauRefusal } from '@candor/store/bureau-files';
import { findStaff } from '@candor/store/staff';
import type { Database, ReadTx } from '@candor/store/database';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import { bureauTexts } from '../../backoffice/bureau/bureau-texts.ts';
import { compensationOf, seeDispute } from '../../backoffice/bureau/decide-dispute.ts';
import { disputeWords } from '../../backoffice/bureau/dispute-words.ts';
import { disputeReasonAbout, disputeWordsAbout } from '../../backoffice/bureau/raise-dispute.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { loanNameOf } from '../../lending/loans/loan-name.ts';
import { namesOf } from '../../customers/borrowers/names-of.ts';
import { instantPart, numberPart, readCursor, uuidPart, writeCursor } from '../../kernel/page-cursor.ts';
import { queueItems } from '../queues/queue-items.ts';
import { readOffice } from '../queues/queue-office.ts';
import type { Taken } from '../../backoffice/queues/queue-holds.ts';
import { closingOf } from '../../kernel/time/working-time.ts';
import { takenBy } from '../queues/take-item.ts';

const pageSize = 50;

type BureauCaseLine = {
  readonly caseId: string;
  readonly subject: string;
  readonly detail: string;
  readonly deadline: Date;
  readonly since: Date;
  readonly state: BureauDispute['state'];
  readonly taken: Taken;
};

type Reader = { readonly parts: LendingDeps; readonly now: Date; readonly staffId: string };
type Page = { readonly cases: readonly BureauCaseLine[]; readonly nextCursor: string | null };

/** What waits, next deadline first. */
export function readOpenCases(
  database: Database,
  market: MarketId,
  cursor: string | undefined,
  { parts, now, staffId }: Reader,
): Promise<Page> {
  return database.read(async (tx) => {
    const place = readCursor(cursor, [numberPart, uuidPart]);
    const items = await queueItems(
      tx,
      'bureau',
      // Files that are due stand on the page of the files.
      { ...(await readOffice(tx, { market, now, may: new Set() })), filesDue: [] },
      {
        after: place ? { place: BigInt(place[0] ?? 0) * 1_000n, id: place[1] ?? '' } : null,
        limit: pageSize + 1,
        holder: { is: 'all', staffId },
      },
      parts,
    );
    const page = items.slice(0, pageSize);
    const last = page.at(-1);
    return {
      cases: page.map(({ itemId, subject, detail, deadline, since, taken }) => ({
        caseId: itemId,
        subject,
        detail,
        deadline,
        since,
        state: 'open',
        taken,
      })),
      // A deadline is a whole second: milliseconds lose nothing, and fit the cursor.
      nextCursor:
        items.length > pageSize && last
          ? writeCursor([String(last.place.place / 1_000n), last.itemId])
          : null,
    };
  });
}

/** Disputes that were decided, the newest first. */
export function readDecidedCases(
  database: Database,
  market: MarketId,
  cursor: string | undefined,
  { parts }: Pick<Reader, 'parts'>,
): Promise<Page> {
  return database.read(async (tx) => {
    const place = readCursor(cursor, [instantPart, uuidPart]);
    const rows = await listDecidedDisputes(tx, market, {
      before: place ? { at: place[0] ?? '', id: place[1] ?? '' } : null,
      limit: pageSize + 1,
    });
    const page = rows.slice(0, pageSize);
    const names = await namesOf(
      tx,
      parts.seal,
      page.map(({ borrowerId }) => borrowerId),
    );
    const last = page.at(-1);
    return {
      cases: page.map(({ id, borrowerId, about, raisedBy, decideBy, raisedAt, state }) => ({
        caseId: id,
        subject: names.get(borrowerId) ?? 'No name given',
        detail: `${disputeWords(about)} · said by the ${raisedBy}`,
        deadline: closingOf(market, decideBy),
        since: raisedAt,
        state,
        taken: null,
      })),
      nextCursor:
        rows.length > pageSize && last?.decidedAt
          ? writeCursor([last.decidedAt.toISOString(), last.id])
          : null,
    };
  });
}

/** One dispute or one refused row, with what was reported beside what is right. */
async function bureauCase(tx: ReadTx, { seal }: Pick<LendingDeps, 'seal'>, caseId: string) {
  const dispute = await findBureauDispute(tx, caseId);
  const refusal = dispute ? undefined : await findBureauRefusal(tx, caseId);
  const found: BureauDispute | BureauRefusal | undefined = dispute ?? refusal;
  if (!found || !isMarketId(found.market)) return undefined;
  const { market } = found;
  const seen = await seeDispute(tx, found);
  const { borrowerId, orderId } = seen.reported;
  const loan = loanNameOf({ id: found.loanId, orderId });
  const decideBy = dispute?.decideBy ?? refusal?.dueOn ?? seen.reported.openedOn;
  const reason = '(your words)';
  const t = bureauTexts('en');
  const open = (sealed: string | null | undefined, about: string) =>
    sealed ? seal.open(sealed, about) : null;
  return {
    ...seen,
    caseId,
    market,
    loan,
    loanId: orderId ?? `L-${found.loanId}`,
    borrower: (await namesOf(tx, seal, [borrowerId])).get(borrowerId) ?? null,
    file: { id: found.fileId, n: found.n },
    dispute,
    refusal,
    words: dispute
      ? (open(dispute.wordsSealed, disputeWordsAbout(caseId)) ?? 'Its words are no longer kept.')
      : (refusal?.words ?? ''),
    reason: open(dispute?.reasonSealed, disputeReasonAbout(caseId)),
    decideBy,
    isOver: found.state === 'open' && (await businessDateOf(tx, market)) > decideBy,
    compensation: dispute?.state === 'open' ? await compensationOf(tx, dispute) : 0n,
    decidedBy: dispute?.decidedBy ? ((await findStaff(tx, dispute.decidedBy))?.name ?? null) : null,
    told: {
      correct: t('corrected.body', { loan, reason }),
      stands: t('stands.body', { loan, reason }),
    },
  };
}

/** One dispute or refused row with who has it in hand; undefined where there is none. */
export function readBureauCase(
  database: Database,
  parts: Pick<LendingDeps, 'seal'>,
  caseId: string,
  now: Date,
) {
  return database.read(async (tx) => {
    const found = await bureauCase(tx, parts, caseId);
    return found && { found, taken: await takenBy(tx, { queue: 'bureau', itemId: caseId }, now) };
  });
}
