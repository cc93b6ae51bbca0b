import type { ScreenModule } from '../../shell/screen-module.ts';
import { callsPart } from '../../wire/calls-part.ts';
import { PrivacyPolicyScreen } from './privacy-policy-screen.tsx';
import css from './privacy-policy.css?inline';
import { policyWords } from './texts.ts';

export const screen: ScreenModule = {
  Screen: PrivacyPolicyScreen,
  title: (t) => t('screen.privacyPolicy'),
  css,
  wire: [callsPart('privacy.policy')],
  words: policyWords,
};
