import type { ScreenModule } from '../../app/screen-module.ts';
import { problemReport } from '../../wire/parts/problem-report.ts';
import { ComplaintScreen } from './complaint-screen.tsx';
import css from './footholds.css?inline';
import { complaintWords } from './words.ts';

export const screen: ScreenModule = {
  Screen: ComplaintScreen,
  title: (t) => t('screen.complaintPage'),
  css,
  wire: [problemReport],
  words: complaintWords,
};
