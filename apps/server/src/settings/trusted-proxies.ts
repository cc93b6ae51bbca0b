import { isIPv4, isIPv6 } from 'node:net';
import { Unfit, type Kind } from '@candor/adapters/settings';

/**
 * Proxies whose forwarding headers are believed. Whoever is among them may say that a request came from
 * anywhere, so that limits by address hold for nobody: a list that takes in a good part of the internet is
 * refused, however it is cut up. `none` says in a word that clients reach the server directly; silence would
 * not tell whether somebody forgot.
 */
export const trustedProxies: Kind<readonly string[]> = (text) => {
  if (text.trim() === 'none') return [];
  const addresses = text.split(',').map((part) => part.trim());
  const ranges = addresses.map(rangeOf);
  if (ranges.some((range) => range === undefined))
    throw new Unfit(
      'must be network addresses, each with or without its prefix length, or the word none where clients reach the server directly',
    );
  for (const [family, most] of Object.entries(mostBelieved) as [Family, bigint][]) {
    if (covered(ranges.filter((range) => range!.family === family) as Range[]) > most)
      throw new Unfit(
        'must name your own proxies alone: these ranges together take in so much of the internet that strangers could say where they come from',
      );
  }
  return addresses;
};

type Family = 'ipv4' | 'ipv6';
type Range = { readonly family: Family; readonly first: bigint; readonly last: bigint };

/**
 * Every private network of IPv4 together has fewer addresses than this, and so has any firm that forwards
 * requests for others. Of IPv6 only what is given out to the public counts (2000::/3).
 */
const mostBelieved: Readonly<Record<Family, bigint>> = { ipv4: 1n << 26n, ipv6: 1n << 112n };
const publicSix = { first: 1n << 125n, last: (1n << 126n) - 1n };

function rangeOf(text: string): Range | undefined {
  const [address = '', prefix, ...more] = text.split('/');
  const isFour = isIPv4(address);
  if (more.length > 0 || (!isFour && !isIPv6(address)) || address.includes('%')) return undefined;
  const bits = isFour ? 32 : 128;
  if (prefix !== undefined && !/^\d{1,3}$/u.test(prefix)) return undefined;
  const length = prefix === undefined ? bits : Number(prefix);
  if (length > bits) return undefined;
  const host = (1n << BigInt(bits - length)) - 1n;
  const first = (isFour ? numberOfFour(address) : numberOfSix(address)) & ~host;
  const last = first | host;
  // IPv4 in IPv6's clothes (::ffff:0:0/96) means the same addresses.
  const four = 0xffffn << 32n;
  if (!isFour && first <= four && last >= four + 0xffff_ffffn)
    return { family: 'ipv4', first: 0n, last: 0xffff_ffffn };
  if (!isFour && first >= four && last <= four + 0xffff_ffffn)
    return { family: 'ipv4', first: first - four, last: last - four };
  if (isFour) return { family: 'ipv4', first, last };
  return {
    family: 'ipv6',
    first: first > publicSix.first ? first : publicSix.first,
    last: last < publicSix.last ? last : publicSix.last,
  };
}

function numberOfFour(address: string): bigint {
  return address.split('.').reduce((sum, part) => sum * 256n + BigInt(part), 0n);
}

function numberOfSix(address: string): bigint {
  // A URL writes an address in full hexadecimal, whatever it was written as.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const [front, back] = [groups(head), groups(tail ?? '')];
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => '0');
  return [...front, ...zeros, ...back].reduce((sum, part) => sum * 65_536n + BigInt(`0x${part}`), 0n);
}

/** How many addresses are in at least one of them. */
function covered(ranges: readonly Range[]): bigint {
  let sum = 0n;
  let next = 0n;
  for (const { first, last } of ranges.toSorted((a, b) => (a.first < b.first ? -1 : 1))) {
    // Outside of what counts, or inside of what was counted.
    if (last < first || last < next) continue;
    sum += last - (first > next ? first : next) + 1n;
    next = last + 1n;
  }
  return sum;
}
