import type { ScreenModule } from '../../shell/screen-module.ts';
import { callsPart } from '../../wire/calls-part.ts';
import { ComplaintPageScreen } from './complaint-page-screen.tsx';
import css from './complaint-page.css?inline';
import { complaintWords } from './texts.ts';

export const screen: ScreenModule = {
  Screen: ComplaintPageScreen,
  title: (t) => t('screen.complaintPage'),
  css,
  wire: [
    callsPart('problem.detail', 'problem.seen', 'problem.reply', 'problem.reopen', 'problem.draft-save'),
  ],
  words: complaintWords,
};
