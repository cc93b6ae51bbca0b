import { insertPageConfigurationIfAbsent, type PageConfiguration } from '@candor/store/pages';
import type { Command } from '../../kernel/commands/command.ts';

/**
 * Fills the page configuration of markets that have none yet, from the file and the environment. What staff
 * changed since is left alone: after the first start the database is the truth.
 */
export const fillPageConfiguration: Command<
  readonly Omit<PageConfiguration, 'version'>[],
  { filled: string[] }
> = {
  name: 'page.fill',
  subject: () => 'page',
  async decide(tx, pages) {
    const filled: string[] = [];
    for (const page of pages) {
      if (await insertPageConfigurationIfAbsent(tx, page)) filled.push(page.market);
    }
    return { output: { filled }, facts: { filled } };
  },
};
