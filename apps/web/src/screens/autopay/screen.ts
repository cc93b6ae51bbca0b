import type { ScreenModule } from '../../shell/screen-module.ts';
import { callsPart } from '../../wire/calls-part.ts';
import { AutopayScreen } from './autopay-screen.tsx';
import css from './autopay.css?inline';
import { autopayWords } from './texts.ts';

export const screen: ScreenModule = {
  Screen: AutopayScreen,
  title: (t) => t('screen.autopay'),
  css,
  wire: [callsPart('loan.autopay', 'loan.autopay-ask', 'loan.autopay-move', 'loan.autopay-skip')],
  words: autopayWords,
};
