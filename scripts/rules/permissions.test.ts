import { describe, expect, it } from 'vitest';
import { permissionKeys } from '@candor/contract';
import { permissions } from '@candor/domain/staff';

describe('what a person at the lender may do', () => {
  it('is the same list for the calls and for the acts and queues behind them', () => {
    expect(permissions).toEqual(permissionKeys);
  });
});
