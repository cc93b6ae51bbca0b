import type { Parts } from '@candor/domain/loan';

/** The parts of an amount as they cross the wire. */
export function amountsOf({ penalty, fee, interest, principal }: Parts): Record<keyof Parts, number> {
  return {
    penalty: Number(penalty),
    fee: Number(fee),
    interest: Number(interest),
    principal: Number(principal),
  };
}
