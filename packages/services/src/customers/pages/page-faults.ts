import { isMarketId, markets } from '@candor/markets';
import type { PageConfiguration } from '@candor/store/pages';
import { checkTheme, deriveTheme } from '@candor/theme';

type Page = Omit<PageConfiguration, 'version'>;
type Rule = { readonly fits: (text: string) => boolean; readonly says: string };

const oneLine = (most: number): Rule => ({
  fits: (text) => text.trim() !== '' && text.length <= most && !/[\p{Cc}]/u.test(text),
  says: `must be one line of 1 to ${most} characters`,
});

const rules = {
  comName: oneLine(60),
  address: oneLine(300),
  copyright: oneLine(200),
  // Narrower than the standard allows: it becomes part of a mailto address, where ? and & would begin
  // something else.
  email: {
    fits: (text) => text.length <= 200 && /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(text),
    says: 'must be an address like help@candorlending.example',
  },
  servicePhone: {
    fits: (text) => /^\+?[\d ()-]{5,24}$/.test(text),
    says: 'must be a phone number like +63 2 8888 0100',
  },
} as const satisfies Partial<Record<keyof Page, Rule>>;

/** As the console's form and the settings call them: nobody reads the name of a field. */
const called = {
  comName: 'Company name',
  address: 'Address',
  copyright: 'Copyright line',
  email: 'E-mail',
  servicePhone: 'Service desk phone',
} as const satisfies Record<keyof typeof rules, string>;
const colourCalled: Readonly<Record<string, string>> = {
  background: 'Brand colour',
  bgFontColor: 'Text on the brand colour',
  fontColor: 'Text colour',
};

/**
 * Why this can't be shown as a company's page; empty when it can. Whoever fills or changes a page asks here.
 */
export function pageFaults(page: Page): string[] {
  const texts = Object.entries(rules)
    .filter(([field, { fits }]) => !fits(page[field as keyof typeof rules]))
    .map(([field, { says }]) => `${called[field as keyof typeof rules]} ${says}.`);
  const colours = Object.entries(page.theme)
    .filter(([, colour]) => !/^#[0-9a-f]{6}$/i.test(colour))
    .map(([field]) => `${colourCalled[field] ?? field} must be a colour of # and six hexadecimal digits.`);
  const unreadable =
    colours.length > 0 ? [] : checkTheme(deriveTheme(page.theme)).map(({ sentence }) => sentence);
  const licence = isMarketId(page.market)
    ? markets[page.market].licenceFaults(page.licence).map(({ sentence }) => sentence)
    : [`${page.market} is not a market of ours.`];
  return [...texts, ...colours, ...unreadable, ...licence];
}
