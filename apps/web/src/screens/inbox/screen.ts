import type { ScreenModule } from '../../shell/screen-module.ts';
import css from './inbox.css?inline';
import { InboxScreen } from './inbox-screen.tsx';
import { inboxWords } from './texts.ts';

export const screen: ScreenModule = {
  Screen: InboxScreen,
  title: (t) => t('screen.inbox'),
  css,
  words: inboxWords,
};
