import { lockPageConfiguration, updatePageConfiguration, type PageConfiguration } from '@candor/store/pages';
import type { AuditChange } from '@candor/store/audit';
import type { Command } from '../../kernel/commands/command.ts';
import { changesOfTexts } from '../../kernel/commands/only-changed.ts';
import { pageFaults } from './page-faults.ts';

export type PageChange = Partial<Omit<PageConfiguration, 'market' | 'version' | 'licence' | 'theme'>> & {
  licence?: Record<string, string>;
  theme?: Partial<PageConfiguration['theme']>;
};

export type ConfigurePage = {
  market: string;
  change: PageChange;
  /** The version that whoever changes it had before them. */
  after?: number;
};

/**
 * Changes what the public page says of the company. Every node shows it at once; nothing is built or
 * restarted.
 */
export const configurePage: Command<
  ConfigurePage,
  { version: number },
  'market_has_no_page' | 'page_is_faulty' | 'page_has_changed' | 'licence_takes_two_people'
> = {
  name: 'page.configure',
  subject: ({ market }) => `page:${market}`,
  async decide(tx, { market, change, after }, { actor }) {
    const current = await lockPageConfiguration(tx, market);
    if (!current) return { refused: 'market_has_no_page', facts: { market } };
    if (after !== undefined && after !== current.version) return { refused: 'page_has_changed' };
    const next = {
      ...current,
      ...change,
      licence: { ...current.licence, ...change.licence },
      theme: { ...current.theme, ...change.theme },
    };
    const faults = pageFaults(next);
    if (faults.length > 0) return { refused: 'page_is_faulty', facts: { faults } };
    // What the regulator knows the lender by is asked for, and an approver decides: `page.licence`.
    const isLicenceChanged = JSON.stringify(next.licence) !== JSON.stringify(current.licence);
    if (actor.kind === 'staff' && isLicenceChanged) return { refused: 'licence_takes_two_people' };
    await updatePageConfiguration(tx, next);
    const changes = pageChanges(current, next);
    const changed = [...new Set(changes.map(({ field }) => field.split('.')[0] ?? field))].toSorted();
    return {
      output: { version: current.version + 1 },
      changes,
      outbox: [{ topic: 'page.changed', payload: { market, changed, version: current.version + 1 } }],
    };
  },
};

type Texts = Readonly<Record<string, string>>;

/** Field by field, of what belongs together each by itself: `theme.brand`. */
function pageChanges(before: PageConfiguration, after: PageConfiguration): AuditChange[] {
  const textsOf = ({ licence, theme, market: _market, version: _version, ...plain }: PageConfiguration) =>
    new Map<string, string>([
      ...Object.entries<string>(plain),
      ...Object.entries(licence as Texts).map(([name, text]) => [`licence.${name}`, text] as const),
      ...Object.entries(theme as Texts).map(([name, text]) => [`theme.${name}`, text] as const),
    ]);
  return changesOfTexts(textsOf(before), textsOf(after));
}
