import { takeRateLimitTokens, type Permit } from '@candor/store/rate-limits';
import type { Database } from '@candor/store/database';
import { lease } from '../commands/lease.ts';
import type { PersonSeal } from '../person-seal.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { network } from './network.ts';

export type Caller = {
  /** As the connection, or a proxy that we trust, says it. */
  readonly address: string;
  /** What the caller says of itself: good for a limit more, never for one less. */
  readonly deviceId: string | undefined;
};

type Rule = { readonly everySeconds: number; readonly atOnce: number };

/**
 * What a lender sets for its own carriers: mobile networks put thousands of phones behind one address. The
 * newcomers' own are for numbers that have no account here: strangers who ask for codes use up those, and
 * nobody's who is a customer.
 */
export type CodeLimits = {
  readonly codeByAddress: Rule;
  readonly codeOverall: Rule;
  readonly newcomerByAddress: Rule;
  readonly newcomerOverall: Rule;
  readonly loginByAddress: Rule;
};

/**
 * Limits by phone hold whoever asks, and are on codes alone: a code is good for five tries, so guessing is
 * bounded by the codes that are sent, and a limit on tries by phone would let a stranger lock its owner out.
 * Those by address are settings.
 */
const rules = {
  codeByPhone: { everySeconds: 450, atOnce: 8 },
  codeByPhoneDay: { everySeconds: 8_640, atOnce: 10 },
  stepUpByPhone: { everySeconds: 450, atOnce: 8 },
  stepUpByPhoneDay: { everySeconds: 8_640, atOnce: 10 },
  codeByDevice: { everySeconds: 300, atOnce: 10 },
  loginByDevice: { everySeconds: 60, atOnce: 30 },
  loginOverall: { everySeconds: 0.02, atOnce: 2_000 },
  staffLoginByAddress: { everySeconds: 10, atOnce: 30 },
  staffLoginByDevice: { everySeconds: 10, atOnce: 30 },
  textTestByStaff: { everySeconds: 60, atOnce: 10 },
  // Each costs a quarter of a second of a core.
  staffLoginOverall: { everySeconds: 0.2, atOnce: 200 },
  // Ten a second for long, and a page of lists at once.
  callByKey: { everySeconds: 0.1, atOnce: 120 },
  wrongKeyByAddress: { everySeconds: 5, atOnce: 60 },
  // A mailbox that is a stranger's gets few, whoever gives its address.
  mailCodeByBorrower: { everySeconds: 8_640, atOnce: 5 },
  mailCodeByAddress: { everySeconds: 17_280, atOnce: 5 },
  passkeyByBorrower: { everySeconds: 60, atOnce: 30 },
  shellByAddress: { everySeconds: 5, atOnce: 60 },
  shellCodeByBorrower: { everySeconds: 10, atOnce: 20 },
  // Each asks a vendor for a code: more than a person pays with in a day.
  paymentByBorrower: { everySeconds: 60, atOnce: 30 },
  exportByBorrower: { everySeconds: 28_800, atOnce: 3 },
  pushByBorrower: { everySeconds: 60, atOnce: 20 },
  scoreByBorrower: { everySeconds: 3_600, atOnce: 5 },
  pointByAddress: { everySeconds: 2, atOnce: 120 },
  pictureByBorrower: { everySeconds: 60, atOnce: 40 },
  // More in one go than anybody types: each stays for ever in a thread that is read whole.
  replyByBorrower: { everySeconds: 600, atOnce: 30 },
  pieceByBorrower: { everySeconds: 0.25, atOnce: 400 },
  // Each tells whether a document is known: five of one's own are more than anybody has, and nothing to
  // search with.
  documentByBorrower: { everySeconds: 17_280, atOnce: 5 },
  documentHintByOwner: { everySeconds: 86_400, atOnce: 1 },
  alarm: { everySeconds: 3_600, atOnce: 1 },
} as const satisfies Record<string, Rule>;

export type LimitName = keyof typeof rules;

