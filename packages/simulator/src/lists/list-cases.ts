import { calls, type Call } from '@candor/contract';
import { products } from '@candor/markets';
import { applicationReference } from '@candor/services/kernel/references';
import { personMade } from '../large-lender/fill-people.ts';
import { idMade, lenderDay, type LenderSize } from '../large-lender/lender-size.ts';

/** One way of asking for a list. */
export type ListCase = {
  /** The call's key, and what sets this case apart: `console.loans · late`. */
  readonly name: string;
  readonly key: string;
  readonly query: string;
  /** The page after the first is asked for too. */
  readonly isPaged: boolean;
};

type Ways = Readonly<Record<string, Readonly<Record<string, string>>>>;

const each = (field: string, values: readonly string[]): Ways[string] =>
  Object.fromEntries(values.map((value) => [value, `${field}=${value}`]));

const loanSorts = ['disbursed', 'dpd', 'outstanding', 'overdue', 'principal', 'max-dpd'];

/** Every sort both ways, every filter, and filters together with a sort that is not theirs. */
const loanWays: Ways[string] = {
  ...each(
    'sort',
    loanSorts.flatMap((sort) => [sort, `-${sort}`]),
  ),
  'a bucket': 'dpd=31..60&sort=-dpd',
  'a bucket by another sort': 'dpd=31..60&sort=-outstanding',
  'not past due': 'dpd=0..0',
  'a balance': 'outstanding=800000..&sort=-overdue',
  'what is overdue': 'overdue=1..300000&sort=dpd',
  'a principal': 'principal=1000000..',
  'a month': 'disbursed=2026-10-01..2026-10-31&sort=outstanding',
  'the worst': 'maxDpd=90..&sort=-max-dpd',
  restructured: 'restructured=yes',
  'an open promise': 'promise=open&sort=-dpd',
  'a broken promise': 'promise=broken',
  'a product in a bucket': `dpd=1..30&product=${products.ph[0]?.key}&sort=-principal`,
};

const applicationWays: Ways[string] = {
  ...each('show=all&sort', ['applied', '-applied', 'amount', '-amount']),
  'an amount': 'show=all&amount=900000..&sort=-applied',
  'an amount that waits': 'amount=900000..',
  'a month': 'show=all&applied=2026-10-01..2026-10-31&sort=amount',
  'a product': `show=all&product=${products.ph[0]?.key}`,
  'left to a person': 'show=all&decision=refer',
};

const incomingWays: Ways[string] = {
  ...each('sort', ['received', '-received', 'amount', '-amount']),
  ...each('state', ['unapplied', 'applied', 'reversed', 'refunded']),
  'an amount': 'amount=100000..300000&sort=-received',
  'a channel': 'channel=bank&sort=-amount',
  'a month': 'received=2026-10-01..2026-10-31',
  'a month by amount': 'received=2026-10-01..2026-10-31&sort=-amount',
};

const complaintWays: Ways[string] = {
  answered: 'show=answered',
  all: 'show=all',
  ...each('show=all&sort', ['due', '-due', 'received', '-received', 'changed', '-changed']),
  'a subject': 'show=all&kind=charge',
  'by phone': 'show=all&channel=phone',
  'by the app': 'show=all&channel=app&sort=-received',
  'a month': 'show=all&received=2026-10-01..2026-10-31&sort=due',
  'due in a month': 'show=all&due=2026-10-01..2026-10-31',
  'how a reference begins': 'show=all&find=C-2026-0000',
};

const disbursementWays: Ways[string] = {
  ...each('show=left&sort', ['ordered', '-ordered', 'amount', '-amount']),
  'an amount that waits': 'amount=100000..',
  'an amount for approval': 'show=for-approval&amount=100000..',
  'an amount': 'show=left&amount=900000..&sort=-ordered',
  'a month': 'show=left&ordered=2026-10-01..2026-10-31',
  'a month by amount': 'show=left&ordered=2026-10-01..2026-10-31&sort=-amount',
  refunds: 'show=left&kind=refund',
};

const customerWays: Ways[string] = {
  ...each('sort', ['since', '-since']),
  ...each('loans', ['past-due', 'active', 'ended', 'none']),
  'a month': 'since=2026-10-01..2026-10-31',
};

const approvalWays: Ways[string] = {
  others: 'show=others',
  ...each('show=others&sort', ['-deadline', 'requested']),
  ended: 'show=ended',
  'asked back': 'show=asked-back',
  ...each('show=ended&sort', ['deadline', '-deadline', 'requested', '-requested', 'decided', '-decided']),
  'an act': 'show=ended&act=loan.waive',
  declined: 'show=ended&outcome=refused',
  'a month': 'show=ended&decided=2026-10-01..2026-10-31',
  'requested in a month': 'show=ended&requested=2026-10-01..2026-10-31',
  'a maker': `show=ended&maker=${idMade('staff', 1)}`,
};

