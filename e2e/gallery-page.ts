import { routePath } from '@candor/contract/routes';
import type { Page } from '@playwright/test';

type Look = { lender?: string; mode?: string; lang?: string };

/** Opens the gallery, live, in a given look. */
export async function openGallery(page: Page, look: Look = {}, section = ''): Promise<void> {
  await page.goto(`${routePath('gallery', look)}${section && `#${section}`}`);
  await page.locator('[data-part="app"][data-live]').waitFor();
  if (look.lang) await page.locator(`html[lang^="${look.lang}"]`).waitFor();
}

/** Everything that the console or the page complained about while the story ran. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  return complaints;
}
