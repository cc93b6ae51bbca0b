import type { ScreenModule } from '../../shell/screen-module.ts';
import { callsPart } from '../../wire/calls-part.ts';
import css from './recommendation-list.css?inline';
import { RecommendationListScreen } from './recommendation-list-screen.tsx';
import { productsWords } from './texts.ts';

export const screen: ScreenModule = {
  Screen: RecommendationListScreen,
  title: (t) => t('screen.recommendationList'),
  css,
  wire: [callsPart('product.push', 'product.low-rate-point')],
  words: productsWords,
};
