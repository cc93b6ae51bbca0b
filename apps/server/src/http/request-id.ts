import { randomFillSync } from 'node:crypto';

/** Crockford's base 32: no I, L, O or U, so that a number read over the phone is heard right. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const pool = Buffer.alloc(8 * 512);
let used = pool.length;

/**
 * `R-7K3M-9QXA`: what a person tells support, and what the logs are searched by. 40 random bits, taken from a
 * pool because asking the kernel for each request costs more than the rest of the id. A caller's own id is
 * never used: it would let a stranger write into the logs.
 */
export function newRequestId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  let id = 'R-';
  for (let place = 0; place < 8; place += 1) {
    if (place === 4) id += '-';
    id += digits[pool[used + place]! & 31]!;
  }
  used += 8;
  return id;
}
