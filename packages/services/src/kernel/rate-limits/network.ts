import { isIPv4, isIPv6 } from 'node:net';

/**
 * Which network an address belongs to. Whoever has an IPv6 address has 2^64 of them: 2001:db8:1:2::9 counts
 * as 2001:db8:1:2, and with three groups as 2001:db8:1, the site that has 65,536 such networks. A proxy may
 * write the port beside the address: [2001:db8:1:2::9]:4711 and 203.0.113.9:4711 count as what they are
 * without it.
 */
export function network(written: string, groups = 4): string {
  const address = withoutPort(written).replace(/^::ffff:(?=[\d.]+$)/iu, '');
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => '0');
  return (address.includes('::') ? [...front, ...zeros, ...back] : front).slice(0, groups).join(':');
}

export function withoutPort(written: string): string {
  const [, inBrackets] = /^\[([^\]]*)\](?::\d+)?$/u.exec(written) ?? [];
  if (inBrackets !== undefined) return inBrackets;
  const [address = '', port] = written.split(':');
  return port !== undefined && isIPv4(address) ? address : written;
}
