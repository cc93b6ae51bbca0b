import type { ScreenModule } from '../../shell/screen-module.ts';
import { withLendingWords } from '../../lending/texts.ts';
import { loanOrder } from '../../wire/parts/loan-order.ts';
import css from './home.css?inline';
import { HomeScreen } from './home-screen.tsx';
import { homeWords } from './texts.ts';

export const screen: ScreenModule = {
  Screen: HomeScreen,
  title: (t) => t('screen.home'),
  css,
  wire: [loanOrder],
  words: withLendingWords(homeWords),
};
