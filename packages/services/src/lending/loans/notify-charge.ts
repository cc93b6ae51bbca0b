import { planOf } from '@candor/domain/instalments';
import type { ContingentCharge } from '@candor/domain/product';
import { isLanguage, isMarketId, marketMoney, type MarketId } from '@candor/markets';
import { findBorrower } from '@candor/store/borrowers';
import type { Tx } from '@candor/store/database';
import { aboutLoan } from '../../customers/messages/about-loan.ts';
import { dayWords } from '../../customers/messages/day-words.ts';
import { writeMessage } from '../../customers/messages/write-message.ts';
import type { OutboxMessage } from '../../kernel/commands/command.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import type { ChangedLoan } from './change-loan.ts';
import { chargedWords, type ChargeTold } from './charge-texts.ts';

/** What was charged by hand, and with which instalment it is paid. */
export function chargeMade(
  { before, after, events }: Pick<ChangedLoan, 'before' | 'after' | 'events'>,
  code: string,
): {
  readonly charge: ContingentCharge;
  readonly n: number;
  readonly told: (market: MarketId) => ChargeTold;
} {
  const charge = before.loan.agreement.contingentCharges?.find((each) => each.code === code);
  const made = events.flatMap((event) =>
    event.event === 'late-charged' && event.charge.code === code ? [event.charge.n] : [],
  );
  const row = planOf(after).rows.find(({ n }) => n === made[0]);
  if (!charge || !row) throw new Error(`no charge ${code} was made`);
  const told = (market: MarketId): ChargeTold => ({
    names: charge.names,
    amount: marketMoney(market, charge.amount),
    dayIn: (language) => dayWords(row.dueOn, language),
  });
  return { charge, n: row.n, told };
}

/** The borrower hears of it: in the app at once, on the phone in the promised hours. */
export async function notifyCharge(
  tx: Tx,
  { seal, newId }: Pick<IdentityDeps, 'seal' | 'newId'>,
  changed: ChangedLoan,
  code: string,
  now: Date,
): Promise<OutboxMessage[]> {
  const { market, borrowerId } = changed.before;
  if (!isMarketId(market)) throw new Error(`${market} is no market`);
  const language = (await findBorrower(tx, borrowerId))?.language ?? 'en';
  const message = {
    id: newId(),
    market,
    borrowerId,
    language: isLanguage(language) ? language : 'en',
    kind: 'loan-charged',
    channel: 'sms',
    ...(await aboutLoan(tx, changed.before.id)),
    ...chargedWords(chargeMade(changed, code).told(market)),
  } as const;
  return writeMessage(tx, seal, message, now);
}
