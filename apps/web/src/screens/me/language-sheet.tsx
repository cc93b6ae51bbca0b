import { type Language, languages, nameOfLanguage } from '@candor/i18n';
import { BottomSheet, RadioCards } from '@candor/ui';
import type { AppPageData } from '../../shell/page-data.ts';
import { keepPreference } from '../../cookies/preference-cookies.ts';
import { useT } from '../../i18n/translation-provider.tsx';
import { faultText } from '../../session/fault.ts';
import { useServices } from '../../session/services.ts';
import { useAct } from '../../session/use-act.ts';
import { meWords } from './texts.ts';

type Props = { readonly page: AppPageData; readonly isOpen: boolean; readonly onClose: () => void };

/**
 * The choice is told to the server, which writes messages in it, and kept as a cookie, in whose language it
 * writes the pages: so the page is loaded anew in the language that was chosen.
 */
export function LanguageSheet({ page, isOpen, onClose }: Props) {
  const t = useT();
  const say = meWords.useSay();
  const { tell } = useServices();
  const save = useAct('session.language');
  const choose = async (language: Language) => {
    if (language === page.language) return onClose();
    const outcome = await save.run({ language });
    if (outcome === undefined || 'fault' in outcome) return;
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
        onChoose={(language) => void choose(language)}
        options={languages.map((language) => ({ value: language, title: nameOfLanguage(language) }))}
      />
      {save.fault && (
        <p className="m-fault" role="alert">
          {faultText(t, save.fault)}
        </p>
      )}
    </BottomSheet>
  );
}