const collectionWays: Ways[string] = {
  ...each(
    'show=late&sort',
    ['dpd', 'past-due', 'promised', 'last-contact'].flatMap((sort) => [sort, `-${sort}`]),
  ),
  'a bucket': 'show=late&bucket=1',
  'an amount': 'show=late&overdue=100000..&sort=-dpd',
  'a broken promise': 'show=late&promise=broken',
  'unassigned and quiet': 'show=late&owner=none&quiet=7&sort=-past-due',
};

/** What is asked for beside the plain list: filters, searches, and whatever a call can't do without. */
function waysOf(size: LenderSize): Ways {
  const { reference, person } = oneLoan(size);
  const [, own = '', family = ''] = person.name.split(' ');
  const days = 'from=2026-10-01&to=2026-10-31';
  return {
    'console.loans': {
      ...each('state', ['active', 'ended', 'written-off']),
      ...loanWays,
      'by reference': `find=${reference}`,
      'by phone': `find=${encodeURIComponent(person.phone)}`,
      'by a common name': `find=${family}`,
      'by a whole name': `find=${own}+${family}`,
      'by a payment': `find=REF${middleOf(size)}N1`,
      'by a complaint': 'find=C-2026-00002',
      'by what is not there': 'find=Nobody',
    },
    'console.customers': {
      'by part of a common name': `find=${family.slice(0, 4)}`,
      'by part of a rare name': `find=${own.slice(1)}`,
      'by two beginnings': `find=${own.slice(0, 2)}+${family.slice(0, 2)}`,
      'by a name and a number': `find=${family}+${person.phone.slice(-4)}`,
      'by how a number begins': `find=0${person.phone.slice(3, 12)}`,
      'by how a number ends': `find=${person.phone.slice(-5)}`,
      'by how a reference begins': `find=${reference.slice(0, 8)}`,
      'by what is not there': 'find=Nobody',
      ...customerWays,
    },
    'console.find': {
      'a name': `find=${own.slice(0, 4)}`,
      'a reference': `find=${reference.slice(0, 8)}`,
      'a complaint': 'find=C-2026-0000',
      'a payment': `find=REF${middleOf(size)}N1`,
      'a file': 'find=file+1',
    },
    'console.customer-timeline': { one: `borrowerId=${idMade('borrower', middleOf(size) + 1)}` },
    'console.list-views': { 'of loans': 'list=loans' },
    'console.loan-ledger': { one: `loan=${reference}` },
    'console.loan-messages': { one: `loan=${reference}` },
    'console.audit-trail': { one: `loan=${reference}`, money: `loan=${reference}&moneyOnly=true` },
    'console.queue': each('queue', [
      'applications',
      'referred',
      'payouts',
      'money',
      'collections',
      'hardship',
      'complaints',
      'bureau',
      'second-person',
    ]),
    'console.collections': {
      ...each('show', ['promised', 'late']),
      ...collectionWays,
    },
    'console.collection-team': { 'a month': days },
    'console.collection-send-preview': { one: `loans=${reference}&template=please-look` },
    'console.today': { free: 'show=free', mine: 'show=mine' },
    'console.applications': {
      ...each('show', ['for-approval', 'sent-back', 'approved', 'refused', 'all']),
      ...applicationWays,
    },
    'console.payouts': {
      ...each('show', ['waiting', 'for-approval', 'open', 'failed', 'held', 'left']),
      ...disbursementWays,
    },
    'console.complaints': complaintWays,
    'console.approvals': approvalWays,
    'console.outbox': { unsent: 'unsentOnly=true' },
    'console.outbox-tasks': each('state', ['waiting', 'given-up', 'done']),
    // On which both lenders have more than a page.
    'console.money-incoming': { 'of a day': `received=${lenderDay}..${lenderDay}`, ...incomingWays },
    'console.journal': {
      ...each('sort', ['no', '-no', 'day', '-day']),
      'old days': days,
      'an account': 'account=1210',
      'a rare account': 'account=5010',
      'an account in old days': `account=1220&${days}`,
      'an event': 'event=write-off',
      'an event in old days': `event=allocate&${days}`,
      'a loan': `subject=loan:${middleOf(size) + 2}`,
    },
    'console.journal-file': { 'old days': days },
    'console.complaint-people': { 'by part of a name': `find=${family.slice(0, 4)}` },
    'console.complaint-report': { 'old days': days },
    'console.team': { 'old days': days },
    'console.team-unassigned': { 'one queue': 'queue=collections' },
    'console.team-missed': { 'old days': days },
    'console.trial-balance': { 'a month ago': 'asOf=2026-10-31' },
    'console.audit': {
      ...each('sort', ['at', '-at']),
      people: 'group=people',
      refused: 'refusedOnly=true',
      'an act': 'act=order.approve',
      'all of a loan': `subject=${reference}`,
      'people who were refused': 'group=people&refusedOnly=true',
      'old days': 'from=2026-03-01T00:00:00Z&to=2026-03-02T00:00:00Z',
      'an act in old days': 'act=order.sign&to=2026-03-02T00:00:00Z',
    },
    'console.webhook-deliveries': {
      one: `endpointId=${idMade('endpoint', 1)}`,
      'given up': `endpointId=${idMade('endpoint', 1)}&givenUpOnly=true`,
    },
    'console.bureau-cases': each('show', ['open', 'decided']),
    'console.bureau-file': {
      all: `fileId=${idMade('bureau-file', 'ph1')}&show=all`,
      'left out': `fileId=${idMade('bureau-file', 'ph1')}&show=left-out`,
    },
    'console.import': {
      one: `importId=${idMade('import', 1)}`,
      refused: `importId=${idMade('import', 1)}&rows=refused`,
    },
    'console.portfolio-funnel': { 'a quarter': 'from=2026-08-01&to=2026-10-31' },
    'console.holidays': { 'a year': 'year=2026' },
    'console.provision': { 'a month': 'month=2026-10-01' },
    'console.product': { one: `productId=${products.ph[0]?.key}` },
  };
}

