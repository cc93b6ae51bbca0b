import type { ScreenModule } from '../../shell/screen-module.ts';
import { product } from '../../wire/parts/product.ts';
import css from './recommendation-list.css?inline';
import { RecommendationListScreen } from './recommendation-list-screen.tsx';
import { productsWords } from './texts.ts';

export const screen: ScreenModule = {
  Screen: RecommendationListScreen,
  title: (t) => t('screen.recommendationList'),
  css,
  wire: [product],
  words: productsWords,
};
