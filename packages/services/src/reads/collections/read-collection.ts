import type { CalendarDate } from '@candor/domain/calendar';
import { lending, type MarketId } from '@candor/markets';
import {
  findCollectionCase,
  listAssignments,
  listContactNotes,
  type Assignment,
  type CollectionCase,
  type ContactNote,
} from '@candor/store/collections';
import { findBorrower } from '@candor/store/borrowers';
import { latestHardshipRequest, type HardshipRequest } from '@candor/store/hardship';
import { readLoan, readLoanHead } from '@candor/store/loans';
import type { Database } from '@candor/store/database';
import { knownPeople, type KnownPerson } from '../../customers/borrowers/name-words.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import { callScripts, type CallScript } from '../../servicing/collections/call-script-texts.ts';
import { collectionTextsOf, type CollectionText } from '../../customers/templates/words-in-force.ts';
import { contactAbout } from '../../servicing/collections/contact-borrower.ts';
import { runningCall, type RunningCall } from '../../servicing/collections/open-call.ts';
import { checksOf, type PersonCheck } from '../../servicing/collections/verify-person.ts';
import {
  contactsOf,
  contactsToday,
  seeContact,
  type ContactRule,
} from '../../customers/contact/may-contact.ts';
import { hardshipOptions } from '../../servicing/hardship/hardship-options.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { loanNameOf, loansNamed } from '../../lending/loans/loan-name.ts';
import { loanPosition } from '../../lending/loans/loan-position.ts';
import { loanStands, type LoanStands } from '../../lending/loans/loan-stands.ts';

const contactsShown = 100;
const assignmentsShown = 20;

type Allowed = { readonly refused: ContactRule; readonly facts?: object } | undefined;

export type LatePage = {
  readonly loan: string;
  readonly person: KnownPerson;
  readonly language: string;
  readonly on: CalendarDate;
  readonly stands: LoanStands;
  /** Null: nothing is past due. */
  readonly oldestDueOn: CalendarDate | null;
  readonly case: CollectionCase | undefined;
  readonly assignments: readonly Assignment[];
  /** The call that whoever asks has on this loan. */
  readonly running: RunningCall | undefined;
  /** What whoever is on the phone is asked for. */
  readonly checks: readonly PersonCheck[];
  readonly scripts: readonly CallScript[];
  readonly promise: HardshipRequest | undefined;
  readonly latestPromiseOn: CalendarDate | null;
  readonly call: Allowed;
  readonly message: Allowed;
  readonly rules: (typeof lending)[MarketId]['contactHours'] & (typeof lending)[MarketId]['contactsAtMost'];
  readonly contacted: { readonly today: number; readonly week: number };
  readonly contacts: readonly { readonly note: ContactNote; readonly words: string }[];
  readonly templates: readonly CollectionText[];
};

/** One loan past due, for whoever is about to call. */
export function readCollection(
  database: Database,
  { seal, lenderIn }: Pick<IdentityDeps, 'seal' | 'lenderIn'>,
  {
    market,
    loan: name,
    staffId,
    now,
  }: {
    readonly market: MarketId;
    readonly loan: string;
    readonly staffId: string;
    readonly now: Date;
  },
): Promise<LatePage | undefined> {
  return database.read(async (tx) => {
    const [loanId] = await loansNamed(tx, market, name);
    if (loanId === undefined) return undefined;
    const stored = await readLoan(tx, loanId);
    const head = await readLoanHead(tx, loanId);
    if (!stored || !head) return undefined;
    const { borrowerId, loan } = stored;
    const on = await businessDateOf(tx, market);
    const people = await knownPeople(tx, seal, [borrowerId]);
    const language = (await findBorrower(tx, borrowerId))?.language ?? 'en';
    const count = await contactsOf(tx, market, borrowerId, now);
    const asked = await latestHardshipRequest(tx, loanId);
    const option = hardshipOptions({ market, loan, on }).find((each) => each.option === 'promise-to-pay');
    const notes = await listContactNotes(tx, loanId, contactsShown);
    const running = await runningCall(tx, { seal }, { staffId, loanId, now });
    const stands = loanStands(loan, on, market);
    const rows = loanPosition(loan, on, market).rows;
    const oldestDueOn = rows.find(({ state }) => state === 'late')?.dueOn ?? null;
    const checks = await checksOf(tx, seal, borrowerId);
    const isVerified = running !== undefined && running.verifiedAt !== null;
    const who = { market, loanId, now };
    return {
      loan: loanNameOf({ orderId: head.orderId, id: loanId }),
      person: people.get(borrowerId) ?? { name: null, phone: null },
      language,
      on,
      stands,
      oldestDueOn,
      case: await findCollectionCase(tx, loanId),
      assignments: await listAssignments(tx, loanId, assignmentsShown),
      running,
      checks,
      scripts: callScripts(language, {
        market,
        lender: lenderIn(market),
        checks,
        overdue: stands.overdue,
        oldestDueOn,
        isVerified,
      }),
      promise: asked?.option === 'promise-to-pay' ? asked : undefined,
      latestPromiseOn: asked?.state === 'considered' ? null : (option?.latestOn ?? null),
      call: await seeContact(tx, { ...who, about: 'call' }),
      message: await seeContact(tx, { ...who, about: 'collection' }),
      rules: { ...lending[market].contactHours, ...lending[market].contactsAtMost },
      contacted: { today: contactsToday(market, count, now), week: count.contactedAt.length },
      contacts: notes.map((note) => ({
        note,
        words: note.sealed === null ? '' : seal.open(note.sealed, contactAbout(note.id)),
      })),
      templates: await collectionTextsOf(tx, market, language),
    };
  });
}
