import type { ScreenModule } from '../../app/screen-module.ts';
import { withLendingWords } from '../../lending/words.ts';
import { loanOrder } from '../../wire/parts/loan-order.ts';
import css from './argued.css?inline';
import { ArguedScreen } from './argued-screen.tsx';
import { arguedWords } from './words.ts';

export const screen: ScreenModule = {
  Screen: ArguedScreen,
  title: (t) => t('screen.loanDetail'),
  css,
  wire: [loanOrder],
  words: withLendingWords(arguedWords),
};
