import type { ScreenModule } from '../../app/screen-module.ts';
import { AboutScreen } from './about-screen.tsx';
import css from './disclosed.css?inline';
import { aboutWords } from './words.ts';

export const screen: ScreenModule = {
  Screen: AboutScreen,
  title: (t) => t('screen.aboutUs'),
  css,
  words: aboutWords,
};
