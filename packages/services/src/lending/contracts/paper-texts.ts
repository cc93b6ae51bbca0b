import { defineTexts, type Language, scriptOf } from '@candor/i18n';
import { markets, type MarketId } from '@candor/markets';
import translations from './paper-texts.json' with { type: 'json' };

/** What is printed around the figures. `months` are twelve names with spaces between them. */
export const paperTexts = defineTexts(
  {
    version: 'Version',
    'signed-by': 'Signed by {name} on {moment}',
    'draft-for': 'Draft for {name}, made on {moment}. Not signed.',
    'valid-until': 'Valid until {day}',
    fingerprint: 'Fingerprint',
    'page-of': 'Page {page} of {pages}',
    'per.day': 'per day',
    'per.month': 'per month',
    'per.year': 'per year',
    'counted.day': '{count, plural, one {# day} other {# days}}',
    'counted.week': '{count, plural, one {# week} other {# weeks}}',
    'counted.half-month': '{count, plural, one {# half-month} other {# half-months}}',
    'counted.month': '{count, plural, one {# month} other {# months}}',
    'counted.instalment': '{count, plural, one {# instalment} other {# instalments}}',
    'counted.time': '{count, plural, one {# time} other {# times}}',
    months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  },
  translations,
);

/**
 * The embedded font has no Chinese characters: whoever reads the screen in Chinese gets the file in English.
 */
const printedScripts: ReadonlySet<string | undefined> = new Set(['Latn', 'Deva']);

export function isPrinted(language: Language): boolean {
  return printedScripts.has(scriptOf(language));
}

/** In which languages of a market a paper can be printed. */
export function printedLanguages(market: MarketId): Language[] {
  return markets[market].languages.filter(isPrinted);
}

export function printedLanguage(language: Language): Language {
  return isPrinted(language) ? language : 'en';
}

/** "18 Dec 2026", from a table of our own: `Intl` spells months differently from one version to the next. */
export function printedIn(language: Language) {
  const t = paperTexts(printedLanguage(language));
  const months = t('months').split(' ');
  return {
    t,
    day(iso: string): string {
      const [year, month, day] = iso.split('-');
      return `${Number(day)} ${months[Number(month) - 1] ?? ''} ${year ?? ''}`;
    },
    pageOf: (page: number, pages: number) => t('page-of', { page, pages }),
  };
}
