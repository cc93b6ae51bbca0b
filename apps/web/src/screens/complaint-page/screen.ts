import type { ScreenModule } from '../../shell/screen-module.ts';
import { problemReport } from '../../wire/parts/problem-report.ts';
import { ComplaintPageScreen } from './complaint-page-screen.tsx';
import css from './complaint-page.css?inline';
import { complaintWords } from './texts.ts';

export const screen: ScreenModule = {
  Screen: ComplaintPageScreen,
  title: (t) => t('screen.complaintPage'),
  css,
  wire: [problemReport],
  words: complaintWords,
};
