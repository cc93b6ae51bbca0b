import { setTimeout as sleep } from 'node:timers/promises';
import { count } from '../journal.ts';
import { codeFor, paid, tell, type PayerParts } from './payers.ts';

/** More than one of the lender's people may send back alone in a day. */
const tooMuch = { choice: 'own', amount: 60_000 } as const;

/**
 * One after the other pays a part after they had asked what all of it is, and then that: the loan ends with
 * the part as their credit.
 */
export async function overpayAgainAndAgain(parts: PayerParts): Promise<void> {
  const { caller, debtors, dice } = parts;
  const { journal } = caller;
  for (const debtor of debtors) {
    if (journal.isOver) return;
    const { token, loanId } = debtor;
    const alone = { ...parts, debtors: [debtor] };
    const before = await codeFor(alone, tooMuch);
    const { status, text } = await caller.insist({
      method: 'GET',
      path: `/api/loan/init-pay-type?${new URLSearchParams({ loanId, choice: 'everything' })}`,
      headers: { authorization: `Bearer ${token}` },
    });
    const amount = status < 300 ? (JSON.parse(text) as { amount: number }).amount : 0;
    const all = amount > 0 ? await codeFor(alone, { choice: 'everything', amount }) : null;
    for (const id of [before, all]) {
      if (id === null) continue;
      const callback = await paid(parts, id, 'pay');
      const answered = await tell(parts, callback);
      if (answered < 300) journal.heard.set(id, callback.reference);
    }
    if (all !== null && before !== null) count(journal.lives, 'overpaid');
    await sleep(3_000 + dice.below(6_000));
  }
}
