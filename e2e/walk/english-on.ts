import { routePath } from '@candor/contract/routes';
import type { Page } from '@playwright/test';

/**
 * Chinese and Hindi are written in other letters than English: on a screen in one of them every English
 * phrase is text that nobody has translated. Names stand in their own letters: every word of one begins with
 * a capital but those that join them, as in “Securities and Exchange Commission of the Philippines” or
 * “Chrome on Android”, where a phrase of ours has one capital at most. What is said to be in another language
 * by `lang`, such as the words of an agreement that bind or where a law stands, is meant to be.
 */
export async function englishOn(page: Page): Promise<string[]> {
  const phrases = await page.evaluate((inbox) => {
    const { lang } = document.documentElement;
    // Messages stay in the language that they were sent in.
    if (!/^(?:zh|hi)/u.test(lang) || location.pathname === inbox) return [];
    const found: string[] = [];
    const joint = /(?<=\b[A-Z]\w*)(?: (?:of|and|the|for|on|in))+ (?=[A-Z])/gu;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element?.checkVisibility() || element.closest('script, style, noscript, [translate="no"]'))
        continue;
      if ((element.closest('[lang]')?.getAttribute('lang') ?? lang) !== lang) continue;
      // Two words of which the second begins small: a phrase and no name.
      const text = (node.textContent ?? '').replaceAll(joint, ' ');
      const phrase = /[A-Za-z]{2,}[,;:]? [a-z]{2,}(?: [A-Za-z]+)*/u.exec(text);
      if (phrase) found.push(phrase[0]);
    }
    return found;
  }, routePath('inbox'));
  return [...new Set(phrases)].map((phrase) => `untranslated: “${phrase}”`);
}
