import type { ScreenModule } from '../../app/screen-module.ts';
import { problemReport } from '../../wire/parts/problem-report.ts';
import { HelpScreen } from './help-screen.tsx';
import css from './tangible.css?inline';
import { helpWords } from './words.ts';

export const screen: ScreenModule = {
  Screen: HelpScreen,
  title: (t) => t('screen.customerService'),
  css,
  wire: [problemReport],
  words: helpWords,
};
