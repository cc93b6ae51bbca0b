import { expect, it } from 'vitest';
import { isConnectionLoss, isOutage, isPoolTimeout, isRetryable } from './database-errors.ts';

const coded = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more });

it.each([
  { error: coded('40001'), retryable: true, loss: false, outage: false },
  { error: coded('40P01'), retryable: true, loss: false, outage: false },
  { error: coded('57P01'), retryable: false, loss: true, outage: true },
  { error: coded('57P02'), retryable: false, loss: true, outage: true },
  { error: coded('57P03'), retryable: false, loss: true, outage: true },
  { error: coded('08006'), retryable: false, loss: true, outage: true },
  { error: coded('ECONNRESET'), retryable: false, loss: true, outage: true },
  { error: coded('ECONNREFUSED'), retryable: false, loss: true, outage: true },
  { error: coded('EPIPE'), retryable: false, loss: true, outage: true },
  { error: coded('ENOENT', { syscall: 'connect' }), retryable: false, loss: true, outage: true },
  { error: coded('ENOENT', { syscall: 'open' }), retryable: false, loss: false, outage: false },
  { error: new Error('Connection terminated unexpectedly'), retryable: false, loss: true, outage: true },
  {
    error: new Error('Connection terminated due to connection timeout'),
    retryable: false,
    loss: true,
    outage: true,
  },
  {
    error: new Error('timeout exceeded when trying to connect'),
    retryable: false,
    loss: false,
    outage: true,
  },
  { error: coded('53100'), retryable: false, loss: false, outage: true },
  { error: coded('53300'), retryable: false, loss: false, outage: true },
  { error: coded('23505'), retryable: false, loss: false, outage: false },
  { error: coded('57014'), retryable: false, loss: false, outage: true },
  { error: coded('25006'), retryable: false, loss: false, outage: true },
  { error: coded('0A000'), retryable: false, loss: false, outage: false },
  {
    error: Object.assign(new Error('cannot set transaction read-write mode during recovery'), {
      code: '0A000',
    }),
    retryable: false,
    loss: false,
    outage: true,
  },
  { error: new Error('offer_has_expired'), retryable: false, loss: false, outage: false },
  { error: undefined, retryable: false, loss: false, outage: false },
  { error: '08006', retryable: false, loss: false, outage: false },
])('$error · retry $retryable, loss $loss, outage $outage', ({ error, retryable, loss, outage }) => {
  expect(isRetryable(error)).toBe(retryable);
  expect(isConnectionLoss(error)).toBe(loss);
  expect(isOutage(error)).toBe(outage);
});

it('a pool without a free connection is told apart from a lost one', () => {
  expect(isPoolTimeout(new Error('timeout exceeded when trying to connect'))).toBe(true);
  expect(isPoolTimeout(new Error('Connection terminated'))).toBe(false);
});
