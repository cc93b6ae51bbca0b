import { type Language, languages, nameOfLanguage } from '@candor/i18n';
import { BottomSheet, RadioCards } from '@candor/ui';
import type { AppPageData } from '../../shell/page-data.ts';
import { keepPreference } from '../../cookies/preference-cookies.ts';
import { useServices } from '../../session/services.ts';
import { meWords } from './texts.ts';

type Props = { readonly page: AppPageData; readonly isOpen: boolean; readonly onClose: () => void };

/**
 * The choice is a cookie, and the server writes the pages: so the page is loaded anew in the language that
 * was chosen.
 */
export function LanguageSheet({ page, isOpen, onClose }: Props) {
  const say = meWords.useSay();
  const { tell } = useServices();
  const choose = (language: Language) => {
    if (language === page.language) return onClose();
    tell('language.chosen', { language });
    keepPreference('language', language);
    location.reload();
  };
  return (
    <BottomSheet isOpen={isOpen} onClose={onClose} title={say('language')}>
      <RadioCards
        id="me-language"
        label={say('language')}
        look="rows"
        value={page.language}
        onChoose={choose}
        options={languages.map((language) => ({ value: language, title: nameOfLanguage(language) }))}
      />
    </BottomSheet>
  );
}
