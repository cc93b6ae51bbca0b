import type { ScreenModule } from '../../app/screen-module.ts';
import { product } from '../../wire/parts/product.ts';
import css from './evidence.css?inline';
import { ProductsScreen } from './products-screen.tsx';
import { productsWords } from './words.ts';

export const screen: ScreenModule = {
  Screen: ProductsScreen,
  title: (t) => t('screen.recommendationList'),
  css,
  wire: [product],
  words: productsWords,
};