/** Where a page of a list goes on. */
const isPaged = ({ request }: Call) => 'cursor' in request.shape;

const isArray = (field: unknown): boolean => (field as { def: { type: string } }).def.type === 'array';

/** Of one thing that was opened, with whatever belongs to it: no list, though a list may stand in it. */
const ofOneThing = /Id$|^(?:loan|entry|version|text|template|language|act)$/u;

/** Calls that hold an array and are no page of a list, each with why. */
const notMeasured: Readonly<Record<string, string>> = {
  'console.gl-file': 'One file that was handed over; the large lender has handed nothing over.',
  'console.portfolio-cohorts': 'Counts every loan of twelve months when somebody opens it: a report.',
};

/**
 * Every call of the lender's people that gives a list: one that goes on by a cursor, or one that holds an
 * array and does not ask which thing. Derived from the contract: a list that is declared tomorrow is measured
 * tomorrow.
 */
const listCalls: readonly Call[] = Object.values<Call>(calls).filter(
  (call) =>
    !Object.hasOwn(notMeasured, call.key) &&
    call.audience === 'staff' &&
    call.method === 'GET' &&
    !call.events &&
    (isPaged(call) ||
      (Object.values(call.response.shape).some(isArray) &&
        !neededBy(call).some((name) => ofOneThing.test(name)))),
);

/** What must be said besides the market. */
function neededBy({ request }: Call): string[] {
  return Object.entries(request.shape).flatMap(([name, field]) =>
    name === 'market' ||
    (field as { safeParse: (value: unknown) => { success: boolean } }).safeParse(undefined).success
      ? []
      : [name],
  );
}

/** Calls that know no market, and whose plain list needs none. */
const withMarket = (query: string, hasMarket: boolean) =>
  [...(hasMarket ? ['market=ph'] : []), ...(query ? [query] : [])].join('&');

/** Every list of the contract, plainly where that is possible and in every way that is named above. */
export function listCases(size: LenderSize): readonly ListCase[] {
  const ways = waysOf(size);
  return listCalls.flatMap((call) => {
    const named = Object.entries(ways[call.key] ?? {});
    const plain: [string, string][] = neededBy(call).length === 0 ? [['', '']] : [];
    const all = [...plain, ...named];
    if (all.length === 0) throw new Error(`${call.key} is a list and nobody says here how it is asked for`);
    return all.map(([words, query]) => ({
      name: words === '' ? call.key : `${call.key} · ${words}`,
      key: call.key,
      query: withMarket(query, 'market' in call.request.shape),
      isPaged: 'cursor' in call.request.shape,
    }));
  });
}

/** A loan in the middle, in the Philippines, that was never late. */
const middleOf = ({ loans }: LenderSize) => Math.floor(loans / 24) * 12 + 4;

function oneLoan(size: LenderSize) {
  const i = middleOf(size);
  return { reference: applicationReference(idMade('order', i)), person: personMade(i) };
}
