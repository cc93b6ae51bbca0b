import { askForApproval, takeItem } from '@candor/services';
import type { MorningDesk } from './morning-desk.ts';
import type { RunningLoan } from './running-loans.ts';

/** What one has asked for and another must agree to. */
export async function leaveApprovals(desk: MorningDesk, late: readonly RunningLoan[]): Promise<void> {
  const { parts, market, dice, staff } = desk.wish;
  const ask = askForApproval(parts);
  const [oldest, , third] = late;
  if (oldest)
    await desk.run(
      ask,
      {
        requestId: dice.id(),
        act: 'loan.write-off',
        market,
        subject: `loan:${oldest.loanId}`,
        input: { loanId: String(oldest.loanId), part: null, amount: null, reason: 'unreachable' },
        reason: 'Nobody was reached since September: three calls, two letters, the employer is closed.',
      },
      'finance',
      1,
      '15:40',
    );
  if (third)
    await desk.run(
      ask,
      {
        requestId: dice.id(),
        act: 'loan.waive',
        market,
        subject: `loan:${third.loanId}`,
        input: { loanId: String(third.loanId), part: 'penalty', amount: '2000', reason: 'hardship' },
        reason: 'In hospital from 9 to 14 November, the discharge letter is with the complaint.',
      },
      'support',
      1,
      '16:52',
    );
  await desk.run(
    ask,
    {
      requestId: dice.id(),
      act: 'role.change',
      market,
      subject: `staff:${staff.support}`,
      input: { is: 'person', staffId: staff.support, roles: ['support', 'underwriter'] },
      reason: 'Rina is away from Friday: Asha decides on applications until Tuesday.',
    } as Parameters<typeof ask.decide>[1],
    'admin',
    0,
    '08:55',
  );
}

/** Who has what in hand since some minutes. */
export async function leaveTakes(desk: MorningDesk): Promise<void> {
  const { parts, market } = desk.wish;
  const first = async (text: string) => {
    const { rows } = await parts.database.read((tx) => tx.query<{ id: string }>({ text, values: [market] }));
    return rows.map(({ id }) => id);
  };
  const orders = await first(
    `select id from loan_order where market = $1 and state = 'in-review' order by applied_at limit 6`,
  );
  const said = await first(
    `select id from complaint where market = $1 and state = 'open' order by promised_by limit 2`,
  );
  const referred = new Set(
    await first(
      `select d.order_id as id from decision d join loan_order o on o.id = d.order_id where o.market = $1 and d.outcome = 'refer'`,
    ),
  );
  for (const itemId of [orders[1], orders[4]])
    if (itemId)
      await desk.run(
        takeItem,
        {
          queue: referred.has(itemId) ? 'referred' : 'applications',
          market,
          itemId,
          may: ['application.decide'],
        },
        'underwriter',
        0,
        '09:33',
      );
  for (const itemId of said.slice(0, 1))
    await desk.run(
      takeItem,
      { queue: 'complaints', market, itemId, may: ['complaint.answer'] },
      'support',
      0,
      '09:31',
    );
}
