import type { ScreenModule } from '../../shell/screen-module.ts';
import { withLendingWords } from '../../lending/texts.ts';
import { callsPart } from '../../wire/calls-part.ts';
import css from './home.css?inline';
import { loadHomeParts } from './home-parts.tsx';
import { HomeScreen } from './home-screen.tsx';
import { homeWords } from './texts.ts';

export const screen: ScreenModule = {
  Screen: HomeScreen,
  title: (t) => t('screen.home'),
  css,
  wire: [callsPart('home.page', 'loan.changes')],
  words: withLendingWords(homeWords),
  loadParts: async ({ 'home.page': home }) => home && loadHomeParts(home),
};