/** Buckets are named by an index: no phone and no address is in the table. */
export function permit(seal: PersonSeal, name: LimitName, value: string, crowd = 1): Permit {
  const { everySeconds, atOnce } = rules[name];
  return permitBy(seal, name, { everySeconds, atOnce: atOnce * crowd }, value);
}

/** What may be asked: a login code, a code of somebody who is logged in, a login. */
type Asked = 'code' | 'stepUp' | 'login';

export function permitsOf(
  { seal, limits }: Pick<IdentityDeps, 'seal' | 'limits'>,
  asked: Asked,
  phoneIndex: Buffer,
  { address, deviceId }: Caller,
): Permit[] {
  const what = asked === 'login' ? 'login' : 'code';
  return [
    ...ownRateLimitTokens(seal, asked, phoneIndex, deviceId),
    ...byAddress(seal, `${what}ByAddress`, limits[`${what}ByAddress`], address),
    ...(asked === 'stepUp' ? customerRateLimitTokens({ seal, limits }) : []),
    ...(asked === 'login' ? [permit(seal, 'loginOverall', '')] : []),
  ];
}

/** What a page takes that asks for something to sign: as many as may log in, counted apart from them. */
export function challengePermits(
  { seal, limits }: Pick<IdentityDeps, 'seal' | 'limits'>,
  address: string,
): Permit[] {
  return byAddress(seal, 'challengeByAddress', limits.loginByAddress, address);
}

/** What a code for a customer takes, of all customers' together. */
export function customerRateLimitTokens({ seal, limits }: Pick<IdentityDeps, 'seal' | 'limits'>): Permit[] {
  return [permitBy(seal, 'codeOverall', limits.codeOverall, '')];
}

/** What a code for a number without an account takes beside these. */
export function newcomerRateLimitTokens(
  { seal, limits }: Pick<IdentityDeps, 'seal' | 'limits'>,
  address: string,
): Permit[] {
  return [
    ...byAddress(seal, 'newcomerByAddress', limits.newcomerByAddress, address),
    permitBy(seal, 'newcomerOverall', limits.newcomerOverall, ''),
  ];
}

/**
 * The part of them that a refusal gives back; the rest never, so that asking in vain is not free. Step-up
 * codes have buckets of their own: a stranger who asks for login codes takes none from somebody who is logged
 * in.
 */
export function ownRateLimitTokens(
  seal: PersonSeal,
  asked: Asked,
  phoneIndex: Buffer,
  deviceId: string | undefined,
): Permit[] {
  const phone = phoneIndex.toString('hex');
  const device = asked === 'login' ? 'loginByDevice' : 'codeByDevice';
  const byDevice = deviceId === undefined ? [] : [permit(seal, device, deviceId)];
  if (asked === 'login') return byDevice;
  return [permit(seal, `${asked}ByPhone`, phone), permit(seal, `${asked}ByPhoneDay`, phone), ...byDevice];
}

/** One site rents whole networks: ten addresses' worth for each. */
const addressesOfASite = 10;

/** By network and, where the network is part of a bigger one that one site can rent, by that too. */
function byAddress(
  seal: PersonSeal,
  name: keyof CodeLimits | 'challengeByAddress',
  rule: Rule,
  address: string,
): Permit[] {
  const [own, site] = [network(address), network(address, 3)];
  const ofSite = {
    everySeconds: rule.everySeconds / addressesOfASite,
    atOnce: rule.atOnce * addressesOfASite,
  };
  return [
    permitBy(seal, name, rule, own),
    ...(site === own ? [] : [permitBy(seal, `${name}:site`, ofSite, site)]),
  ];
}

function permitBy(seal: PersonSeal, name: string, { everySeconds, atOnce }: Rule, value: string): Permit {
  return { bucket: seal.index('limit', name, value), everySeconds, atOnce };
}

/** 0, or how many seconds to wait. */
export function takeAll(database: Database, permits: readonly Permit[], at: Date): Promise<number> {
  return lease(database, 'limit.count', (tx) => takeRateLimitTokens(tx, permits, at));
}
