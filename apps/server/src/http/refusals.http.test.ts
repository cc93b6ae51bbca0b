import {
  freshLogins,
  keyMay,
  keyScopeKeys,
  mayNeedFreshLogin,
  pathsOf,
  requestSchemaOf,
  roleMay,
  type Call,
  type Json,
} from '@candor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  everyCall,
  everyRole,
  isBorrowers,
  isStaffs,
  needsLogin,
  openSweep,
  sampleFor,
  type Asked,
  type Sweep,
} from './testing/refusal-sweep.ts';
import { leastSampleOf } from './testing/sample-of.ts';

/**
 * Every call with every kind of refusal that can meet it before its handler is asked, derived from the
 * contract: a call that is declared tomorrow is in here tomorrow.
 */
let sweep: Sweep;
beforeAll(async () => {
  sweep = await openSweep();
});
afterAll(() => sweep.close());

const isPost = ({ method }: Call) => method === 'POST';
const isFromApp = (call: Call) => isPost(call) && call.audience !== 'channel';
const scopeFor = (call: Call) => keyScopeKeys.find((scope) => keyMay([scope], call.key));
const roleWithout = (call: Call) => everyRole.find((role) => !roleMay(role, call));

/** Without what may be left out: a cursor that nobody was given would be refused first. */
const withMarket = (call: Call, market: string): Json => {
  const least = leastSampleOf(requestSchemaOf(call));
  return 'market' in sampleFor(call) ? { ...least, market } : least;
};

const scrambledPath = (call: Call) =>
  sweep.app.app.routeCensus.find(
    ({ url, callIds }) => callIds.includes(call.id) && !pathsOf(call).some(({ path }) => path === url),
  )!.url;

/** What makes a request of a call one that takes a fresh login. */
function guardedField({ key }: Call): { readonly [field: string]: Json } {
  const rule = freshLogins[key as keyof typeof freshLogins];
  return typeof rule === 'object' ? { [rule.field]: rule.is[0] } : {};
}

type Kind = {
  /** How many calls it must meet at least: a kind that meets none proves nothing. */
  readonly atLeast: number;
  readonly meets: (call: Call) => boolean;
  /** One request after the other. */
  readonly asks: (call: Call) => readonly Asked[];
  /** What happens before each of them. */
  readonly arrange?: (call: Call, request: Asked) => Promise<void>;
  readonly says: readonly [status: number, code: string | undefined];
};

const notLoggedIn = [401, 'not_logged_in'] as const;
const notPermitted = [403, 'not_permitted'] as const;

