import type { ScreenModule } from '../../shell/screen-module.ts';
import { callsPart } from '../../wire/calls-part.ts';
import css from './product.css?inline';
import { ProductScreen } from './product-screen.tsx';
import { loadPrice } from './product-view.tsx';
import { withLendingWords } from '../../lending/texts.ts';
import { productWords } from './texts.ts';

export const screen: ScreenModule = {
  Screen: ProductScreen,
  title: (t) => t('screen.product'),
  css,
  wire: [callsPart('product.detail', 'product.quote', 'product.apply')],
  words: withLendingWords(productWords),
  loadParts: loadPrice,
  isKeptHere: ({ store }) => store.read('productDetail') !== undefined,
};
