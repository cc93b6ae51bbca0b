import type { ScreenModule } from '../../shell/screen-module.ts';
import { AboutUsScreen } from './about-us-screen.tsx';
import css from './about-us.css?inline';
import { aboutWords } from './texts.ts';

export const screen: ScreenModule = {
  Screen: AboutUsScreen,
  title: (t) => t('screen.aboutUs'),
  css,
  words: aboutWords,
};
