import { askForApproval } from '@candor/services/approvals';
import { takeItem } from '@candor/services/reads/queues';
import { latestHardshipRequest } from '@candor/store/hardship';
import { writable } from '@candor/store/tools';
import type { LastDesk } from './last-desk.ts';

/** A loan is given up when nobody was reached for so long. */
const daysBeforeWriteOff = 90;

/** What one has asked for and another must agree to. */
export async function leaveApprovals(desk: LastDesk): Promise<void> {
  if (desk.isDay(1)) {
    await askToWriteOff(desk);
    await askToGrant(desk);
    await askToCharge(desk);
  }
  if (!desk.isDay(0)) return;
  const { staff, market } = desk.office.wish;
  // The people are the same in every market: each asks about another one.
  const [who, roles, reason] = (
    {
      ph: ['support', ['support', 'underwriter'], 'Rina is away from Friday: Asha decides until Tuesday.'],
      in: ['underwriter', ['underwriter', 'support'], 'Asha is away on Monday: Rina answers borrowers.'],
    } as const
  )[market];
  await desk.office.ask(
    {
      act: 'role.change',
      subject: `staff:${staff[who]}`,
      input: { is: 'person', staffId: staff[who], roles },
      reason,
    },
    'admin',
    desk.at('08:55'),
  );
}

/** Of those who were called since they are late and never answered, the one who is late for longest. */
async function askToWriteOff(desk: LastDesk): Promise<void> {
  const silent = (await desk.late()).find(
    ({ person, daysLate }) => person.habit === 'never' && daysLate >= daysBeforeWriteOff,
  );
  if (!silent) return;
  const { loanId } = silent;
  await desk.office.ask(
    {
      act: 'loan.write-off',
      subject: `loan:${loanId}`,
      input: { loanId: String(loanId), part: null, amount: null, reason: 'not-collectable' },
      reason: 'No call was answered since the first instalment was missed; the number is out of use now.',
    },
    'finance',
    desk.at('17:40'),
  );
}

/** A payment came back from the bank: support charges what the agreement lists, where the law leaves room. */
async function askToCharge(desk: LastDesk): Promise<void> {
  const { parts, market, dice } = desk.office.wish;
  for (const { loanId } of await desk.late()) {
    const asked = {
      requestId: dice.id(),
      market,
      act: 'loan.charge',
      subject: `loan:${loanId}`,
      input: { loanId: String(loanId), part: null, amount: null, code: 'returned-payment', reason: 'other' },
      reason: 'The bank returned the transfer of Monday: the account had been closed.',
    } as const;
    const done = await desk.office.attempt(askForApproval(parts), asked, 'support', desk.at('16:20'));
    if ('output' in done) return;
  }
}

/** Support has looked at what a borrower in hardship asked for, and wants it granted. */
async function askToGrant(desk: LastDesk): Promise<void> {
  const { parts } = desk.office.wish;
  const found = await writable(parts.database).withTransaction(async (tx) => {
    for (const { loanId } of await desk.running()) {
      const request = await latestHardshipRequest(tx, loanId);
      if (request?.state === 'considered' && request.option !== 'talk') return request;
    }
    return undefined;
  });
  if (!found) return;
  await desk.office.ask(
    {
      act: 'hardship.grant',
      subject: `hardship:${found.id}`,
      input: { requestId: found.id, terms: null },
      reason:
        'The employer’s letter about the shorter week is with the request; the new instalment is affordable.',
    },
    'support',
    desk.at('18:52'),
  );
}

/** Who has what in hand since some minutes. */
export async function leaveTakes(desk: LastDesk): Promise<void> {
  if (!desk.isDay(0)) return;
  const { parts, market } = desk.office.wish;
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
  const mayDecide = { market, may: ['application.decide'] };
  for (const itemId of [orders[1], orders[4]])
    if (itemId) {
      const queue = referred.has(itemId) ? 'referred' : 'applications';
      await desk.run(takeItem, { queue, itemId, ...mayDecide }, 'underwriter', '09:33');
    }
  for (const itemId of said.slice(0, 1))
    await desk.run(
      takeItem,
      { queue: 'complaints', market, itemId, may: ['complaint.answer'] },
      'support',
      '09:31',
    );
}
