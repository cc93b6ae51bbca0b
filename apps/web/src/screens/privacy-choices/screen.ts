import type { ScreenModule } from '../../shell/screen-module.ts';
import { callsPart } from '../../wire/calls-part.ts';
import css from './privacy-choices.css?inline';
import { PrivacyChoicesScreen } from './privacy-choices-screen.tsx';
import { choiceWords } from './texts.ts';

export const screen: ScreenModule = {
  Screen: PrivacyChoicesScreen,
  title: (t) => t('screen.privacyChoices'),
  css,
  wire: [callsPart('privacy.consents', 'privacy.consent-set', 'privacy.export', 'privacy.export-state')],
  words: choiceWords,
};