/** What is refused before a handler is asked. */
const atTheEdge: Readonly<Record<string, Kind>> = {
  'by nobody': { atLeast: 150, meets: needsLogin, asks: () => [{}], says: notLoggedIn },
  'with a token that nobody has': {
    atLeast: 150,
    meets: needsLogin,
    asks: () => [
      { who: { cookie: `session=${'x'.repeat(43)}; staff-session=${'x'.repeat(43)}` } },
      { who: { headers: { authorization: 'Bearer ck_nobody' } } },
    ],
    says: notLoggedIn,
  },
  'by a borrower in the place of staff': {
    atLeast: 100,
    meets: isStaffs,
    asks: () => [
      { who: { cookie: `session=${sweep.borrowerToken}` } },
      { who: { cookie: `staff-session=${sweep.borrowerToken}` } },
      { who: { headers: { authorization: `Bearer ${sweep.borrowerToken}` } } },
    ],
    says: notLoggedIn,
  },
  'by staff in the place of a borrower': {
    atLeast: 40,
    meets: isBorrowers,
    asks: () => [
      { who: { cookie: `session=${sweep.staffToken}; staff-session=${sweep.staffToken}` } },
      { who: { headers: { authorization: `Bearer ${sweep.staffToken}` } } },
    ],
    says: notLoggedIn,
  },
  'in a session that was ended': {
    atLeast: 150,
    meets: needsLogin,
    asks: (call) => [{ who: sweep.ended[isStaffs(call) ? 'staff' : 'borrower'] }],
    says: notLoggedIn,
  },
  'in a session that is too old': {
    atLeast: 150,
    meets: needsLogin,
    asks: (call) => [{ who: sweep.expired[isStaffs(call) ? 'staff' : 'borrower'] }],
    says: notLoggedIn,
  },
  'by a role that may not': {
    atLeast: 80,
    meets: (call) => isStaffs(call) && roleWithout(call) !== undefined,
    asks: (call) => [{ who: sweep.sessions.get(roleWithout(call)!)! }],
    says: notPermitted,
  },
  'by staff who logged in too long ago for it': {
    atLeast: 40,
    meets: ({ key }) => mayNeedFreshLogin(key),
    asks: (call) => [{ who: sweep.staleWhoMay(call), body: { ...sampleFor(call), ...guardedField(call) } }],
    says: [403, 'confirm_it_is_you'],
  },
  'with a key that was not made for it': {
    atLeast: 100,
    meets: isStaffs,
    asks: (call) => [{ who: sweep.keys.get(keyScopeKeys.find((scope) => !keyMay([scope], call.key))!)! }],
    says: notPermitted,
  },
  'with a key that has ended': {
    atLeast: 10,
    meets: (call) => isStaffs(call) && scopeFor(call) !== undefined,
    asks: (call) => [{ who: sweep.endedKey, body: withMarket(call, 'ph') }],
    says: notLoggedIn,
  },
  'with a key of another market': {
    atLeast: 10,
    meets: (call) => isStaffs(call) && scopeFor(call) !== undefined,
    asks: (call) => [{ who: sweep.keys.get(scopeFor(call)!)!, body: withMarket(call, 'in') }],
    says: notPermitted,
  },
  'without the marker header': {
    atLeast: 80,
    meets: isFromApp,
    asks: (call) => [{ who: sweep.whoMay(call), headers: { 'x-requested-with': undefined } }],
    says: [403, 'marker_header_missing'],
  },
  'from a page of another site': {
    atLeast: 80,
    meets: isFromApp,
    asks: (call) => [
      { who: sweep.whoMay(call), headers: { origin: 'https://evil.example' } },
      { who: sweep.whoMay(call), headers: { 'sec-fetch-site': 'cross-site' } },
    ],
    says: [403, 'origin_is_foreign'],
  },
  'without an idempotency key': {
    atLeast: 10,
    meets: ({ idempotent }) => idempotent,
    asks: (call) => [{ who: sweep.whoMay(call), headers: { 'idempotency-key': undefined } }],
    says: [400, 'idempotency_key_missing'],
  },
  'with a field that nobody declared': {
    atLeast: 200,
    meets: ({ audience }) => audience !== 'channel',
    asks: (call) => [
      {
        who: sweep.whoMay(call),
        body: { ...sampleFor(call), nonsense: 'yes' },
      },
    ],
    says: [400, 'invalid_request'],
  },
  'with a body that is no object, or no JSON': {
    atLeast: 80,
    meets: isFromApp,
    asks: (call) => ['[]', '{"a":'].map((payload) => ({ who: sweep.whoMay(call), payload })),
    says: [400, 'invalid_request'],
  },
  'in a format that nobody reads': {
    atLeast: 80,
    meets: isPost,
    asks: (call) => [{ who: sweep.whoMay(call), headers: { 'content-type': 'text/plain' } }],
    says: [415, 'unsupported_media_type'],
  },
  'with more than a body may hold': {
    atLeast: 80,
    meets: (call) => isPost(call) && (call.maxBodyBytes ?? 0) < 2_000_000,
    asks: (call) => [
      { who: sweep.whoMay(call), payload: ' '.repeat(Math.max(65_536, call.maxBodyBytes ?? 0) + 1) },
    ],
    says: [413, 'body_too_large'],
  },
  'under names that nobody speaks any more': {
    atLeast: 40,
    meets: ({ wireGroup }) => wireGroup !== null,
    asks: (call) => [
      { who: sweep.whoMay(call), path: scrambledPath(call), headers: { 'x-wire-version': 'of-long-ago' } },
    ],
    // Its code travels under a name of its own too.
    says: [409, undefined],
  },
  'in a market that is not offered': {
    atLeast: 20,
    meets: ({ variant }) => variant === 'yd',
    asks: (call) => [
      {
        who: sweep.whoMay(call),
        at: sweep.phOnly,
        path: pathsOf(call).find(({ market }) => market === 'in')!.path,
      },
    ],
    says: [404, 'market_not_offered'],
  },
  'beyond the pace of a key': {
    atLeast: 10,
    meets: (call) => isStaffs(call) && scopeFor(call) !== undefined,
    asks: (call) => [{ who: sweep.keys.get(scopeFor(call)!)!, body: withMarket(call, 'ph') }],
    arrange: async (call, request) => {
      await sweep.send(call, request);
      await sweep.emptyBuckets();
    },
    says: [429, 'too_many_requests'],
  },
  // The last of them: the networks stay closed.
  'from a network that is not allowed': {
    atLeast: 180,
    meets: ({ group }) => group === 'console',
    asks: (call) => [{ who: sweep.whoMay(call) }],
    arrange: async () => void (await sweep.closeNetworks()),
    says: [403, 'network_not_allowed'],
  },
};

describe('a call that is refused before its handler is asked', () => {
  it.each(Object.entries(atTheEdge))(
    '%s: says so, asks no handler and changes nothing',
    async (_what, { atLeast, meets, asks, arrange, says: [status, code] }) => {
      const meeting = everyCall.filter(meets);
      expect(meeting.length).toBeGreaterThanOrEqual(atLeast);
      const otherwise: object[] = [];
      for (const call of meeting) {
        for (const request of asks(call)) {
          await sweep.forget();
          await arrange?.(call, request);
          await sweep.forget({ limits: false });
          const before = sweep.handlersAsked();
          const answer = await sweep.send(call, request);
          const changed = await sweep.changedRows();
          const handlersAsked = sweep.handlersAsked() - before;
          const isSaid = answer.statusCode === status && (!code || answer.json().code === code);
          if (!isSaid || changed.length > 0 || handlersAsked > 0)
            otherwise.push({ call: call.key, said: answer.body, changed, handlersAsked });
        }
      }
      expect(otherwise).toEqual([]);
    },
    300_000,
  );
});
