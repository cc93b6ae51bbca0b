import type { ScreenModule } from '../../shell/screen-module.ts';
import { product } from '../../wire/parts/product.ts';
import css from './product.css?inline';
import { ProductScreen } from './product-screen.tsx';
import { productWords } from './texts.ts';

export const screen: ScreenModule = {
  Screen: ProductScreen,
  title: (t) => t('screen.product'),
  css,
  wire: [product],
  words: productWords,
};
