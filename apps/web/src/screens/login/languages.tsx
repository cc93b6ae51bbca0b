import { type Language, languages, nameOfLanguage } from '@candor/i18n';
import { useServices } from '../../session/services.ts';
import type { AppPageData } from '../../shell/page-data.ts';
import { loginWords } from './texts.ts';

/**
 * Every language in its own name, before anybody has to read anything. The choice is a cookie, and the server
 * writes the pages: so the page is loaded anew.
 */
export function Languages({ page }: { readonly page: AppPageData }) {
  const say = loginWords.useSay();
  const { tell } = useServices();
  const choose = async (language: Language) => {
    if (language === page.language) return;
    tell('language.chosen', { language });
    const { keepPreference } = await import('../../cookies/preference-cookies.ts');
    keepPreference('language', language);
    location.reload();
  };
  return (
    <ul className="l-languages" aria-label={say('languages')}>
      {languages.map((language) => (
        <li key={language}>
          <button
            type="button"
            lang={language}
            aria-current={language === page.language}
            onClick={() => void choose(language)}
          >
            <span>{nameOfLanguage(language)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
