import type { ScreenModule } from '../../shell/screen-module.ts';
import { callsPart } from '../../wire/calls-part.ts';
import { ComplaintsScreen } from './complaints-screen.tsx';
import css from './complaints.css?inline';
import { complaintsWords } from './texts.ts';

export const screen: ScreenModule = {
  Screen: ComplaintsScreen,
  title: (t) => t('screen.complaints'),
  css,
  wire: [callsPart('problem.list', 'problem.init', 'problem.save', 'problem.draft-save')],
  words: complaintsWords,
};
