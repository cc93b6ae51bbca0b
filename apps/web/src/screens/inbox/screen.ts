import type { ScreenModule } from '../../shell/screen-module.ts';
import { callsPart } from '../../wire/calls-part.ts';
import css from './inbox.css?inline';
import { InboxScreen } from './inbox-screen.tsx';
import { inboxWords } from './texts.ts';

export const screen: ScreenModule = {
  Screen: InboxScreen,
  title: (t) => t('screen.inbox'),
  css,
  wire: [callsPart('message.list', 'message.read')],
  words: inboxWords,
};
