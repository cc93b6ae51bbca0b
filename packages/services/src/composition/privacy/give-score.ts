import type { MarketId } from '@candor/markets';
import { insertStoreScore } from '@candor/store/privacy';
import { noteScoreAsked } from '@candor/store/borrowers';
import type { Command } from '../../kernel/commands/command.ts';
import { daysAfter } from '../../customers/sessions/session-rules.ts';

const askAgainAfterDays = 90;

/** Takes the stars down without a name, and notes that this borrower was asked. */
export const giveScore: Command<
  { readonly borrowerId: string; readonly market: MarketId; readonly stars: number | null },
  { askAgainAt: string }
> = {
  name: 'borrower.give-score',
  subject: ({ borrowerId }) => `borrower:${borrowerId}`,
  async decide(tx, { borrowerId, market, stars }, { now }) {
    await insertStoreScore(tx, { market, stars, onDay: now.toISOString().slice(0, 10) });
    await noteScoreAsked(tx, borrowerId, now);
    return { output: { askAgainAt: daysAfter(now, askAgainAfterDays).toISOString() } };
  },
};
