import type { WirePart } from '@candor/contract/client';
import type { Language } from '@candor/i18n';
import type { ComponentType } from 'react';
import type { Translate } from '../i18n/translation.ts';
import type { AppServices } from '../session/services.ts';
import type { AppPageData, FirstAnswers } from './page-data.ts';

/**
 * What a screen's `screen.ts` exports as `screen`. The component draws itself without data too, as its own
 * skeleton: that is what the server sends, and what the scripts then take over without a jump.
 */
export type ScreenModule = {
  readonly Screen: ComponentType<{ readonly page: AppPageData }>;
  readonly title: (t: Translate) => string;
  /**
   * What it adds to the app's own styles: inline in the page that the server sends, adopted when one comes
   * from another screen.
   */
  readonly css: string;
  /** The names on the wire that its calls need: loaded with it, so that its first call waits for nothing. */
  readonly wire?: readonly WirePart[];
  /** Its own words, if it has any: see `i18n/screen-texts.ts`. */
  readonly words?: { readonly load: (language: Language) => Promise<void> };
  /** Asks for the parts, each a chunk of its own, that these answers are drawn with. */
  readonly loadParts?: (answers: FirstAnswers) => Promise<unknown>;
  /** Whether the phone keeps something that the server could not draw: then the page is drawn anew. */
  readonly isKeptHere?: (services: AppServices) => boolean;
};
