import type { ScreenModule } from '../../shell/screen-module.ts';
import css from './sandbox.css?inline';
import { SandboxScreen } from './sandbox-screen.tsx';
import { sandboxWords } from './texts.ts';

export const screen: ScreenModule = {
  Screen: SandboxScreen,
  title: (t) => t('screen.sandbox'),
  css,
  words: sandboxWords,
};
