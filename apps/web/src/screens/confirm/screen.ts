import type { ScreenModule } from '../../shell/screen-module.ts';
import { callsPart } from '../../wire/calls-part.ts';
import css from './confirm.css?inline';
import { ConfirmScreen } from './confirm-screen.tsx';
import { confirmWords } from './texts.ts';

export const screen: ScreenModule = {
  Screen: ConfirmScreen,
  title: (t) => t('screen.confirm'),
  css,
  wire: [callsPart('loan.offer', 'loan.confirm')],
  words: confirmWords,
};
