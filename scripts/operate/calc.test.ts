import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';

const calc = (args: string[], input: string) =>
  spawnSync(process.execPath, [join(root, 'scripts', 'operate', 'calc.ts'), ...args], {
    input,
    encoding: 'utf8',
  });

describe('the calculator on the command line', () => {
  it('reads a request from standard input and prints the answer alone', () => {
    const request = {
      convention: 'nominal-12',
      advances: [{ amount: '19600', period: 0 }],
      payments: [{ amount: '969.73296', count: 24, period: 1 }],
    };
    const { stdout, stderr, status } = calc(['apr'], JSON.stringify(request));
    expect(JSON.parse(stdout)).toEqual({
      rate: '17.070553',
      unit: 'percent',
      per: 'year',
      convention: 'nominal-12',
    });
    expect([stderr, status]).toEqual(['', 0]);
  });

  it('ends with 2 on a bad request, with the problem on both outputs', () => {
    const { stdout, stderr, status } = calc(['schedule'], '{"amount": "abc"}');
    expect(JSON.parse(stdout)).toMatchObject({ field: 'amount', example: '10000.00' });
    expect(stderr).toMatch(/^amount: .+ For example 10000\.00\n$/);
    expect(status).toBe(2);
  });
});
