import { channelName } from '@candor/domain/payment-channels';
import { marketMoney, isMarketId } from '@candor/markets';
import { findWholeOfPart, type ListedMoney } from '@candor/store/payments';
import { linesOfPayments } from '@candor/store/transfers';
import type { ReadTx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { narrationAbout } from '../../payments/transfers/narration-about.ts';

/** As much of what the bank wrote as a line has room for. */
const memoAtMost = 60;

/**
 * Which money it is: how it came, under which number, of which transfer, and what the payer's bank wrote.
 *   "Bank transfer 500000000020, part of ₱1,500.00 · “NEFT FROM BOTH SISTERS”"
 */
export async function moneyAbout(tx: ReadTx, seal: PersonSeal, money: ListedMoney): Promise<string> {
  const whole = await findWholeOfPart(tx, money.id);
  const line = (await linesOfPayments(tx, [money.id])).get(money.id);
  const memo = line ? seal.open(line.sealed, narrationAbout(line)).trim() : '';
  const number = money.externalId ?? whole?.externalId ?? null;
  const came = number === null ? channelName(money.channel) : `${channelName(money.channel)} ${number}`;
  const partOf =
    whole && isMarketId(whole.market) ? `, part of ${marketMoney(whole.market, whole.amount)}` : '';
  const said = memo.length > memoAtMost ? `${memo.slice(0, memoAtMost)}…` : memo;
  return `${came}${partOf}${said === '' ? '' : ` · “${said}”`}`;
}
