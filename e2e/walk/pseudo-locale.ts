import { languages, nameOfLanguage } from '@candor/i18n';
import { grievances } from '@candor/markets';
import type { BrowserContext, Page, Response } from '@playwright/test';

/** A language that nobody speaks: English in letters that only its words are written in. */
export const pseudo = 'pseudo';

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const foreign = [...'ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ'];

/**
 * Every letter of a text but those of its syntax: what is filled in and what a plural chooses by keep their
 * names.
 */
const inPseudo = (text: string) =>
  text.replaceAll(
    /\{\w+\}|\{\w+, (?:plural|select),|\b(?:one|other) \{(?!\w+\})|[A-Za-z]/gu,
    (found) => foreign[plain.indexOf(found)] ?? found,
  );

/**
 * A catalogue as the build has made it, a module that is nothing but its words, with each of them in the
 * pseudo-locale.
 */
async function moduleInPseudo(code: string): Promise<string> {
  const exported = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<
    string,
    Record<string, string>
  >;
  return Object.entries(exported)
    .map(([name, catalogue]) => {
      const spoken = Object.entries(catalogue).map(([id, text]) => [id, inPseudo(text)]);
      return `export const ${name} = ${JSON.stringify(Object.fromEntries(spoken))};`;
    })
    .join('\n');
}

/** The catalogues of English, each a file of its own (see `i18n/load-texts.ts`). */
const catalogueFile = /\/assets\/en-[\w-]{7}\.js$/u;

const speaking = new WeakSet<BrowserContext>();

export const speaksPseudo = (context: BrowserContext) => speaking.has(context);

/**
 * From the next page on this phone reads the pseudo-locale instead of English, or English again. Its words
 * are made on their way from the server: nothing of it is in what anybody else loads.
 */
export async function setPseudo(context: BrowserContext, isPseudo: boolean): Promise<void> {
  if (isPseudo === speaking.has(context)) return;
  if (!isPseudo) {
    speaking.delete(context);
    return context.unroute(catalogueFile);
  }
  speaking.add(context);
  await context.route(catalogueFile, async (route) => {
    const answer = await route.fetch();
    const body = await moduleInPseudo(await answer.text());
    await route.fulfill({ status: 200, contentType: 'text/javascript', body });
  });
}

const isCode = (text: string) => /^[a-z.-]*$/u.test(text);

/**
 * All texts in an answer; a code of ours in small letters is no word that anybody reads, unless it is told as
 * the text of a cell.
 */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return isCode(value) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  const parts: unknown[] = Object.values(value);
  const isCell = !Array.isArray(value) && parts.includes('text');
  return parts.flatMap((part) => (isCell && typeof part === 'string' ? [part] : textsIn(part)));
}

/**
 * What the app has not said itself: what the server has answered to a tab, and the names that markets and
 * languages have.
 */
export class Heard {
  readonly #texts = new Set<string>([...textsIn(grievances), ...languages.map(nameOfLanguage)]);
  #answers: Promise<void>[] = [];

  listenTo(page: Page): void {
    page.on('response', (answer) => {
      if (speaksPseudo(page.context())) this.#answers.push(this.#take(answer));
    });
  }

  async #take(answer: Response): Promise<void> {
    const type = answer.headers()['content-type'] ?? '';
    if (!/json|html/u.test(type)) return;
    // A page that was left takes its answers with it.
    const body = await answer.text().catch(() => '');
    const told = parsed(type.includes('json') ? body : pageDataIn(body));
    for (const text of textsIn(told)) this.#texts.add(text);
  }

  /**
   * What is written on a screen in plain letters, and was told by nobody: the app says it in one language
   * only.
   */
  async untranslatedOn(page: Page): Promise<string[]> {
    if (!speaksPseudo(page.context())) return [];
    await Promise.all(this.#answers.splice(0));
    const { texts, told } = await page.evaluate(readTexts);
    const known = [...this.#texts, ...told.flatMap((text) => textsIn(parsed(text)))].map(withoutSpaces);
    const isTold = (run: string) => known.some((text) => text.includes(withoutSpaces(run)));
    const runs = texts.flatMap((text) => inOneLine(text).match(plainRun) ?? []);
    const own = runs
      .filter((run) => !isTold(trimmed(run)))
      .flatMap((run) => run.split(/[^\w' -]+/u).map(trimmed))
      .filter((part) => isWord.test(part) && !isTold(part));
    return [...new Set(own)].map((text) => `untranslated: “${text}”`);
  }
}

/** What a page tells its scripts: an answer may be among it. */
const pageDataIn = (html: string) =>
  (/ data-page="([^"]*)"/u.exec(html)?.[1] ?? '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** A reference is written in groups of four, and told in one piece. */
const withoutSpaces = (text: string) => text.replaceAll(/\s+/gu, '');
const inOneLine = (text: string) => text.replaceAll(/\s+/gu, ' ');
/** From its first letter to its last: a number before a name, or a stop after it, may be the screen’s own. */
const trimmed = (run: string) => run.replaceAll(/^[^A-Za-z]+|[^A-Za-z]+$/gu, '');
/** As far as it goes without a letter that is not plain. */
const plainRun = /[ -~]*[A-Za-z]{2,}[ -~]*/gu;
const isWord = /[A-Za-z]{2,}/u;

/** What is kept as JSON, or is a text by itself. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * In the page: all that can be read or is read aloud; and what the server told its scripts, now or, where the
 * phone has kept it, before.
 */
function readTexts(): { readonly texts: string[]; readonly told: string[] } {
  const { lang } = document.documentElement;
  const texts: string[] = [];
  const isOurs = (element: Element) =>
    element.checkVisibility() &&
    !element.closest('script, style, noscript, textarea, [translate="no"]') &&
    (element.closest('[lang]')?.getAttribute('lang') ?? lang) === lang;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.parentElement && isOurs(node.parentElement)) texts.push(node.textContent ?? '');
  for (const name of ['aria-label', 'placeholder', 'alt', 'title'])
    for (const element of document.querySelectorAll(`[${name}]`))
      if (isOurs(element)) texts.push(element.getAttribute(name) ?? '');
  const page = document.querySelector<HTMLElement>('[data-page]')?.dataset['page'] ?? '';
  return { texts, told: [page, ...Object.values({ ...localStorage })] };
}
