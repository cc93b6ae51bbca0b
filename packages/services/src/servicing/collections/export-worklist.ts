import type { MarketId } from '@candor/markets';
import type { Command } from '../../kernel/commands/command.ts';

/**
 * Somebody takes names and what is past due out of the console: the audit log says who, of how many and why.
 * The rows themselves are read afterwards.
 */
export const noteExport: Command<
  { readonly market: MarketId; readonly loanIds: readonly string[] },
  { loans: number }
> = {
  name: 'collection.export',
  subject: ({ market }) => `collections:${market}`,
  decide: async (_tx, { loanIds }) => ({
    output: { loans: loanIds.length },
    facts: { loans: [...loanIds] },
  }),
};
