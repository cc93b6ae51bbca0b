import type { ScreenModule } from '../../shell/screen-module.ts';
import { loanOrder } from '../../wire/parts/loan-order.ts';
import css from './confirm.css?inline';
import { ConfirmScreen } from './confirm-screen.tsx';
import { confirmWords } from './texts.ts';

export const screen: ScreenModule = {
  Screen: ConfirmScreen,
  title: (t) => t('screen.confirm'),
  css,
  wire: [loanOrder],
  words: confirmWords,
};
