import type { ScreenModule } from '../../app/screen-module.ts';
import { PolicyScreen } from './policy-screen.tsx';
import css from './wishing.css?inline';
import { policyWords } from './words.ts';

export const screen: ScreenModule = {
  Screen: PolicyScreen,
  title: (t) => t('screen.privacyPolicy'),
  css,
  words: policyWords,
};
