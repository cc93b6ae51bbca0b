import { BlockList, isIP, isIPv6 } from 'node:net';
import { withoutPort } from '../../kernel/rate-limits/network.ts';

/** An IPv4 address that came in over IPv6 is the same address. */
const plain = (written: string): string => withoutPort(written.trim()).replace(/^::ffff:(?=[\d.]+$)/iu, '');

type Network = { readonly address: string; readonly bits: number; readonly family: 'ipv4' | 'ipv6' };

function parse(written: string): Network | null {
  const [address = '', bits, ...more] = written.trim().toLowerCase().split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0 || address.includes('%')) return null;
  const most = version === 4 ? 32 : 128;
  if (bits !== undefined && !/^(?:0|[1-9]\d{0,2})$/u.test(bits)) return null;
  const length = bits === undefined ? most : Number(bits);
  // Nought bits are everywhere: that is said by an empty list.
  if (length < 1 || length > most) return null;
  return { address, bits: length, family: version === 4 ? 'ipv4' : 'ipv6' };
}

/**
 * A network as it is kept, or null if it can't be read.
 *
 * Worked example: ' 203.0.113.7 ' is 203.0.113.7/32; 2001:DB8::/32 is 2001:db8::/32; 10.0.0.0/33 is none.
 */
export function readNetwork(written: string): string | null {
  const read = parse(written);
  return read && `${read.address}/${read.bits}`;
}

/** Whether the console may be used from an address: from everywhere, where no network is named. */
export function isWithin(networks: readonly string[], address: string): boolean {
  if (networks.length === 0) return true;
  const from = plain(address);
  if (isIP(from) === 0) return false;
  const list = new BlockList();
  for (const network of networks) {
    const read = parse(network);
    if (read) list.addSubnet(read.address, read.bits, read.family);
  }
  return list.check(from, isIPv6(from) ? 'ipv6' : 'ipv4');
}
