import type { ScreenModule } from '../../shell/screen-module.ts';
import { BankCardScreen } from './bank-card-screen.tsx';
import css from './bank-card.css?inline';
import { withWayWords } from '../../certification/texts.ts';
import { accountWords } from './texts.ts';

export const screen: ScreenModule = {
  Screen: BankCardScreen,
  title: (t) => t('screen.bankCard'),
  css,
  words: withWayWords(accountWords),
};
