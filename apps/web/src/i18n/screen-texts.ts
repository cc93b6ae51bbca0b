import type { Language, Translate } from '@candor/i18n';
import { loadTexts, type Say, type TextFiles } from './load-texts.ts';
import { useTranslation } from './translation-provider.tsx';

export type ScreenWords<English extends Readonly<Record<string, string>>> = {
  /** Must have been waited for before the screen is drawn in that language. */
  readonly load: (language: Language) => Promise<void>;
  readonly useSay: () => Translate<English>;
};

/**
 * The texts of one screen: they travel with the screen that says them and only in the language that is read.
 */
export function screenWords<English extends Readonly<Record<string, string>>>(
  files: TextFiles,
): ScreenWords<English> {
  const loaded = new Map<Language, Say>();
  return {
    async load(language) {
      if (!loaded.has(language)) loaded.set(language, await loadTexts(files, language));
    },
    useSay() {
      const { language } = useTranslation();
      return (id, ...[values]) => {
        const text = loaded.get(language)?.(id, values);
        if (text === undefined) throw new Error(`The texts of this screen were not loaded: ${id}`);
        return text;
      };
    },
  };
}
