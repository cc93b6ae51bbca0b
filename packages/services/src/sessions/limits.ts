import { isIPv6 } from 'node:net';
import { takePermits, type Database, type Permit } from '@candor/store';
import type { PersonSeal } from '../borrowers/person-seal.ts';
import type { IdentityParts } from '../identity-parts.ts';

export type Caller = {
  /** As the connection, or a proxy that we trust, says it. */
  readonly address: string;
  /** What the caller says of itself: good for a limit more, never for one less. */
  readonly deviceId: string | undefined;
};

type Rule = { readonly everySeconds: number; readonly atOnce: number };

/**
 * Limits by phone hold whoever asks; by address they are generous, because a carrier puts thousands behind one; the
 * overall one is for the day on which somebody rents ten thousand addresses.
 */
const rules = {
  codeByPhone: { everySeconds: 450, atOnce: 8 },
  codeByPhoneDay: { everySeconds: 8_640, atOnce: 10 },
  codeByAddress: { everySeconds: 20, atOnce: 30 },
  codeByDevice: { everySeconds: 300, atOnce: 10 },
  codeOverall: { everySeconds: 0.1, atOnce: 600 },
  loginByPhone: { everySeconds: 240, atOnce: 15 },
  loginByAddress: { everySeconds: 5, atOnce: 60 },
  loginByDevice: { everySeconds: 60, atOnce: 30 },
  loginOverall: { everySeconds: 0.02, atOnce: 2_000 },
  shellByAddress: { everySeconds: 5, atOnce: 60 },
  shellCodeByBorrower: { everySeconds: 10, atOnce: 20 },
  exportByBorrower: { everySeconds: 28_800, atOnce: 3 },
  scoreByBorrower: { everySeconds: 3_600, atOnce: 5 },
  alarm: { everySeconds: 3_600, atOnce: 1 },
} as const satisfies Record<string, Rule>;

export type LimitName = keyof typeof rules;

/** Buckets are named by an index: no phone and no address is in the table. */
export function permit(seal: PersonSeal, name: LimitName, value: string, crowd = 1): Permit {
  const { everySeconds, atOnce } = rules[name];
  return { bucket: seal.index('limit', name, value), everySeconds, atOnce: atOnce * crowd };
}

export function permitsOf(
  { seal, crowd }: Pick<IdentityParts, 'seal' | 'crowd'>,
  what: 'code' | 'login',
  phoneIndex: Buffer,
  { address, deviceId }: Caller,
): Permit[] {
  const phone = phoneIndex.toString('hex');
  const permits = [
    permit(seal, `${what}ByPhone`, phone),
    permit(seal, `${what}ByAddress`, network(address), crowd),
    permit(seal, `${what}Overall`, ''),
  ];
  if (what === 'code') permits.push(permit(seal, 'codeByPhoneDay', phone));
  if (deviceId !== undefined) permits.push(permit(seal, `${what}ByDevice`, deviceId));
  return permits;
}

/** Whoever has an IPv6 address has 2^64 of them: they are one caller. */
export function network(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address;
  const [head = '', tail = ''] = address.split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => '0');
  return (address.includes('::') ? [...front, ...zeros, ...back] : front).slice(0, 4).join(':');
}

/** 0, or how many seconds to wait. */
export function takeAll(database: Database, permits: readonly Permit[], at: Date): Promise<number> {
  return database.withTransaction((tx) => takePermits(tx, permits, at));
}
