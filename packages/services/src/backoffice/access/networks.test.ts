import { describe, expect, it } from 'vitest';
import { isWithin, readNetwork } from './networks.ts';

describe('a network', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7/32'],
    [' 203.0.113.0/24 ', '203.0.113.0/24'],
    ['2001:DB8::/32', '2001:db8::/32'],
    ['2001:db8::1', '2001:db8::1/128'],
    ['203.0.113.0/33', null],
    ['203.0.113.0/0', null],
    ['::/0', null],
    ['203.0.113.0/024', null],
    ['203.0.113/24', null],
    ['office', null],
    ['203.0.113.0/24/8', null],
    ['fe80::1%eth0', null],
    ['', null],
  ])('%s is kept as %s', (written, kept) => {
    expect(readNetwork(written)).toBe(kept);
  });
});

describe('an address', () => {
  const office = ['203.0.113.0/24', '2001:db8:1::/48', '198.51.100.7/32'];
  it.each([
    ['203.0.113.0', true],
    ['203.0.113.255', true],
    ['203.0.114.0', false],
    ['198.51.100.7', true],
    ['198.51.100.8', false],
    ['2001:db8:1:ffff::9', true],
    ['2001:db8:2::9', false],
    // Over IPv6, or with a port beside it, it is the same.
    ['::ffff:203.0.113.9', true],
    ['::ffff:203.0.114.9', false],
    ['203.0.113.9:4711', true],
    ['[2001:db8:1::9]:4711', true],
    ['', false],
    ['unknown', false],
  ])('%s is within: %s', (address, isIn) => {
    expect(isWithin(office, address)).toBe(isIn);
  });

  it('is within where no network is named, whatever it is', () => {
    expect(isWithin([], '192.0.2.1')).toBe(true);
    expect(isWithin([], 'unknown')).toBe(true);
  });
});
