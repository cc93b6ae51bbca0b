import type { ScreenModule } from '../../app/screen-module.ts';
import { loanOrder } from '../../wire/parts/loan-order.ts';
import css from './approach.css?inline';
import { ApproachScreen } from './approach-screen.tsx';
import { approachWords } from './words.ts';

export const screen: ScreenModule = {
  Screen: ApproachScreen,
  title: (t) => t('screen.confirm'),
  css,
  wire: [loanOrder],
  words: approachWords,
};
