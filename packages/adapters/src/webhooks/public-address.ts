import { BlockList, isIP } from 'node:net';

/** Addresses that belong to a house, a machine or nobody: whoever names one wants to look behind our wall. */
const own = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Link-local; clouds answer here for their machines' own secrets.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  own.addSubnet(network, bits, 'ipv4');

/** Of IPv6 only what is given out to the public; what carries an IPv4 address inside of it is nobody's. */
const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6');
const reserved = new BlockList();
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  reserved.addSubnet(network, bits, 'ipv6');

export function isPublicAddress(address: string): boolean {
  const kind = isIP(address);
  if (kind === 4) return !own.check(address, 'ipv4');
  return kind === 6 && open.check(address, 'ipv6') && !reserved.check(address, 'ipv6');
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

export function isLoopback(address: string): boolean {
  const kind = isIP(address);
  return kind !== 0 && loopback.check(address, kind === 4 ? 'ipv4' : 'ipv6');
}
