import type { CalendarDate } from '@candor/domain/calendar';
import { debitOutlook, duesAhead, owedOfDue, type DebitOutlook } from '@candor/domain/mandates';
import { isRunningMandate, type MandateState } from '@candor/domain/states';
import { mandateRules, type MandateScheme } from '@candor/markets/mandates';
import type { ReadTx } from '@candor/store/database';
import { accountOfApplication } from '@candor/store/disbursements';
import { debitsOfLoan, latestMandate, skipsOf, type Mandate } from '@candor/store/mandates';
import {
  payoutAccountFor,
  type DisbursementTarget,
} from '../../customers/payout-accounts/payout-accounts-of.ts';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import { ownLoan, type LoanReader, type OwnLoan } from '../../lending/loans/own-loan.ts';
import { readNotice } from './advance-debit.ts';
import { localMoment, momentOn, toldSince } from './moments.ts';
import { channelOfScheme, debitingChannel } from './scheme-of.ts';

type AutopayDue = {
  readonly dueOn: CalendarDate;
  readonly amount: bigint;
  /** The borrower pays it by themselves. */
  readonly isSkipped: boolean;
};

/** The debit that comes next, and what happens around it. */
type NextDebit = AutopayDue &
  DebitOutlook & {
    readonly isTold: boolean;
    /** It can't be skipped any more. */
    readonly isRequested: boolean;
    /** It was tried on this day and brought nothing. */
    readonly bouncedOn: CalendarDate | null;
  };

export type AutopayScheme = {
  readonly id: string;
  readonly name: string;
  readonly tries: number;
  /** What it debits; null where the borrower chooses that in an app of their own. */
  readonly account: { readonly name: string; readonly masked: string } | null;
};

export type OwnAutopay = {
  readonly on: CalendarDate;
  readonly state: MandateState | 'none';
  /** Of the one that runs; null where none does. */
  readonly current: AutopayScheme | null;
  /** What may be asked for; none where one runs, and where nothing is left to debit. */
  readonly offered: readonly AutopayScheme[];
  readonly dues: readonly AutopayDue[];
  /** What is debited in all if nothing changes. */
  readonly total: bigint;
  readonly next: NextDebit | null;
};

type Parts = Pick<LendingDeps, 'database' | 'now' | 'seal' | 'collectChannels'>;

/** Autopay of a borrower's own loan, as it stands and as it could be set up; undefined for anybody else's. */
export function readOwnAutopay(
  { database, now, seal, collectChannels }: Parts,
  borrower: LoanReader,
  orderId: string,
): Promise<OwnAutopay | undefined> {
  return database.read(async (tx) => {
    const own = await ownLoan(tx, borrower, orderId);
    if (!own) return undefined;
    const mandate = await latestMandate(tx, own.id);
    // A loan that is over has ended it, though the worker may not have said so yet.
    const isOver = own.loan.state !== 'active';
    const isRunning = mandate !== undefined && isRunningMandate(mandate) && !isOver;
    const dues = await duesOf(tx, own, isRunning ? mandate : undefined);
    const accountId = await accountOfApplication(tx, orderId);
    const account = accountId === null ? undefined : await payoutAccountFor(tx, seal, accountId);
    const schemes: readonly MandateScheme[] = mandateRules[own.market].schemes;
    const running = isRunning ? schemes.find(({ id }) => id === mandate.scheme) : undefined;
    const most = dues.reduce((highest, { amount }) => (amount > highest ? amount : highest), 0n);
    const offered = schemes.filter(
      ({ id, from, debits: { mostPerDebit } }) =>
        channelOfScheme(collectChannels, own.market, id) !== undefined &&
        (from === 'chosen-in-app' || from === account?.kind) &&
        (mostPerDebit === null || most <= mostPerDebit),
    );
    const isAnnounced =
      mandate !== undefined && debitingChannel(collectChannels, mandate)?.mandates.announce !== undefined;
    return {
      on: own.on,
      state: mandate && isRunningMandate(mandate) && isOver ? 'expired' : (mandate?.state ?? 'none'),
      current: running ? schemeShown(running, account) : null,
      offered: isRunning || most === 0n ? [] : offered.map((scheme) => schemeShown(scheme, account)),
      dues,
      total: dues.reduce((sum, { amount, isSkipped }) => (isSkipped ? sum : sum + amount), 0n),
      next: running ? await nextDebit(tx, own, { dues, scheme: running, isAnnounced, now: now() }) : null,
    };
  });
}

function schemeShown(
  { id, name, from, debits }: MandateScheme,
  account: DisbursementTarget | undefined,
): AutopayScheme {
  const isNamed = from !== 'chosen-in-app' && account !== undefined;
  const named = isNamed ? { name: account.institutionName, masked: account.masked } : null;
  return { id, name, tries: debits.tries, account: named };
}

/** What falls due from today on, and what fell due before and is still tried. */
async function duesOf(tx: ReadTx, own: OwnLoan, mandate: Mandate | undefined): Promise<AutopayDue[]> {
  const skips = mandate ? await skipsOf(tx, mandate.id) : [];
  const tried = mandate ? await debitsOfLoan(tx, own.id) : [];
  const late = tried
    .filter(({ dueOn, state }) => dueOn < own.on && !endedDebits.has(state))
    .map(({ dueOn }) => ({ dueOn, owed: owedOfDue(own.loan, dueOn) }));
  return [...late, ...duesAhead(own.loan, own.on)]
    .filter(({ owed }) => owed > 0n)
    .map(({ dueOn, owed }) => ({ dueOn, amount: owed, isSkipped: skips.includes(dueOn) }));
}

type Around = {
  readonly dues: readonly AutopayDue[];
  readonly scheme: MandateScheme;
  readonly isAnnounced: boolean;
  readonly now: Date;
};

const endedDebits: ReadonlySet<string> = new Set(['collected', 'dropped', 'failed']);

/** The first due that is neither skipped nor left to the borrower by now. */
async function nextDebit(
  tx: ReadTx,
  { id, market, on }: OwnLoan,
  { dues, scheme, isAnnounced, now }: Around,
): Promise<NextDebit | null> {
  const debits = await debitsOfLoan(tx, id);
  for (const due of dues) {
    const debit = debits.find(({ dueOn }) => dueOn === due.dueOn);
    if (due.isSkipped || (debit && endedDebits.has(debit.state))) continue;
    const last = debit ? await readNotice(tx, debit) : null;
    const notice = last?.amount === due.amount ? last : null;
    const isRequested = debit?.state === 'requested';
    const ahead = debitOutlook(
      {
        debit: debit ?? { dueOn: due.dueOn, tries: 0, lastTriedOn: null },
        toldAt:
          notice && (toldSince(notice, { isAnnounced, market }) ?? localMoment(market, notice.writtenAt)),
        isRequested,
        now: momentOn(market, on, now),
      },
      scheme.debits,
    );
    const bouncedOn = debit?.state === 'bounced' ? debit.lastTriedOn : null;
    // Written is not told: the phone has to have it.
    const isTold = notice !== null && notice.toldAt !== null;
    if (ahead) return { ...due, ...ahead, isTold, isRequested, bouncedOn };
  }
  return null;
}
