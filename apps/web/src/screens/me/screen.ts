import type { ScreenModule } from '../../shell/screen-module.ts';
import { callsPart } from '../../wire/calls-part.ts';
import css from './me.css?inline';
import { MeScreen } from './me-screen.tsx';
import { withPasskeyWords } from '../../passkeys/texts.ts';
import { meWords } from './texts.ts';

export const screen: ScreenModule = {
  Screen: MeScreen,
  title: (t) => t('screen.me'),
  css,
  wire: [
    callsPart('session.list', 'session.end', 'session.language', 'session.logout'),
    callsPart('order.user-menu'),
  ],
  words: withPasskeyWords(meWords),
};
