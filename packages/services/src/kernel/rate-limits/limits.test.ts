import { expect, it } from 'vitest';
import { PersonSeal } from '../person-seal.ts';
import { permitsOf } from './limits.ts';

it('A1.2 · a site with many IPv6 networks has a bucket beside theirs, and an IPv4 address has none', () => {
  const rule = { everySeconds: 1, atOnce: 10 };
  const limits = {
    codeByAddress: rule,
    codeOverall: rule,
    newcomerByAddress: rule,
    newcomerOverall: rule,
    loginByAddress: rule,
  };
  const parts = { seal: new PersonSeal([Buffer.alloc(32, 1)]), limits };
  const buckets = (address: string) =>
    permitsOf(parts, 'code', Buffer.alloc(32), { address, deviceId: undefined }).map(({ bucket }) =>
      bucket.toString('hex'),
    );
  const [first, second] = [buckets('2001:db8:1:1::9'), buckets('2001:db8:1:2::9')];
  const shared = first.filter((bucket) => second.includes(bucket));
  // By phone, by phone and day, and by site; by network alone they differ.
  expect(shared).toHaveLength(3);
  expect(first).toHaveLength(4);
  expect(buckets('203.0.113.9')).toHaveLength(3);
});
