import type { ScreenModule } from '../../shell/screen-module.ts';
import { callsPart } from '../../wire/calls-part.ts';
import css from './login.css?inline';
import { LoginScreen } from './login-screen.tsx';
import { loginWords } from './texts.ts';

export const screen: ScreenModule = {
  Screen: LoginScreen,
  title: (t) => t('screen.login'),
  css,
  wire: [
    callsPart(
      'session.login-init',
      'session.sms-code',
      'session.voice-code',
      'session.login',
      'session.list',
    ),
  ],
  words: loginWords,
};
