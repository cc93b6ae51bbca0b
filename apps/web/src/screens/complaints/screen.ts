import type { ScreenModule } from '../../shell/screen-module.ts';
import { problemReport } from '../../wire/parts/problem-report.ts';
import { ComplaintsScreen } from './complaints-screen.tsx';
import css from './complaints.css?inline';
import { complaintsWords } from './texts.ts';

export const screen: ScreenModule = {
  Screen: ComplaintsScreen,
  title: (t) => t('screen.complaints'),
  css,
  wire: [problemReport],
  words: complaintsWords,
};
