import { randomUUID } from 'node:crypto';
import { rational } from '@candor/domain/numbers';
import { readLoan } from '@candor/store/loans';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { day, workedLoan, workedTerms } from '@candor/domain/testing/worked-loan';
import type { Json } from '../../kernel/commands/command.ts';
import { runCommand } from '../../kernel/commands/run-command.ts';
import { receivePayment } from '../../payments/payments/receive-payment.ts';
import { asCommand, type Runnable } from './testing/as-command.ts';
import { openLendingWorld, type LendingWorld } from './testing/lending-world.ts';
import { restructureLoan } from './testing/loan-acts.ts';

let world: LendingWorld;
beforeAll(async () => {
  world = await openLendingWorld();
});
afterAll(() => world.close());

const answerTo = <Input, Output extends Json, Code extends string>(
  command: Runnable<Input, Output, Code>,
  input: Input,
) => runCommand(world.database, asCommand(command), { actor: { kind: 'staff', id: 'desk' }, input });
const at = (percent: bigint, instalments: number) => ({
  instalments,
  every: { count: 1, unit: 'month' as const },
  firstDueOn: null,
  interest: { ...workedTerms.interest, rate: rational(percent) },
});
const reason = 'illness';

describe('a restructured loan in the Philippines', () => {
  it('has of each ceiling the tighter: the one that it carried, or the one of the day', async () => {
    const limitsAfter = async (percent: bigint) => {
      const limits = { mostCost: 700_000n, mostLatePercentPerMonth: rational(percent) };
      await world.setDay('ph', day('2026-09-18'));
      const loanId = await world.openLoan(workedLoan({}, { limits }), 'ph');
      await world.setDay('ph', day('2026-10-18'));
      expect(await answerTo(restructureLoan, { loanId, terms: at(2n, 3), reason })).toMatchObject({
        kind: 'done',
      });
      const stored = await world.database.withTransaction((tx) => readLoan(tx, loanId));
      return stored?.loan.agreement.limits;
    };
    const lawful = { mostCost: 700_000n, mostLatePercentPerMonth: rational(5n) };
    expect(await limitsAfter(6n)).toEqual(lawful);
    expect(await limitsAfter(4n)).toEqual({ ...lawful, mostLatePercentPerMonth: rational(4n) });
  });

  it('is refused a rate that the law forbids for a loan as small and as short as what is left', async () => {
    const limits = { mostCost: null, mostLatePercentPerMonth: null };
    await world.setDay('ph', day('2026-09-18'));
    const large = { amount: 1_200_000n, instalments: 6, interest: at(8n, 6).interest };
    const loanId = await world.openLoan(workedLoan(large, { limits }), 'ph');
    await world.setDay('ph', day('2026-12-01'));
    const money = {
      paymentId: randomUUID(),
      market: 'ph',
      channel: 'dragonpay',
      externalId: 'R-1',
      loanId,
    } as const;
    const report = { ...money, amount: 800_000n, receivedOn: day('2026-12-01') };
    await answerTo(receivePayment, { ...report, surplus: 'shorter' });
    expect(await answerTo(restructureLoan, { loanId, terms: at(8n, 3), reason })).toMatchObject({
      refusal: { refused: 'nominal_rate_is_above_the_ceiling' },
    });
    expect(await answerTo(restructureLoan, { loanId, terms: at(5n, 3), reason })).toMatchObject({
      kind: 'done',
    });
  });
});
